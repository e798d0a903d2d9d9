import { categoryLabel } from '@touchline/design-system/football';

/** Labels of figures that are no point categories; categories have their own labels. */
const labels: Readonly<Record<string, string>> = {
  total_points: 'Points',
  expected_goals: 'Expected goals (xG)',
  expected_assists: 'Expected assists (xA)',
  expected_goals_conceded: 'Expected goals conceded',
  creativity: 'Creativity',
  threat: 'Threat',
  influence: 'Influence',
  bps: 'Bonus points system',
};

/** Label of a footballer's statistic, by its field name on the wire. */
export const statLabel = (key: string): string => labels[key] ?? categoryLabel(key);

/** Counts that a footballer wants few of. */
const fewIsBetter: ReadonlySet<string> = new Set([
  'goals_conceded',
  'expected_goals_conceded',
  'own_goals',
  'penalties_missed',
  'yellow_cards',
  'red_cards',
]);

export const isLowBetter = (key: string): boolean => fewIsBetter.has(key);
