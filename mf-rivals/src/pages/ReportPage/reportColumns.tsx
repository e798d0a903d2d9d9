import { CheckIcon } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import { clubKit, FootballerCell, OwnershipText, PointsPill } from '@touchline/design-system/football';
import { formatPercent } from '@touchline/shared/format';
import type { RivalsReport } from '@touchline/shared/wire';

type Row = RivalsReport['rows'][number];

/** Columns of the report, in the order of the page definitions (7). The sort is chosen above the table. */
export const reportColumns = (teams: number): readonly Column<Row>[] => [
  { key: 'player', label: 'Player', cell: (row) => <Owned row={row} /> },
  {
    key: 'overall',
    label: 'Overall',
    meaning: 'How many of the teams own him',
    kind: 'number',
    cell: ({ overall = 0, share = 0 }) => (
      <OwnershipText ownership={{ count: overall, total: teams, count_share: share }} />
    ),
  },
  countColumn('lineup', 'XI', 'Teams that start him'),
  countColumn('c', 'C', 'Teams that captain him'),
  countColumn('vc', 'VC', 'Teams that have him as vice-captain'),
  countColumn('in', 'In', 'Teams that bought him for this gameweek'),
  {
    key: 'effective',
    label: 'EO',
    meaning: 'Effective ownership: mean multiplier in percent',
    kind: 'number',
    cell: ({ effective }) => formatPercent(effective),
  },
  {
    key: 'mine',
    label: 'Mine',
    kind: 'mark',
    cell: ({ mine }) => mine && <CheckIcon titleAccess="In your squad" sx={{ fontSize: 18 }} />,
  },
  {
    key: 'gw_points',
    label: 'GW',
    meaning: 'Points this gameweek',
    kind: 'mark',
    cell: ({ gw_points }) => <PointsPill value={gw_points} />,
  },
];

function countColumn(key: 'lineup' | 'c' | 'vc' | 'in', label: string, meaning: string): Column<Row> {
  return { key, label, meaning, kind: 'number', cell: (row) => row[key] ?? '–' };
}

function Owned({ row: { id, name, club_id, position } }: { row: Row }) {
  if (id === undefined || !name || !club_id || !position) return null;
  return <FootballerCell footballer={{ id, name, club_id, position }} kit={clubKit(club_id)} />;
}
