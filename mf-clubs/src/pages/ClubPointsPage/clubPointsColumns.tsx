import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { positionNames, positions } from '@touchline/shared/domain';
import { formatCount, formatDec1 } from '@touchline/shared/format';
import { ClubName } from '../../components/ClubName';
import type { ClubsResults } from '../../state/clubs.queries';

type Row = ClubsResults['points']['rows'][number];

export const clubPointsColumns: readonly Column<Row>[] = [
  { key: 'club', label: 'Club', sortValue: ({ name }) => name, cell: (club) => <ClubName club={club} /> },
  numberColumn('total', 'Total', 'Fantasy points of all its players', (total) => (
    <strong>{formatCount(total)}</strong>
  )),
  ...positions.map((position): Column<Row> => ({
    key: position.toLowerCase(),
    label: position,
    meaning: `Points of ${positionNames[position].toLowerCase()}s`,
    kind: 'number',
    sortValue: (row) => row.positions[position] ?? 0,
    cell: (row) => formatCount(row.positions[position] ?? 0),
  })),
  numberColumn('per_match', 'Per match', undefined, formatDec1),
];
