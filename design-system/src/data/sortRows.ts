import type { Column, TableSort } from './column';

type SortValue = number | string | undefined;

let collator: Intl.Collator | undefined;

/** Created with the first sort by names, since creation takes about 100 ms on a slow phone. */
const names = () => (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

/**
 * Sorts rows by a column. Missing values are last in both directions, and rows with equal values keep their
 * order.
 *
 * @returns the rows unchanged without a sort, or if its column cannot be sorted
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const sortValue = columns.find(({ key }) => key === sort?.by)?.sortValue;
  if (!sort || !sortValue) return rows;
  const direction = sort.order === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(row) ?? undefined }))
    .sort((one, other) => compare(one.value, other.value, direction))
    .map(({ row }) => row);
}

function compare(one: SortValue, other: SortValue, direction: 1 | -1): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction;
  return names().compare(String(one), String(other)) * direction;
}
