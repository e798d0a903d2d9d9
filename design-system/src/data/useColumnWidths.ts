import { useLayoutEffect, useState } from 'react';
import type { Column } from './column';

interface Measured<Row> {
  /** What the table scrolls in; null while it need not be measured. */
  region: HTMLElement | null;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

interface Widths<Row> extends Measured<Row> {
  /** Pixels there are for the table. */
  room: number;
  pixels: readonly number[];
}

/**
 * Pixels of each column as the browser lays them out for the rows that are there; undefined until they are known, and
 * again when the room, the columns or the rows are others. A table of which a part is drawn would have other columns
 * with every row that comes in sight, and be laid out whole each time.
 */
export function useColumnWidths<Row>({
  region,
  columns,
  rows,
}: Measured<Row>): readonly number[] | undefined {
  const [widths, setWidths] = useState<Widths<Row>>();
  const [room, setRoom] = useState(0);
  const known =
    widths?.region === region && widths.columns === columns && widths.rows === rows && widths.room === room;
  useLayoutEffect(() => {
    if (!region) return;
    const measure = () => setRoom(region.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    return () => observer.disconnect();
  }, [region]);
  useLayoutEffect(() => {
    // Nothing has a width where nothing is laid out.
    if (!region || known || room === 0) return;
    const headings = [...region.querySelectorAll('thead th')];
    setWidths({
      region,
      columns,
      rows,
      room,
      pixels: headings.map((th) => th.getBoundingClientRect().width),
    });
  }, [region, columns, rows, room, known]);
  return known ? widths.pixels : undefined;
}

const lengthOf = (value: number | string | null | undefined) => String(value ?? '').length;

/** For each column the row with the longest value: what the widths of a table are measured with. */
export function widestRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly Row[] {
  const widest = columns.flatMap(({ sortValue }) => {
    if (!sortValue) return [];
    const lengths = rows.map((row) => lengthOf(sortValue(row)));
    return rows[lengths.indexOf(Math.max(...lengths))] ?? [];
  });
  return [...new Set(widest)];
}
