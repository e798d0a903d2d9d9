import type { Column } from '@touchline/design-system/data';
import type { Points } from '@touchline/shared/domain';
import { formatPoints } from '@touchline/shared/format';

interface Named {
  readonly key: string;
  readonly label: string;
  readonly meaning: string;
}

/** A column of points that sorts by the shown value. */
export const pointsColumn = <Row>(name: Named, pointsOf: (row: Row) => Points): Column<Row> => ({
  ...name,
  kind: 'number',
  sortValue: pointsOf,
  cell: (row) => formatPoints(pointsOf(row)),
});
