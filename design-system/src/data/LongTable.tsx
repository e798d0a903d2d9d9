import { useState } from 'react';
import type { RowsProps } from './BodyRow';
import { ScrollingTable, type TableParts } from './ScrollingTable';
import { useColumnWidths } from './useColumnWidths';
import { VirtualBody } from './VirtualBody';

export interface LongTableProps<Row> extends TableParts<Row>, RowsProps<Row> {
  rows: readonly Row[];
  density?: 'compact' | 'comfortable';
}

/** A table of which only the rows in sight are drawn. */
export default function LongTable<Row>(props: LongTableProps<Row>) {
  const { columns, rows } = props;
  // State, not a ref: the rows are mounted before what they scroll in, and have to hear of it.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const widths = useColumnWidths({ region, columns, rows });
  return (
    <ScrollingTable {...props} onRegion={setRegion} widths={widths}>
      <VirtualBody {...props} region={region} widths={widths} />
    </ScrollingTable>
  );
}
