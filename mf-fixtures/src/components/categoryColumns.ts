import type { Column } from '@touchline/design-system/data';
import { categoryLabel } from '@touchline/design-system/football';
import { formatPoints } from '@touchline/shared/format';

interface PointsByCategory {
  readonly categories: Readonly<Record<string, number>>;
}

/** One column for each category that gave points. */
export const categoryColumns = <Row extends PointsByCategory>(categories: readonly string[]): Column<Row>[] =>
  categories.map((category) => ({
    key: category,
    label: categoryLabel(category),
    kind: 'number',
    sortValue: (row) => row.categories[category] ?? 0,
    cell: (row) => formatPoints(row.categories[category] ?? 0),
  }));
