import { announcedDirection } from '@touchline/shared/domain';
import { parseBootstrap } from './parseBootstrap';
import { hour, lastGameweek, minute } from '@touchline/demo-game/calendar';
import { managerCount } from '@touchline/demo-game/managers';
import { marketAt } from '@touchline/demo-game/pressure';
import { nightsBetween, priceNight } from '@touchline/demo-game/prices';
import { createSeason } from '@touchline/demo-game/season';
import { demoAt, testAnchor } from '@touchline/demo-game/testing';

const day = 24 * hour;
const season = createSeason(1, testAnchor);
season.workOutUntil(testAnchor + 14 * day);
const { calendar, fantasy, football } = season;
const startPrices = Int16Array.from([0, ...football.footballers.map((one) => one.startPrice)]);
const [first = 0, end = 0] = [calendar.deadlines[24], calendar.deadlines[25]];
const nights = nightsBetween(first, end);
const period = fantasy.period(25);
const changesAt = (night: number) => period?.priceChanges.filter(({ at }) => at === night) ?? [];

const { clock, read } = demoAt();
const readAt = async (at: number) => {
  clock.set(at);
  return parseBootstrap(await read('bootstrap-static/'));
};

it('are made of the state that really moves the prices, known until then', () => {
  if (period === undefined) throw new Error('The gameweek has not been worked out.');
  for (const night of nights) {
    const market = marketAt(fantasy, period, startPrices, night - 1);
    expect(priceNight(market, night, managerCount, season.seed)).toEqual(changesAt(night));
  }
});

it('announce most changes before the night and nothing that is not to be known', async () => {
  let [announced, right, changed] = [0, 0, 0];
  for (const night of nights) {
    const { footballers, price_deadlines } = await readAt(night - minute);
    expect(price_deadlines).toEqual([night, night + day, night + 2 * day]);
    const changes = new Map(changesAt(night).map(({ id, by }) => [id, by]));
    changed += changes.size;
    for (const { id, forecast } of footballers) {
      const by = announcedDirection(forecast, night);
      if (by === 0) continue;
      announced += 1;
      if (changes.get(id) === by) right += 1;
    }
  }
  expect(right).toBeGreaterThan(0.9 * announced);
  expect(right).toBeGreaterThan(changed / 2);
  expect(right).toBeLessThan(changed);
});

it('have projections of three nights, the likelihood in percent', async () => {
  const { footballers } = await readAt(testAnchor);
  for (const { forecast } of footballers) {
    expect(forecast?.nights).toHaveLength(3);
    for (const { likelihood } of forecast?.nights ?? []) {
      expect(likelihood).toBeGreaterThanOrEqual(0);
      expect(likelihood).toBeLessThanOrEqual(100);
    }
  }
  expect(footballers.some(({ forecast }) => (forecast?.percent ?? 0) > 30)).toBe(true);
  expect(footballers.some(({ forecast }) => (forecast?.percent ?? 0) < -30)).toBe(true);
});

it('begin with the first deadline and end with the last', async () => {
  const begin = calendar.deadlines[1] ?? 0;
  const before = await readAt(begin - 2 * day);
  expect(before.price_deadlines?.[0]).toBeGreaterThan(begin);
  expect(before.footballers.every(({ forecast }) => forecast?.is_calibrating)).toBe(true);
  const after = await readAt((calendar.deadlines[lastGameweek] ?? 0) + day);
  expect(after.price_deadlines).toEqual([]);
  expect(after.footballers.every(({ forecast }) => forecast?.percent === 0)).toBe(true);
});
