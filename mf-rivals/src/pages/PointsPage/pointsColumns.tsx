import { numberColumn } from '@touchline/design-system/columns';
import { positionLabel } from '@touchline/design-system/football';
import type { Column } from '@touchline/design-system/data';
import { positions, type Position } from '@touchline/shared/domain';
import { formatPoints } from '@touchline/shared/format';
import type { RivalsPoints } from '@touchline/shared/wire';
import { placedTeam, totalOfSeason } from '../../components/placedTeam';

type Row = RivalsPoints['rows'][number];

/** Columns of the season split, in the order of the page definitions (7). */
export const pointsColumns: readonly Column<Row>[] = [
  placedTeam<Row>(),
  ...positions.map(positionColumn),
  numberColumn('captain_extra', 'Captain', 'Extra points of the armband', formatPoints),
  numberColumn('bench', 'Bench', 'Points left on the bench; they are not in the total', formatPoints),
  numberColumn('hits', 'Hits', 'Points paid for transfers', formatPoints),
  totalOfSeason<Row>(),
];

function positionColumn(position: Position): Column<Row> {
  const read = ({ positions: points }: Row) => points && (points[position] ?? 0);
  return {
    key: position,
    label: position,
    meaning: `Points of each ${positionLabel(position).toLowerCase()} who counted`,
    kind: 'number',
    sortValue: read,
    cell: (row) => formatPoints(read(row)),
  };
}
