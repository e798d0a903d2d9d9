import { Button, useMediaQuery, type Theme } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { useMemo, useState } from 'react';
import type { ClubsResults } from '../../state/clubs.queries';
import { strengthColumns } from './strengthColumns';

/** The clubs with their strengths, the strongest first; a phone shows the overall ones by default. */
export function StrengthTable({ rows }: { rows: ClubsResults['strength']['rows'] }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isWhole, setWhole] = useState(false);
  const { sort, onSort } = useTableAddress();
  const parts = isPhone && !isWhole ? overallOnly : allParts;
  const columns = useMemo(() => strengthColumns(parts, isPhone), [parts, isPhone]);
  const strongest = useMemo(
    () => [...rows].sort((a, b) => b.strength - a.strength || b.overall.overall - a.overall.overall),
    [rows],
  );
  return (
    <DataTable
      caption="Strength of the clubs"
      columns={columns}
      rows={strongest}
      rowKey={({ id }) => id}
      pageSize="all"
      sort={sort}
      onSort={onSort}
      toolbar={
        isPhone && (
          <Button
            size="small"
            aria-pressed={isWhole}
            onClick={() => setWhole(!isWhole)}
            sx={{ alignSelf: 'start' }}
          >
            {isWhole ? 'Overall only' : 'Show attack and defence'}
          </Button>
        )
      }
    />
  );
}

const allParts = ['overall', 'attack', 'defence'] as const;
const overallOnly = ['overall'] as const;
