import { Button } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import type { RivalsChances, RivalsGameweek } from '@touchline/shared/wire';
import { useState } from 'react';
import { TeamsTable } from '../../components/TeamsTable';
import { Differences } from './Differences';
import { gameweekColumns } from './gameweekColumns';

type Row = RivalsGameweek['rows'][number];

interface GameweekTableProps {
  rows: readonly Row[];
  label: string;
  /** Undefined until they are loaded. */
  chances?: RivalsChances | undefined;
}

/** The teams of a gameweek; an expanded row shows footballers who count for only one of the two. */
export function GameweekTable({ rows, label, chances }: GameweekTableProps) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  const own = rows.find(({ mine }) => mine)?.nett_points ?? null;
  const isOpen = ({ place }: Row) => opened.includes(place);
  const toggle = ({ place }: Row) =>
    setOpened((before) =>
      before.includes(place) ? before.filter((one) => one !== place) : [...before, place],
    );
  const differences: Column<Row> = {
    key: 'differences',
    label: 'Differences',
    meaning: 'Who counts for only one of you',
    kind: 'mark',
    cell: (row) =>
      row.only_they && (
        <Button
          size="small"
          aria-expanded={isOpen(row)}
          aria-label={`${isOpen(row) ? 'Hide' : 'Show'} differences with ${row.name}`}
          onClick={() => toggle(row)}
        >
          {isOpen(row) ? 'Hide' : 'Show'}
        </Button>
      ),
  };
  return (
    <TeamsTable
      caption={`Teams in ${label}`}
      columns={[...gameweekColumns(own, chances), differences]}
      rows={rows}
      sortedBy="nett_points"
      step="gameweek"
      details={(row) => isOpen(row) && <Differences row={row} />}
    />
  );
}
