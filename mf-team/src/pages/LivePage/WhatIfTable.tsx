import { Button, Stack, Typography } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { MoveArrow } from '@touchline/design-system/football';
import { usePassCardOpener } from '@touchline/shared/contract';
import { formatCount, formatPoints } from '@touchline/shared/format';
import type { WhatIfRow } from '../../domain/whatIfAnswer';

interface WhatIfTableProps {
  label: string | undefined;
  /** Null without pass. */
  rows: readonly WhatIfRow[] | null;
}

/** The teams of the view with their hypothetical points. */
export function WhatIfTable({ label = 'Rivals', rows }: WhatIfTableProps) {
  const passCardOpener = usePassCardOpener();
  if (rows === null)
    return (
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="body2">
          What it does to your rivals and leagues comes with the season pass.
        </Typography>
        <Button variant="outlined" onClick={passCardOpener('team_live', 'what_if')}>
          Season pass
        </Button>
      </Stack>
    );
  if (rows.length < 2) return <Typography variant="body2">You follow nobody yet.</Typography>;
  return (
    <DataTable
      caption={`What if: ${label}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isMine={({ mine }) => mine}
    />
  );
}

const columns: Column<WhatIfRow>[] = [
  { key: 'place', label: '#', meaning: 'Place', kind: 'rank', cell: (_row, index) => index + 1 },
  { key: 'name', label: 'Team', cell: ({ name }) => name, minWidth: 110 },
  {
    key: 'move',
    label: '±',
    meaning: 'Places won or lost',
    kind: 'mark',
    cell: ({ move }) => <MoveArrow value={move} />,
  },
  {
    key: 'points',
    label: 'GW',
    meaning: 'Gameweek points',
    kind: 'number',
    cell: ({ points }) => formatPoints(points),
  },
  { key: 'total', label: 'Total', kind: 'number', cell: ({ total }) => formatCount(total) },
];
