import { asFootballerId } from './units';
import {
  defaultEliteTier,
  eliteTiers,
  eliteViewTier,
  groupHoldings,
  isReportSort,
  ownershipAmong,
  ownershipCount,
  type GroupSquad,
} from './ownership';

/** A squad with footballer 1 at a multiplier, and 2 on the bench. */
const squadWith = (
  multiplier: number,
  changes: Partial<GroupSquad['picks'][number]> = {},
  bought: number[] = [],
): GroupSquad => ({
  picks: [
    {
      footballer_id: asFootballerId(1),
      multiplier,
      is_captain: multiplier > 1,
      is_vice_captain: false,
      ...changes,
    },
    { footballer_id: asFootballerId(2), multiplier: 0, is_captain: false, is_vice_captain: false },
  ],
  bought: bought.map(asFootballerId),
});
const without: GroupSquad = { picks: [], bought: [] };

describe('multipliers of a footballer in a group', () => {
  it.each<[string, GroupSquad[], number]>([
    ['everyone captains him', [squadWith(2), squadWith(2)], 4],
    ['everyone starts him', [squadWith(1), squadWith(1)], 2],
    ['one triple captains him, one benches him', [squadWith(3), squadWith(0)], 3],
    ['one of four starts him', [squadWith(1), without, without, without], 1],
  ])('when %s', (_, squads, multipliers) => {
    expect(groupHoldings(squads).get(asFootballerId(1))?.multipliers).toBe(multipliers);
  });
});

describe('ownership among rivals', () => {
  it('counts squads, bench included, as count, total and share', () => {
    const counts = ownershipAmong([
      squadWith(1),
      squadWith(0),
      squadWith(2),
      ...Array.from({ length: 7 }, () => without),
    ]);
    expect(counts.get(asFootballerId(1))).toEqual({ count: 3, total: 10, count_share: 30 });
    expect(counts.get(asFootballerId(3))).toBeUndefined();
  });
  it('shares nothing without rivals', () => {
    expect(ownershipCount(0, 0)).toEqual({ count: 0, total: 0, count_share: 0 });
  });
  it('tells line-up, bench, captain, vice-captain and bought apart', () => {
    const squads = [squadWith(2, {}, [1]), squadWith(1, { is_vice_captain: true }), squadWith(0)];
    expect(groupHoldings(squads).get(asFootballerId(1))).toEqual({
      overall: 3,
      lineup: 2,
      bench: 1,
      c: 1,
      vc: 1,
      in: 1,
      multipliers: 3,
    });
  });
});

it('"Report sort must be one of overall, lineup, c, vc, in"', () => {
  expect(['overall', 'lineup', 'c', 'vc', 'in', 'out', ''].map(isReportSort)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('"Elite tiers: 250, 500, 1000 (also 100 in metrics)"; bounded lists default to 100', () => {
  expect(eliteTiers).toEqual([100, 250, 500, 1000]);
  expect([defaultEliteTier, eliteViewTier]).toEqual([100, 1000]);
});
