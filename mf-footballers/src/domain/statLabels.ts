import { categoryLabel } from '@touchline/design-system/football';

/** Figures that give no points by themselves; what does has the label of its category. */
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

/** The label of a figure of a footballer's statistics, by its word on the wire. */
export const statLabel = (key: string): string => labels[key] ?? categoryLabel(key);
