import { asFootballerId } from './units';
import { bonusFromBps, isBonusOfficial, provisionalBonus, withProvisionalBonus } from './bonus';

const scores = (...bps: number[]) =>
  bps.map((score, index) => ({ footballer_id: asFootballerId(index + 1), bps: score }));
const awards = (...bps: number[]) => [...bonusFromBps(scores(...bps)).values()];

describe('bonus from the bonus points system', () => {
  it.each<[string, number[], number[]]>([
    ['nobody is tied', [40, 30, 20, 10], [3, 2, 1]],
    ['first tied: 3, 3, 1', [40, 40, 30, 20], [3, 3, 1]],
    ['three are tied first: 3, 3, 3', [40, 40, 40, 30], [3, 3, 3]],
    ['four are tied first', [40, 40, 40, 40, 30], [3, 3, 3, 3]],
    ['second tied: 3, 2, 2', [40, 30, 30, 20], [3, 2, 2]],
    ['third tied: 3, 2, 1, 1', [40, 30, 20, 20], [3, 2, 1, 1]],
    ['scores are zero or below', [5, 0, -3], [3]],
    ['nobody has a score', [], []],
  ])('when %s', (_, bps, expected) => {
    expect(awards(...bps)).toEqual(expected);
  });

  it('does not depend on the order of the scores', () => {
    expect(bonusFromBps(scores(10, 40, 30)).get(asFootballerId(2))).toBe(3);
  });
});

describe('provisional bonus is counted once', () => {
  it.each([
    ['a match in play', { is_settled: false, official: [0, 0] }, false],
    ['a settled match', { is_settled: true, official: [] }, true],
    ['a match whose bonus came before it was settled', { is_settled: false, official: [0, 3] }, true],
  ])('%s', (_, state, isOfficial) => {
    expect(isBonusOfficial(state)).toBe(isOfficial);
    expect(provisionalBonus(scores(40, 30), state).size).toBe(isOfficial ? 0 : 2);
  });

  it('replaces bonus until it is official, never both', () => {
    const played = [{ category: 'minutes', count: 90, points: 2 }];
    const withBonus = [...played, { category: 'bonus', count: 3, points: 3 }];
    expect(withProvisionalBonus(played, 2)).toContainEqual({
      category: 'bonus_provisional',
      count: 2,
      points: 2,
    });
    expect(withProvisionalBonus(withBonus, 2)).toEqual(withBonus);
    expect(withProvisionalBonus(played, 0)).toEqual(played);
  });
});
