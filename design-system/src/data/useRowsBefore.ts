import { useEffect, useState } from 'react';
import type { OrderedRow } from './useOrderedRows';

/** Rows whose columns out of sight are drawn in one frame: all at once are seen as a jerk. */
const drawnPerFrame = 4;

type RowsByPlace<Row> = ReadonlyMap<number, OrderedRow<Row>>;

interface WholeRows<Row> {
  layout: unknown;
  /** Those that are drawn in all their columns. */
  rows: RowsByPlace<Row>;
}

/**
 * The rows that stood before `standing`, of the places where columns out of sight still show them. A row that comes in
 * sight by scrolling, or in a new order, is drawn in the columns in sight first. Its others follow once the scrolling is
 * over, some rows a frame: most rows of a fling are gone by then. In a new `layout` all are drawn whole at once.
 */
export function useRowsBefore<Row>(
  standing: RowsByPlace<Row>,
  layout: unknown,
  isScrolling: boolean,
): RowsByPlace<Row> {
  const [whole, setWhole] = useState<WholeRows<Row>>({ layout, rows: new Map() });
  const isNew = whole.layout !== layout || whole.rows.size === 0;
  const rows = isNew ? new Map<number, OrderedRow<Row>>() : whole.rows;
  const behind = [...standing].filter(([place, row]) => !isSameRow(rows.get(place), row));
  useEffect(() => {
    if (behind.length === 0 || (isScrolling && !isNew)) return;
    const next = isNew ? behind : behind.slice(0, drawnPerFrame);
    return afterPaint(() => setWhole({ layout, rows: new Map([...rows, ...next]) }));
  });
  return new Map(
    behind.flatMap(([place]) => {
      const before = rows.get(place);
      return before ? [[place, before]] : [];
    }),
  );
}

/** A place can come to have the same row anew, by a new order that changes nothing there. */
const isSameRow = <Row>(one: OrderedRow<Row> | undefined, other: OrderedRow<Row>) =>
  one?.value === other.value && one.index === other.index;

/** Calls it once the next frame is painted, unless that is called off by what is returned. */
function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
