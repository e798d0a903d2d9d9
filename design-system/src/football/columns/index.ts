/**
 * Common columns of tables. Not a shared singleton module: each remote bundles the columns it shows, and uses the
 * cells of the shared modules (docs/decisions/0022).
 */
export { footballerColumns, type CategoryFigure, type ColumnContext } from './footballerColumns';
export { footballerViewLabels, type FootballerFigures, type FootballerTableView } from './footballerFigures';
export { FootballerTable } from './FootballerTable';
export { FootballerViewTabs } from './FootballerViewTabs';
export { numberColumn } from './numberColumn';
