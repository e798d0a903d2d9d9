import {
  constructTable,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { Column, TableSort } from './column';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/**
 * The orders that rows can be in. Each is found when it is asked for first, and kept: so one can be had ready before it is
 * shown.
 */
export function ordersOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const known = new Map<string, readonly Row[]>();
  let order: ReturnType<typeof orderOf<Row>> | undefined;
  return (sort: TableSort | undefined): readonly Row[] => {
    const isSortable = columns.some(({ key, sortValue }) => key === sort?.by && sortValue);
    if (!sort || !isSortable) return rows;
    const id = idOf(sort);
    const ordered = known.get(id) ?? (order ??= orderOf(columns, rows))(id);
    known.set(id, ordered);
    return ordered;
  };
}

function orderOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const table = constructTable({
    features,
    columns: columns.flatMap((column) => toDefinitions(column, rows)),
    data: rows.map((value): { value: Row } => ({ value })),
  });
  return (id: string) => {
    table.setSorting([{ id, desc: false }]);
    return table.getSortedRowModel().rows.map(({ original }) => original.value);
  };
}

let collator: Intl.Collator | undefined;

/** Made when the first names are ordered: making one takes a slow phone a tenth of a second. */
const names = () => (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

const idOf = ({ by, order }: TableSort) => `${by} ${order}`;

type SortValue = number | string | undefined;

/**
 * A column in either order, each a column of its own for the library: asked for one order and its reverse, it reads four
 * values for each pair it compares, to have the missing ones last in both. That was most of what ordering took.
 */
function toDefinitions<Row>({ key, sortValue }: Column<Row>, rows: readonly Row[]) {
  let values: SortValue[] | undefined;
  const valueAt = (at: number) => (values ??= rows.map((row) => sortValue?.(row) ?? undefined))[at];
  return (['asc', 'desc'] as const).map((order) => ({
    id: idOf({ by: key, order }),
    accessorFn: (_: unknown, at: number) => valueAt(at),
    sortUndefined: false as const,
    sortFn: ({ index: one }: Placed, { index: other }: Placed) =>
      compare(valueAt(one), valueAt(other), order === 'asc' ? 1 : -1),
  }));
}

/** A row with its place in what came. */
interface Placed {
  index: number;
}

function compare(one: SortValue, other: SortValue, direction: 1 | -1): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction;
  return names().compare(String(one), String(other)) * direction;
}
