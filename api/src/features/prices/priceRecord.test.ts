import { sellingPrice } from '@touchline/shared/domain';
import type { PlanStartReply, PriceList } from '@touchline/shared/wire';
import { hour, minute } from '@touchline/demo-game/calendar';
import type { DemoSource } from '@touchline/demo-game/demoSource';
import { nightsBetween } from '@touchline/demo-game/prices';
import { createSeason } from '@touchline/demo-game/season';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { ingestSeason } from '../../game/ingest/ingestSeason';
import { takeBackReading } from '../../game/season/gameState.queries';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { withState } from '../../game/fpl/sourceState';

const day = 24 * hour;
const instant = (at: number) => new Date(at).toISOString();
const begin = testAnchor + 2 * day;
const nights = nightsBetween(begin, begin + 9 * day);

let app: GameApp;
let reader: Person;
let demo: DemoSource;

beforeAll(async () => {
  app = await buildGameApp({
    now: instant(begin),
    openSource: (clock) => (demo = testDemo(clock)),
  });
  reader = await app.signUp({ team: demo.teamsForDemoAccounts()[0]?.teamId });
}, 120_000);
afterAll(() => app.close());

const readPrices = () => reader.read<PriceList>('/v1/prices');

/** What really changed in a night, from the simulation itself. */
const changesAt = (() => {
  const season = createSeason(1, testAnchor);
  season.workOutUntil(begin + 20 * day);
  const all = season.calendar.deadlines.flatMap(
    (_, gameweek) => season.fantasy.period(gameweek)?.priceChanges ?? [],
  );
  return (night: number) => new Map(all.filter(({ at }) => at === night).map(({ id, by }) => [id, by]));
})();

interface Element {
  id: number;
  price_change_projections: { projected_percent: string }[];
  price_change_locked_until: string | null;
}

/** What the official document announces for the next night. */
async function announcedNow(night: number): Promise<Map<number, number>> {
  const reply = await demo.get('bootstrap-static/');
  if (reply.outcome !== 'ok') throw new Error(reply.detail);
  const announced = new Map<number, number>();
  for (const element of (reply.json as { elements: Element[] }).elements) {
    const percent = Number(element.price_change_projections[0]?.projected_percent);
    const isLocked = Date.parse(element.price_change_locked_until ?? instant(0)) > night;
    if (!isLocked && Math.abs(percent) >= 100) announced.set(element.id, Math.sign(percent));
  }
  return announced;
}

const recount = { nights: 0, unwatched: 0, expected: 0, right: 0, wrong: 0, missed: 0 };

function countNight(announced: ReadonlyMap<number, number>, changed: ReadonlyMap<number, number>): void {
  recount.nights += 1;
  for (const [id, by] of announced) {
    recount.expected += 1;
    if (changed.get(id) === by) recount.right += 1;
    else recount.wrong += 1;
  }
  for (const id of changed.keys()) if (!announced.has(id)) recount.missed += 1;
}

async function watchNight(night: number): Promise<void> {
  await app.moveTo(instant(night - 10 * minute));
  const announced = await announcedNow(night);
  await app.moveTo(instant(night + 2 * minute));
  if (changesAt(night).size === 0) await app.moveTo(instant(night + hour));
  countNight(announced, changesAt(night));
}

it('forecasts, and has nothing to say of how right that was before the first night', async () => {
  expect(await readPrices()).toMatchObject({
    from: 'forecast',
    next_change: instant(nights[0] ?? 0),
    record: null,
  });
});

it('has a record that grows night by night, as a plain recount has it', async () => {
  for (const night of nights.slice(0, 5)) {
    await watchNight(night);
    expect((await readPrices()).record).toEqual(recount);
  }
  expect(recount.expected).toBeGreaterThan(10);
  expect(recount.right).toBeGreaterThan(recount.wrong);
  expect(recount.missed).toBeGreaterThan(0);
}, 120_000);

it('lists what changed, newest first, at the time of the night, with whether it was announced', async () => {
  const { changes } = await readPrices();
  const expected = nights
    .slice(0, 5)
    .reverse()
    .flatMap((night) => [...changesAt(night)].map(([id, by]) => ({ id, by, at: instant(night) })));
  const shown = changes.map(({ id, from, to, at }) => ({ id, by: Math.round(10 * (to - from)), at }));
  expect(shown).toEqual(expected.slice(0, 50));
  expect(new Set(changes.map(({ announced }) => announced))).toEqual(new Set([true, false]));
});

it('does not count again what is read again, by this process or another', async () => {
  const { db, clock } = app;
  await Promise.all([1, 2].map(() => ingestSeason({ db, clock, fpl: withState(demo) })));
  expect((await readPrices()).record).toEqual(recount);
});

it('does not count a night again when the clock goes back before it', async () => {
  const back = (nights[4] ?? 0) - hour;
  app.clock.set(back);
  await takeBackReading(app.db, demo.season, back);
  await app.moveTo(instant(back));
  await app.moveTo(instant((nights[4] ?? 0) + 3 * hour));
  expect((await readPrices()).record).toEqual(recount);
});

it('does not judge a night before which nobody read the forecast, and says so', async () => {
  await app.moveTo(instant((nights[5] ?? 0) - 8 * hour));
  await app.moveTo(instant((nights[5] ?? 0) + 8 * hour));
  recount.unwatched += 1;
  const { record, changes } = await readPrices();
  expect(record).toEqual(recount);
  expect(changes[0]).toMatchObject({ announced: null });
});

it('does not judge nights that only one reading shows together', async () => {
  await app.moveTo(instant((nights[6] ?? 0) - 10 * minute));
  await app.moveTo(instant((nights[7] ?? 0) + hour));
  await watchNight(nights[8] ?? 0);
  recount.unwatched += 2;
  expect((await readPrices()).record).toEqual(recount);
});

it('values the own squad by what was paid for it, now and after what is announced', async () => {
  const night = (nights[8] ?? 0) + day;
  await app.moveTo(instant(night - 10 * minute));
  const announced = await announcedNow(night);
  const { start, footballers, rules } = await reader.read<PlanStartReply>('/v1/planner/start');
  const price = new Map(footballers.map((one) => [one.id, one.price]));
  const valueWith = (by: (id: number) => number) =>
    (start?.squad ?? []).reduce(
      (sum, { footballer_id: id, bought }) =>
        sum + sellingPrice(bought, (price.get(id) ?? 0) + by(id), rules),
      0,
    ) / 10;
  const { own_value } = await readPrices();
  expect(own_value?.now).toBeCloseTo(valueWith(() => 0));
  expect(own_value?.next).toBeCloseTo(valueWith((id) => announced.get(id) ?? 0));
  expect(own_value?.now).toBeGreaterThan(90);
});
