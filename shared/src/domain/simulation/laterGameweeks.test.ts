import { chanceToBeat, createLaterGameweeks } from '.';
import { asFootballerId, asTeamId } from '../units';

const runs = 4000;
const pick = (id: number) => ({ footballer_id: asFootballerId(id), multiplier: id % 11 === 0 ? 2 : 1 });
const squadFrom = (first: number) => Array.from({ length: 11 }, (_, index) => pick(first + index));
const team = (id: number, first?: number) => ({
  id: asTeamId(id),
  picks: first === undefined ? [] : squadFrom(first),
});

const deviation = (points: ArrayLike<number>) => {
  const values = Array.from(points);
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
};
const gapOf = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a, (points, run) => points - (b[run] ?? 0));

it('without a later gameweek nothing is added', () => {
  expect(deviation(createLaterGameweeks(runs, 0)(team(1, 1)))).toBe(0);
});

it('teams without a common footballer part more than others next, and by what was measured over a season', () => {
  const besideMeasured = (gameweeks: number) => {
    const later = createLaterGameweeks(runs, gameweeks);
    return deviation(gapOf(later(team(1, 1)), later(team(2, 101)))) / Math.sqrt(2 * 117 * gameweeks);
  };
  // Eleven and a captain, nobody in both: 28 times the variance of a footballer, measured pairs have 15 times.
  expect(besideMeasured(1)).toBeCloseTo(1.3, 1);
  expect(besideMeasured(30)).toBeCloseTo(1.05, 1);
});

it('equal squads stay together in the next gameweek and part later', () => {
  const shareOfOthers = (gameweeks: number) => {
    const later = createLaterGameweeks(runs, gameweeks);
    const equal = deviation(gapOf(later(team(1, 1)), later(team(2, 1))));
    return equal / deviation(gapOf(later(team(1, 1)), later(team(2, 101))));
  };
  expect(shareOfOthers(1)).toBeLessThan(0.5);
  expect(shareOfOthers(30)).toBeGreaterThan(0.85);
});

it('nobody is better on average, so a lead is worth less the longer the season goes on', () => {
  const chance = (gameweeks: number) => {
    const later = createLaterGameweeks(runs, gameweeks);
    const [mine, theirs] = [later(team(1, 1)), later(team(2))];
    return chanceToBeat({ runs: mine, before: 20 }, { runs: theirs }).win;
  };
  expect(chance(1)).toBeGreaterThan(0.85);
  expect(chance(30)).toBeGreaterThan(0.5);
  expect(chance(30)).toBeLessThan(0.65);
});

it('a team has the same points in whatever company it is drawn', () => {
  const alone = createLaterGameweeks(runs, 5)(team(7, 3));
  const later = createLaterGameweeks(runs, 5);
  later(team(8, 50));
  expect(later(team(7, 3))).toEqual(alone);
});
