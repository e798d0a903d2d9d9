/**
 * Common columns of tables of footballers. Not a shared singleton module: each remote bundles the columns it
 * shows, and uses the cells of the shared modules (docs/decisions/0022).
 */
export {
  footballerColumns,
  type CategoryFigure,
  type ColumnContext,
} from './football/columns/footballerColumns';
export {
  footballerViewLabels,
  type FootballerFigures,
  type FootballerTableView,
} from './football/columns/footballerFigures';
export { FootballerTable } from './football/columns/FootballerTable';
export { FootballerViewTabs } from './football/columns/FootballerViewTabs';
