/**
 * Chances through a gameweek. Not a shared singleton module: each remote bundles what it shows, and uses the
 * components of the shared modules (docs/decisions/0022).
 */
export { ChanceChart, ChanceChartSkeleton } from './ChanceChart';
export { RetryBanner } from './RetryBanner';
