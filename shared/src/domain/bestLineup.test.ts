import { asFootballerId } from './units';
import {
  bestLineup,
  suggestedExpectedPoints,
  suggestedLineup,
  suggestedStatus,
  templateLineup,
  type ExpectedPick,
  type LineupCandidate,
} from './bestLineup';
import { isLegalLineup } from './squad';
import { profileOf } from './seasonProfiles';

const rules = profileOf('2023-24');

/** A small generator of deterministic pseudo-random numbers. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const formations = [3, 4, 5].flatMap((defenders) =>
  [2, 3, 4, 5].flatMap((midfielders) => {
    const forwards = 10 - defenders - midfielders;
    return forwards >= 1 && forwards <= 3 ? [[1, defenders, midfielders, forwards] as const] : [];
  }),
);

/** Tries every formation and takes the best of each position. */
function plainBestSum(candidates: LineupCandidate[]): number {
  const best = (position: string, count: number) =>
    candidates
      .filter((one) => one.position === position)
      .map(({ value }) => value)
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((a, b) => a + b, 0);
  return Math.max(
    ...formations.map(
      ([gkp, def, mid, fwd]) => best('GKP', gkp) + best('DEF', def) + best('MID', mid) + best('FWD', fwd),
    ),
  );
}

const positionsOfSquad = [...'GGDDDDDMMMMMFFF'].map(
  (letter) => ({ G: 'GKP', D: 'DEF', M: 'MID' })[letter] ?? 'FWD',
);

it('is the best of all eight formations, for 500 squads', () => {
  const next = numbers(7);
  expect(formations).toHaveLength(8);
  for (let round = 0; round < 500; round += 1) {
    const candidates = positionsOfSquad.map((position, index) => ({
      footballer_id: asFootballerId(index + 1),
      position,
      value: Math.round(next.next().value * 20) / 2,
    }));
    const lineup = bestLineup(candidates, rules);
    expect(isLegalLineup(lineup, rules)).toBe(true);
    expect(lineup.reduce((sum, { value }) => sum + value, 0)).toBe(plainBestSum(candidates));
  }
});

it('leaves a position of a later season out, and makes do with few', () => {
  const few = [
    { footballer_id: asFootballerId(1), position: 'MNG', value: 99 },
    { footballer_id: asFootballerId(2), position: 'GKP', value: 1 },
  ];
  expect(bestLineup(few, rules).map(({ footballer_id }) => footballer_id)).toEqual([2]);
});

describe('the template line-up', () => {
  const candidates = [...positionsOfSquad, 'DEF', 'MID'].map((position, index) => ({
    footballer_id: asFootballerId(index + 1),
    position,
    value: 20 - index,
  }));
  it('is the most picked legal eleven, with a keeper and three of the field behind it', () => {
    const { lineup, bench } = templateLineup(candidates, rules);
    expect(lineup.map(({ footballer_id }) => footballer_id)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]);
    expect(bench.map(({ footballer_id }) => footballer_id)).toEqual([2, 12, 14, 15]);
  });
});

describe('the suggested line-up', () => {
  const expected = [4, 3, 5, 4.6, 2, 2, 1, 8, 6, 5, 1.5, 2.5, 7.4, 4, 1];
  /** The first of each position start: 4-4-2, with 6 on the bench although better than 5. */
  const squad: ExpectedPick[] = positionsOfSquad.map((position, index) => ({
    footballer_id: asFootballerId(index + 1),
    position,
    expected_points: expected[index] ?? null,
    starts_now: ![2, 7, 12, 15].includes(index + 1),
  }));
  const suggested = suggestedLineup(squad, rules);

  it('is the eleven with the most expected points, "suggested captain doubles expected points"', () => {
    const sum = suggested.lineup.reduce((total, id) => total + (expected[id - 1] ?? 0), 0);
    expect(suggested.captain_id).toBe(8);
    expect(suggested.vice_captain_id).toBe(13);
    expect(suggested.expected_points).toBeCloseTo(sum + 8);
    expect([suggestedExpectedPoints(8, true), suggestedExpectedPoints(8, false)]).toEqual([16, 8]);
  });

  it('says whom to start for whom, and what it gains', () => {
    expect(suggested.changes).toEqual([{ start: 12, rest: 11, gain: 1 }]);
  });

  it('benches the keeper first and then the field by expected points', () => {
    expect(suggested.bench[0]).toBe(2);
    expect(suggested.bench).toHaveLength(4);
    expect([
      suggestedStatus(asFootballerId(8), suggested),
      suggestedStatus(asFootballerId(13), suggested),
      suggestedStatus(asFootballerId(2), suggested),
    ]).toEqual(['c', 'vc', 'benched']);
    expect(suggestedStatus(asFootballerId(1), suggested)).toBe('lineup');
  });

  it('counts missing expected points as 0, as after gameweek 38', () => {
    const over = suggestedLineup(
      squad.map((pick) => ({ ...pick, expected_points: null })),
      rules,
    );
    expect([over.lineup.length, over.expected_points]).toEqual([11, 0]);
    expect(suggestedLineup([], rules).captain_id).toBeNull();
  });
});
