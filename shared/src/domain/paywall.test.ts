import { asFootballerId, asAccountId } from './units';
import { gatedMetrics } from './metrics';
import {
  eliteHidden,
  escapesPaywall,
  metricLocked,
  paywallIndices,
  paywallTexts,
  ptsHidden,
  shareOfHash,
  transferHidden,
  type GatedCard,
} from './paywall';

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

describe('paywall index rules', () => {
  it('"pass points hidden when the index is above 1 and not a multiple of 6"', () => {
    expect(upTo(24).filter((index) => !ptsHidden(index))).toEqual([0, 1, 6, 12, 18, 24]);
  });
  it('"locked below index 3, for indices 3 to 9 only even ones shown, above 9 every third one locked"', () => {
    expect(upTo(18).filter(eliteHidden)).toEqual([0, 1, 2, 3, 5, 7, 9, 12, 15, 18]);
    expect(upTo(14).filter((index) => !eliteHidden(index))).toEqual([4, 6, 8, 10, 11, 13, 14]);
  });
  it('shows the first 20 transfers, then only multiples of 6', () => {
    expect(upTo(30).filter((index) => !transferHidden(index))).toEqual([...upTo(19), 24, 30]);
  });
  it('does not count the own row', () => {
    expect(paywallIndices(['a', 'me', 'b', 'c'], (row) => row === 'me')).toEqual([0, null, 1, 2]);
  });
  it('says what the specification says', () => {
    expect(Object.values(paywallTexts)).toEqual([
      'Season pass content',
      'This feature is fully available to season pass holders only.',
      'Tracking leagues is limited to users with season pass',
    ]);
  });
});

describe('the escape from the paywall', () => {
  const card = (changes: Partial<GatedCard> = {}): GatedCard => ({
    user_id: asAccountId('0190a1b2-0000-7000-8000-000000000001'),
    gameweek_id: 21,
    metric: 'cost',
    footballer_id: asFootballerId(19),
    ...changes,
  });

  it('lets "a random 25% of cards" through', () => {
    const cards = gatedMetrics.flatMap((metric) =>
      upTo(1999).map((id) => card({ metric, footballer_id: asFootballerId(id) })),
    );
    const share = cards.filter(escapesPaywall).length / cards.length;
    expect(share).toBeGreaterThan(0.24);
    expect(share).toBeLessThan(0.26);
  });

  it('lets about a quarter through for each of many users on the same card', () => {
    const cards = upTo(3999).map((id) => card({ user_id: asAccountId(`user-${id}`) }));
    const share = cards.filter(escapesPaywall).length / cards.length;
    expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
  });

  it('never changes for the same card, on any machine', () => {
    expect(shareOfHash('Touchline')).toBe(4055052727 / 2 ** 32);
  });

  it('depends on user, gameweek, metric and footballer', () => {
    const changes = (vary: (n: number) => Partial<GatedCard>) =>
      new Set(upTo(40).map((n) => escapesPaywall(card(vary(n))))).size;
    expect(changes((n) => ({ user_id: asAccountId(`u${n}`) }))).toBe(2);
    expect(changes((n) => ({ gameweek_id: n }))).toBe(2);
    expect(changes((n) => ({ footballer_id: asFootballerId(n) }))).toBe(2);
    const byMetric = (id: number) =>
      gatedMetrics
        .map((metric) => escapesPaywall(card({ metric, footballer_id: asFootballerId(id) })))
        .join();
    expect(upTo(40).map(byMetric)).toContainEqual(expect.stringMatching(/true.*false|false.*true/));
  });

  it('locks a gated metric only without pass, and a free one never', () => {
    const locked = upTo(200)
      .map((id) => card({ footballer_id: asFootballerId(id) }))
      .find((one) => !escapesPaywall(one));
    expect(locked).toBeDefined();
    if (locked === undefined) return;
    expect([metricLocked(locked, false), metricLocked(locked, true)]).toEqual([true, false]);
    expect(metricLocked({ ...locked, metric: 'total_points' }, false)).toBe(false);
  });
});
