import { asFootballerId } from './units';
import { announcedDirection, type ForecastOfPrice, scoreNight, squadSellingValue } from './prices';
import { profileOf } from './seasonProfiles';

const night = Date.parse('2026-08-22T23:00:00Z');
const forecast = (more: Partial<ForecastOfPrice> = {}): ForecastOfPrice => ({
  percent: 80,
  nights: [{ percent: 101 }, { percent: 20 }],
  locked_until: null,
  is_calibrating: false,
  ...more,
});

describe('an announced change', () => {
  it.each<[string, ForecastOfPrice | null, number]>([
    ['a rise at 100 at the next change', forecast(), 1],
    ['a fall at -100', forecast({ nights: [{ percent: -100 }] }), -1],
    ['nothing in between', forecast({ nights: [{ percent: 99.9 }] }), 0],
    ['what stands now, without projections', forecast({ percent: -120, nights: [] }), -1],
    ['nothing while the price is locked', forecast({ locked_until: night + 1 }), 0],
    ['the change at which the lock ends', forecast({ locked_until: night }), 1],
    ['nothing while the game calibrates', forecast({ is_calibrating: true }), 0],
    ['nothing without a forecast', null, 0],
  ])('is %s', (_, given, direction) => expect(announcedDirection(given, night)).toBe(direction));
});

it('counts right and wrong announcements, and changes without one', () => {
  const announced = new Map([
    [asFootballerId(1), 1],
    [asFootballerId(2), -1],
    [asFootballerId(3), 1],
    [asFootballerId(4), 1],
  ]);
  const changed = new Map([
    [asFootballerId(1), 1],
    [asFootballerId(2), -1],
    [asFootballerId(4), -1],
    [asFootballerId(5), -1],
  ]);
  expect(scoreNight(announced, changed)).toEqual({ expected: 4, right: 2, wrong: 2, missed: 1 });
});

it('sells a squad at selling prices: half of a rise, all of a fall', () => {
  const squad = [
    { footballer_id: asFootballerId(1), bought: 50 },
    { footballer_id: asFootballerId(2), bought: 60 },
  ];
  const priceOf = (id: number) => (id === 1 ? 53 : 58);
  expect(squadSellingValue(squad, priceOf, profileOf('2026-27'))).toBe(51 + 58);
});
