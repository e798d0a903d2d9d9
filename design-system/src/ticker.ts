/**
 * Who meets whom, gameweek by gameweek. Not one of the modules that exist once in the page: the remote that shows it
 * carries it (docs/decisions/0022).
 */
export { tickerKey, TickerTable, type TickerRow } from './data/TickerTable';
