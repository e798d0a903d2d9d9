/**
 * Opponents by gameweek. Not a shared singleton module: the remote that shows it bundles it
 * (docs/decisions/0022).
 */
export { tickerKey, TickerTable, type TickerRow } from './TickerTable';
