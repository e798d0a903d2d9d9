import { asFootballerId } from './units';
import fc from 'fast-check';
import { dangers, dangersHidden } from './danger';
import { nearRank, rankModel, safetyOf, samplePages, type SampledManager } from './liveRank';

/** Managers by place with evenly decreasing totals and gains from `gainOf`. */
const standing = (count: number, gainOf: (place: number) => number = () => 0): SampledManager[] =>
  Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    const counted = Math.round(2_000 - (1_000 * index) / count);
    return { place, counted, total: counted + gainOf(place) };
  });
const trueRank = (all: readonly SampledManager[], total: number) =>
  1 + all.filter((one) => one.total > total).length;

describe('pages of a sample', () => {
  it('are all pages of a small league', () => {
    expect([...samplePages({ managers: 230, pageSize: 50, wanted: 500 })].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('cover the first to the last of eleven million, each once, and are denser at the top', () => {
    const pages = samplePages({ managers: 11_000_000, pageSize: 50, wanted: 2_000 });
    const sorted = [...pages].sort((a, b) => a - b);
    expect(new Set(pages).size).toBe(40);
    expect([sorted[0], sorted.at(-1)]).toEqual([1, 220_000]);
    expect(sorted.filter((page) => page < 1_000).length).toBeGreaterThan(10);
    expect(sorted.filter((page) => page > 50_000).length).toBeGreaterThan(6);
  });

  it('are spread over all ranks when only half of them were read', () => {
    const half = samplePages({ managers: 11_000_000, pageSize: 50, wanted: 2_000 }).slice(0, 20);
    expect(Math.min(...half)).toBe(1);
    expect(Math.max(...half)).toBe(220_000);
    expect(half.filter((page) => page > 100 && page < 100_000).length).toBeGreaterThan(5);
  });

  it('are as many as wanted, or all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12_000_000 }),
        fc.integer({ min: 100, max: 3_000 }),
        (managers, wanted) => {
          const pages = samplePages({ managers, pageSize: 50, wanted });
          const all = Math.ceil(managers / 50);
          expect(pages).toHaveLength(Math.min(all, Math.ceil(wanted / 50)));
          expect(new Set(pages).size).toBe(pages.length);
          expect(pages.every((page) => page >= 1 && page <= all)).toBe(true);
        },
      ),
    );
  });
});

describe('an estimated rank', () => {
  it('is exact when everybody is read, with an interval of no width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -8, max: 150 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 900, max: 2_200 }),
        (gains, total) => {
          const all = standing(gains.length, (place) => gains[place - 1] ?? 0);
          const rank = Math.min(trueRank(all, total), all.length);
          expect(rankModel(all, all.length).estimate(total)).toEqual({ rank, low: rank, high: rank });
        },
      ),
    );
  });

  it('is close to the true rank with a sample of a fifth, and has an interval', () => {
    const all = standing(2_500, (place) => 30 + ((place * 7919) % 61));
    const pages = new Set(samplePages({ managers: 2_500, pageSize: 50, wanted: 500 }));
    const model = rankModel(
      all.filter(({ place }) => pages.has(Math.ceil(place / 50))),
      2_500,
    );
    const tried = all.filter(({ place }) => place % 10 === 0);
    const held = tried.filter(({ total }) => {
      const { low, high } = model.estimate(total);
      const rank = trueRank(all, total);
      return low <= rank && rank <= high;
    });
    expect(held.length / tried.length).toBeGreaterThanOrEqual(0.9);
  });

  it('may be off by a part of those with the same total where the curve may be off by that part of a point', () => {
    // Forty managers have each total, on a line that the pages tell within a quarter of a point.
    const all = Array.from({ length: 10_000 }, (_, index) => {
      const counted = Math.round(2_000 - index / 40);
      return { place: index + 1, counted, total: counted + 50 };
    });
    const pages = new Set(samplePages({ managers: 10_000, pageSize: 50, wanted: 4_000 }));
    const model = rankModel(
      all.filter(({ place }) => pages.has(Math.ceil(place / 50))),
      10_000,
    );
    const halves = [3_000, 4_500].map((place) => {
      const { low, high } = model.estimate(all[place]?.total ?? 0);
      return (high - low) / 2;
    });
    for (const half of halves) expect(half).toBeLessThan(25);
    for (const half of halves) expect(half).toBeGreaterThan(5);
  });

  it('is never outside of the league, and never better with fewer points', () => {
    const model = rankModel(
      standing(200).filter(({ place }) => place % 3 === 0),
      11_000_000,
    );
    expect(model.estimate(99_999).rank).toBe(1);
    expect(model.estimate(-99_999).rank).toBe(11_000_000);
    fc.assert(
      fc.property(fc.integer({ min: 800, max: 2_200 }), fc.nat(50), (total, more) => {
        expect(model.estimate(total + more).rank).toBeLessThanOrEqual(model.estimate(total).rank);
      }),
    );
  });
});

describe('safety', () => {
  it('is the fewest points that keep the rank, and the distance from them', () => {
    const all = standing(400, (place) => (place % 5) * 10);
    const model = rankModel(all, 400);
    const { needed, margin } = safetyOf(model, { before: 1_500, nett: 40 }, 150);
    expect(model.estimate(1_500 + needed).rank).toBeLessThanOrEqual(150);
    expect(model.estimate(1_500 + needed - 1).rank).toBeGreaterThan(150);
    expect(margin).toBe(40 - needed);
  });
});

describe('managers near a rank', () => {
  it('are those within a fifth of it', () => {
    const near = nearRank(standing(1_000), 500).map(({ place }) => place);
    expect([Math.min(...near), Math.max(...near)]).toEqual([400, 600]);
  });

  it('are the nearest hundred at the very top', () => {
    expect(nearRank(standing(1_000), 1).map(({ place }) => place)).toHaveLength(100);
  });
});

describe('the danger table', () => {
  const facts = {
    own: new Map([
      [asFootballerId(1), 2],
      [asFootballerId(2), 1],
      [asFootballerId(4), 1],
    ]),
    holdings: new Map([
      [asFootballerId(1), { multipliers: 150 }],
      [asFootballerId(3), { multipliers: 60 }],
      [asFootballerId(4), { multipliers: 100 }],
    ]),
    teams: 100,
    pointsOf: (id: number) => ({ 1: 10, 2: 3, 3: 12, 4: 9 })[id] ?? 0,
    expectedOf: (id: number) => (id === 2 ? 4 : 0),
  };

  it('is sorted by gain or loss so far and expected, (multiplier − effective ownership) × points', () => {
    expect(
      dangers(facts).map(({ footballer_id, swing }) => [footballer_id, Math.round(swing * 10) / 10]),
    ).toEqual([
      [3, -7.2],
      [2, 3],
      [1, 5],
    ]);
  });

  it('includes expected points of the remaining fixtures', () => {
    const expectedOf = (id: number) => (id === 1 ? 16 : 0);
    const pointsOf = (id: number) => (id === 3 ? 12 : 0);
    expect(dangers({ ...facts, pointsOf, expectedOf }).map(({ footballer_id }) => footballer_id)).toEqual([
      1, 3,
    ]);
  });

  it('is open without pass for the own footballers and the first five others', () => {
    const rows = [0, 1, 0, 0, 2, 0, 0, 0, 1, 0].map((multiplier) => ({ multiplier }));
    expect(
      dangersHidden(rows)
        .map((hidden, index) => (hidden ? index : null))
        .filter((one) => one !== null),
    ).toEqual([7, 9]);
  });

  it('leaves out whom everybody has as often as I do', () => {
    expect(dangers(facts).some(({ footballer_id }) => footballer_id === 4)).toBe(false);
  });

  it('has the expected points of the remaining fixtures', () => {
    expect(dangers(facts).find(({ footballer_id }) => footballer_id === 2)?.to_come).toBe(4);
  });
});
