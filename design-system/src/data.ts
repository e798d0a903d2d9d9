/** Tables and their controls. */
export { DataTable, type DataTableProps } from './data/DataTable';
export { usualPageSize, type Column, type ColumnKind, type TableSort } from './data/column';
export { useTableAddress } from './data/useTableAddress';
export { Pager } from './data/Pager';
export { HeatTable, type HeatColumn, type HeatRow } from './data/HeatTable';
