import { categoryLabel } from '@touchline/design-system/football';
import { formatCount } from '@touchline/shared/format';

const labels: Readonly<Record<string, string>> = {
  shots: 'Shots',
  shots_on_target: 'Shots on target',
  possession: 'Possession',
  corners: 'Corners',
  fouls: 'Fouls',
  offsides: 'Offsides',
  expected_goals: 'Expected goals',
};

/** Name of a statistic; an unknown key is shown with spaces instead of underscores. */
export const statisticLabel = (key: string): string => labels[key] ?? categoryLabel(key).replaceAll('_', ' ');

/** `56%` of possession, `1.63` expected goals, whole counts else. */
export function formatStatistic(key: string, value: number): string {
  if (key === 'possession') return `${formatCount(value)}%`;
  return key === 'expected_goals' ? value.toFixed(2) : formatCount(value);
}
