/** Tables and what stands around them. */
export { DataTable, usualPageSize, type DataTableProps } from './data/DataTable';
export { type Column, type ColumnKind, type TableSort } from './data/column';
export { useTableAddress } from './data/useTableAddress';
export { Pager } from './data/Pager';
export { HeatTable, type HeatColumn, type HeatRow } from './data/HeatTable';
export { tickerKey, TickerTable, type TickerRow } from './data/TickerTable';
