/**
 * The metrics of the pitch's cards, in the order of the switcher.
 *
 * The specification lists 15 metrics ("EP this/next GW" is one of them, with two keys).
 */
export const metrics = [
  { key: 'rivals', label: 'Rivals', is_gated: false },
  { key: 'club', label: 'Club', is_gated: false },
  { key: 'position', label: 'Position', is_gated: false },
  { key: 'position_real', label: 'Real position', is_gated: false },
  { key: 'total_points', label: 'Total points', is_gated: false },
  { key: 'gameweek_points', label: 'GW points', is_gated: false },
  { key: 'selected_by', label: 'Selected by', is_gated: true },
  { key: 'ep_this', label: 'EP this GW', is_gated: true },
  { key: 'ep_next', label: 'EP next GW', is_gated: true },
  { key: 'form', label: 'Form', is_gated: true },
  { key: 'cost', label: 'Cost', is_gated: true },
  { key: 'set_pieces', label: 'Set pieces', is_gated: true },
  { key: 'transfers', label: 'Transfers', is_gated: true },
  { key: 'status', label: 'Status', is_gated: true },
  { key: 'upcoming_fixtures', label: 'Upcoming fixtures', is_gated: true },
  { key: 'watchlist', label: 'Watchlist', is_gated: false },
] as const;

export type MetricKey = (typeof metrics)[number]['key'];
export type Metric = (typeof metrics)[number];
/** A metric that needs a season pass. */
export type GatedMetricKey = Extract<Metric, { is_gated: true }>['key'];

export const defaultMetric: MetricKey = 'rivals';

/** The metrics that need a season pass. Source: specification, section 6, "Gated pitch metrics". */
export const gatedMetrics: readonly GatedMetricKey[] = metrics
  .filter((metric) => metric.is_gated)
  .map(({ key }) => key);

export function isMetric(key: string): key is MetricKey {
  return metrics.some((metric) => metric.key === key);
}

export function isGatedMetric(key: MetricKey): key is GatedMetricKey {
  return gatedMetrics.some((gated) => gated === key);
}

/** The label of a metric; an unknown one has its key as label. */
export function metricLabel(key: string): string {
  return metrics.find((metric) => metric.key === key)?.label ?? key;
}

/**
 * The metric a pitch starts with: the initial one if given and allowed, else the stored one; one that is not
 * allowed falls back to `rivals`.
 */
export function startMetric(
  stored: string,
  initial: string | undefined,
  allowed: readonly MetricKey[],
): MetricKey {
  const isAllowed = (key: string | undefined): key is MetricKey => allowed.some((one) => one === key);
  if (isAllowed(initial)) return initial;
  return isAllowed(stored) ? stored : defaultMetric;
}
