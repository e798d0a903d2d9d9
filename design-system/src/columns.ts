/**
 * The columns that every table of footballers has. Not one of the modules that exist once in the page: each remote
 * carries those it shows, and takes the cells in them from the modules that are (docs/decisions/0022).
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
