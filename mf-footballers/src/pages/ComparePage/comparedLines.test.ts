import type { FootballersCompared } from '@touchline/shared/wire';
import { comparedLines, isBestOf } from './comparedLines';

type Compared = FootballersCompared['footballers'][number];

const withPer90 = (per_90: Readonly<Record<string, number>>): Compared =>
  ({ per_90: Object.entries(per_90).map(([key, value]) => ({ key, per_90: value })) }) as unknown as Compared;

it.each([
  ['goals_scored', 'the higher'],
  ['saves', 'the higher'],
  ['goals_conceded', 'the lower'],
  ['expected_goals_conceded', 'the lower'],
  ['yellow_cards', 'the lower'],
  ['red_cards', 'the lower'],
  ['own_goals', 'the lower'],
  ['penalties_missed', 'the lower'],
])('of %s per 90 minutes %s is the better', (key, better) => {
  const [low, high] = [withPer90({ [key]: 0.1 }), withPer90({ [key]: 0.4 })];
  const all = [low, high];
  const line = comparedLines({ gameweeks: [], footballers: all }).find((one) => one.key === `per_90 ${key}`);
  expect(line && all.map((one) => isBestOf(line, one, all))).toEqual(
    better === 'the higher' ? [false, true] : [true, false],
  );
});
