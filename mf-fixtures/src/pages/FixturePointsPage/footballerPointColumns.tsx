import type { Column } from '@touchline/design-system/data';
import { clubKit, FootballerCell, PointsPill, TintCell } from '@touchline/design-system/football';
import type { FixturePoints } from '@touchline/shared/wire';
import { categoryColumns } from '../../components/categoryColumns';

type Row = FixturePoints['rows'][number];

/** Player, total, minutes, and one column for each category with points. */
export const footballerPointColumns = (categories: readonly string[]): Column<Row>[] => [
  {
    key: 'name',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: (row) => <FootballerCell footballer={row} kit={clubKit(row.club_id)} />,
  },
  {
    key: 'total',
    label: 'Total',
    meaning: 'Points in this match',
    kind: 'mark',
    sortValue: ({ total }) => total,
    cell: ({ total, categories: given }) => (
      <PointsPill value={total} of="fixture" provisional={(given.bonus_provisional ?? 0) > 0} />
    ),
  },
  {
    key: 'played',
    label: 'Min',
    meaning: 'Minutes played',
    kind: 'mark',
    sortValue: ({ minutes }) => minutes,
    cell: ({ minutes }) => <TintCell kind="minutes" value={minutes} />,
  },
  ...categoryColumns<Row>(categories),
];
