import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { rowHeight } from '../theme/tokens';
import { BodyRow, rowsProps, type RowsProps } from './BodyRow';
import { useColumnsInSight } from './useColumnsInSight';
import { useFirstInDocument } from './useFirstInDocument';
import { widestRows } from './useColumnWidths';
import type { OrderedRow } from './useOrderedRows';
import { useRowsBefore } from './useRowsBefore';

/** Pixels of what scrolls, until it has been measured. */
const usualHeight = 600;

interface VirtualBodyProps<Row> extends RowsProps<Row> {
  rows: readonly Row[];
  ordered: readonly OrderedRow<Row>[];
  density?: 'compact' | 'comfortable';

  region: HTMLElement | null;
  /** Undefined while the browser finds them, with the widest rows there too. */
  widths: readonly number[] | undefined;
}

/** The rows in sight of a long table, and room for all others. */
export function VirtualBody<Row>(props: VirtualBodyProps<Row>) {
  const { ordered, columns, region, widths, density = 'compact' } = props;
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const rowPixels = rowHeight[touch ? 'comfortable' : density];
  const mostInSight = Math.ceil((region?.clientHeight ?? usualHeight) / rowPixels) + 1;
  const virtualizer = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => region,
    estimateSize: () => rowPixels,
    overscan: 3,
    initialRect: { width: 800, height: usualHeight },
    rangeExtractor: (range) => alwaysAsMany(range, mostInSight),
  });
  const items = virtualizer.getVirtualItems();
  // A row that leaves at one end comes in at the other with something else to say, and so does every row in a new order:
  // to make rows anew takes twice as long.
  const placeOf = ({ index }: VirtualItem) => index % items.length;
  const standing = new Map(
    items.flatMap((item) => {
      const found = ordered[item.index];
      return found ? [[placeOf(item), found]] : [];
    }),
  );
  const rowsBefore = useRowsBefore(standing, widths, virtualizer.isScrolling);
  const columnsInSight = useColumnsInSight(region, widths);
  const first = useFirstInDocument(
    items[0] ? placeOf(items[0]) : 0,
    items.length,
    virtualizer.isScrolling || rowsBefore.size > 0,
  );
  const stepsFromFirst = (item: VirtualItem) => (placeOf(item) - first + items.length) % items.length;
  const inDocument = [...items].sort((a, b) => stepsFromFirst(a) - stepsFromFirst(b));
  const row = (item: VirtualItem, top?: number) => {
    const found = ordered[item.index];
    const before = rowsBefore.get(placeOf(item));
    // A new order is drawn where it is seen first.
    const isLater = before?.index === item.index && !isBetween(item.index, virtualizer.range);
    const shown = isLater ? before : found;
    return (
      shown && (
        <BodyRow
          key={placeOf(item)}
          value={shown.value}
          index={shown.index}
          top={top}
          widths={widths}
          before={isLater ? undefined : before}
          columnsInSight={before && columnsInSight}
          {...rowsProps(props)}
        />
      )
    );
  };
  const pixels = virtualizer.getTotalSize();
  if (!widths)
    return (
      <tbody>
        <Spacer height={items[0]?.start ?? 0} columns={columns.length} />
        {items.map((item) => row(item))}
        <Spacer height={pixels - (items.at(-1)?.end ?? 0)} columns={columns.length} />
        {widestRows(columns, props.rows).map((value, at) => (
          <BodyRow key={`widest ${at}`} value={value} index={0} {...rowsProps(props)} collapsed />
        ))}
      </tbody>
    );
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- it is no table's box here, and browsers then forget the role
    <tbody role="rowgroup" style={{ height: pixels }}>
      {inDocument.map((item) => row(item, item.start))}
    </tbody>
  );
}

const isBetween = (index: number, seen: { startIndex: number; endIndex: number } | null) =>
  seen !== null && index >= seen.startIndex && index <= seen.endIndex;

/** The rows in sight and some around them: as many wherever one is, so that they can be used again. */
function alwaysAsMany({ startIndex, endIndex, overscan, count }: Range, mostInSight: number): number[] {
  const length = Math.min(count, Math.max(mostInSight, endIndex - startIndex + 1) + 2 * overscan);
  const first = Math.max(0, Math.min(startIndex - overscan, count - length));
  return Array.from({ length }, (_, at) => first + at);
}

/** Stands for the rows that are out of sight, so that one stays where one has scrolled to. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className="spacer" aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
