import { asFootballerId, asFixtureId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { abilities } from '../fpl/abilities';
import { createClock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { createLiveSource } from '../fpl/live/liveSource';
import { createReplaySource } from '../fpl/replay/replaySource';
import type { FplReply, FplSource } from '../fpl/source';
import { withState } from '../fpl/sourceState';
import { createGames, type Games } from '../season/game';
import { createLease, type Lease } from '../../platform/db/lease';
import { findGameState, findReading, forgetSeason } from '../season/gameState.queries';
import { openMigratedDb } from '../../../test/support/openTestDb';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { ingestSeason } from './ingestSeason';
import { type IngestLoop, startIngest } from './startIngest';

const clock = createClock(Date.parse(tinySeason.settled), 0);
const folder = writeTinySeason();
const replay = createReplaySource({ folder, clock });
/** Fault of the upstream by path. */
let fault: (path: string) => FplReply | undefined = () => undefined;
const fpl = withState({ ...replay, get: async (path) => fault(path) ?? replay.get(path) });
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let db: Db;
let games: Games;
const deps = () => ({ db, clock, fpl, games });
const stored = () => findGameState(db, fpl.season);

beforeAll(async () => {
  db = await openMigratedDb();
  games = createGames({ db });
}, 60_000);
afterAll(() => db.close());
beforeEach(async () => {
  fault = () => undefined;
  clock.set(Date.parse(tinySeason.settled));
  await forgetSeason(db, fpl.season);
});

const faults: [what: string, reply: FplReply][] = [
  ['the game is being updated', { outcome: 'updating', detail: 'The game is being updated.' }],
  ['it asks us to wait', { outcome: 'rate_limited', detail: '429' }],
  ['it hangs', { outcome: 'timeout', detail: 'no answer' }],
  ['a document is a list', { outcome: 'ok', json: [] }],
  ['a document is null', { outcome: 'ok', json: null }],
  ['a document is empty', { outcome: 'ok', json: {} }],
];

describe.each(['bootstrap-static/', 'fixtures/', 'event/2/live/'])('while %s fails', (path) => {
  it.each(faults)('keeps the last good state when %s, and heals by itself', async (_, reply) => {
    await ingestSeason(deps());
    const before = await stored();
    clock.set(Date.parse('2023-08-26T14:30:00Z'));
    fault = (asked) => (asked === path ? reply : undefined);
    // A settled gameweek is not requested again, so its document cannot fail.
    const isAsked = path !== 'event/2/live/';
    const result = await ingestSeason(deps());
    const during = await stored();
    if (isAsked) {
      expect(result.outcome).toBe(reply.outcome === 'ok' ? 'unreadable' : reply.outcome);
      expect(during).toMatchObject({ epoch: before?.epoch, as_of: before?.as_of, outcome: result.outcome });
    } else expect(result.outcome).toBe('ok');
    fault = () => undefined;
    await ingestSeason(deps());
    expect(await stored()).toMatchObject({ outcome: 'ok', as_of: clock.now() });
  });
});

it('serves nothing of a season whose first reading fails', async () => {
  fault = (path) => (path === 'event/1/live/' ? { outcome: 'ok', json: { elements: [{}] } } : undefined);
  expect((await ingestSeason(deps())).outcome).toBe('unreadable');
  expect(await stored()).toBeUndefined();
  expect(await games.of(fpl.season).find()).toBeUndefined();
  expect(await findReading(db, fpl.season)).toMatchObject({
    outcome: 'unreadable',
    detail: 'event/1/live/: live.elements[0].id is not a whole number',
  });
});

it('changes nothing when the clock steps back', async () => {
  await ingestSeason(deps());
  const before = await stored();
  clock.set(Date.parse(tinySeason.beforeGameweek2));
  expect((await ingestSeason(deps())).outcome).toBe('superseded');
  expect(await stored()).toEqual(before);
});

it('stores one epoch where several readers start at the same time', async () => {
  const read = await Promise.all([ingestSeason(deps()), ingestSeason(deps()), ingestSeason(deps())]);
  const outcomes = new Set(read.map(({ outcome }) => outcome));
  // A reader that begins after the first has committed finds nothing new, and is not superseded.
  outcomes.delete('superseded');
  expect([...outcomes]).toEqual(['ok']);
  expect((await stored())?.epoch).toBe(1);
});

it('keeps the epoch when nothing has changed', async () => {
  await ingestSeason(deps());
  clock.set(clock.now() + 60_000);
  await ingestSeason(deps());
  expect(await stored()).toMatchObject({ epoch: 1, as_of: clock.now() });
});

it('takes a new field and a new category as they come', async () => {
  const reply = await replay.get('event/2/live/');
  const live = structuredClone(reply.outcome === 'ok' ? reply.json : undefined) as {
    elements: { id: number; explain: { stats: { identifier: string; points: number; value: number }[] }[] }[];
  };
  live.elements
    .find(({ id }) => id === 13)
    ?.explain[0]?.stats.push({ identifier: 'tackles', points: 2, value: 9 });
  fault = (path) =>
    path === 'event/2/live/' ? { outcome: 'ok', json: { ...live, news: 'new' } } : undefined;
  await ingestSeason(deps());
  const game = await games.of(fpl.season).find();
  const lines = game?.season.round(2).footballers.get(asFootballerId(13))?.matches[0]?.lines;
  expect(lines).toContainEqual({ category: 'tackles', count: 9, points: 2 });
});

describe('a settled gameweek', () => {
  const whole = async (path: string) => {
    const reply = await replay.get(path);
    if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.outcome}`);
    return structuredClone(reply.json);
  };
  const askedAfter = async (minutes: number) => {
    const asked: string[] = [];
    const answer = fault;
    fault = (path) => (asked.push(path), answer(path));
    clock.set(clock.now() + minutes * 60_000);
    await ingestSeason(deps());
    fault = answer;
    return asked.filter((path) => path.includes('/live/'));
  };
  const pointsOf14 = async () =>
    (await games.of(fpl.season).find())?.season.round(2).footballers.get(asFootballerId(14))?.base;

  it("is read again when a footballer's total and the sum of his matches disagree, as of one added late", async () => {
    const without = async (path: string) => {
      const document = (await whole(path)) as { elements: { id: number }[] };
      return { ...document, elements: document.elements.filter(({ id }) => id !== 14) };
    };
    const before = new Map<string, unknown>();
    for (const path of ['bootstrap-static/', 'event/2/live/']) before.set(path, await without(path));
    fault = (path) => (before.has(path) ? { outcome: 'ok', json: before.get(path) } : undefined);
    await ingestSeason(deps());
    expect(await pointsOf14()).toBeUndefined();
    fault = () => undefined;
    expect(await askedAfter(1)).toEqual(['event/2/live/']);
    expect(await pointsOf14()).toBeGreaterThan(0);
    expect(await askedAfter(1)).toEqual([]);
  });

  it('is read again once, not every minute, when that does not help', async () => {
    await ingestSeason(deps());
    const bootstrap = (await whole('bootstrap-static/')) as {
      elements: { id: number; total_points: number }[];
    };
    for (const element of bootstrap.elements) element.total_points += element.id === 14 ? 5 : 0;
    fault = (path) => (path === 'bootstrap-static/' ? { outcome: 'ok', json: bootstrap } : undefined);
    expect(await askedAfter(1)).toEqual(['event/2/live/', 'event/1/live/']);
    expect(await askedAfter(1)).toEqual([]);
  });
});

it('reads again by itself when the clock passes a kick-off', async () => {
  clock.set(Date.parse(tinySeason.beforeGameweek2));
  const loop = startIngest({ ...deps(), log: quiet });
  await loop.first;
  clock.set(Date.parse(tinySeason.inPlay));
  const until = Date.now() + 10_000;
  while ((await stored())?.as_of !== clock.now() && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await loop.stop();
  const game = await games.of(fpl.season).find();
  expect(game?.season.current?.id).toBe(2);
  expect(game?.season.fixture(asFixtureId('che-liv'))?.started).toBe(true);
});

it('reads the season at its usual times while the teams cannot be read', async () => {
  clock.set(Date.parse(tinySeason.beforeGameweek2));
  const errors: string[] = [];
  const log = { ...quiet, error: (_: object, message: string) => void errors.push(message) };
  // Badges are the first that is stored after the season.
  await db.script("alter table game_document add constraint no_badges check (kind <> 'badges')");
  const loop = startIngest({ ...deps(), log });
  await loop.catchUp();
  clock.set(Date.parse(tinySeason.inPlay));
  const until = Date.now() + 10_000;
  while ((await stored())?.as_of !== clock.now() && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await loop.stop();
  await db.script('alter table game_document drop constraint no_badges');
  expect(errors).toContain('Reading the teams broke');
  expect(await stored()).toMatchObject({ outcome: 'ok', as_of: clock.now() });
});

describe('a database that was away for a moment', () => {
  const now = Date.parse(tinySeason.inPlay);
  let isAway = false;
  const away = () => Promise.reject(new Error('The database is away.'));
  const database = (): Db => ({
    ...db,
    query: (statement) => (isAway ? away() : db.query(statement)),
    findOne: (statement) => (isAway ? away() : db.findOne(statement)),
  });
  const official = withState({ ...replay, name: 'live', can: abilities.live, turnTo: () => {} });
  let isHeld = true;
  const lease: Lease = {
    isHeld: () => isHeld,
    keep: async () => {},
    outlast: async () => isHeld,
    close: async () => {},
  };
  const messages: string[] = [];
  const note = (_: object, message: string) => void messages.push(message);
  const start = () =>
    startIngest({
      ...deps(),
      db: database(),
      fpl: official,
      log: { ...quiet, warn: note, error: note },
      lease,
    });
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    for (const end = Date.now() + 10_000; !(await isSo()) && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const isRead = async () => (await stored())?.as_of === clock.now();
  beforeEach(async () => {
    isAway = false;
    messages.length = 0;
    clock.set(now);
    await ingestSeason({ ...deps(), fpl: official });
  });

  it('does not keep a process from reading at once when it becomes the reader', async () => {
    isHeld = false;
    const loop = start();
    await loop.first;
    isAway = true;
    await until(() => messages.length > 0);
    expect(messages).toEqual(['The stored season could not be looked at']);
    isAway = false;
    clock.set(now + 10_000);
    isHeld = true;
    const began = performance.now();
    await until(isRead);
    expect(performance.now() - began).toBeLessThan(3_000);
    await loop.stop();
  });

  it('does not keep the reader from reading seconds later', async () => {
    isHeld = true;
    const loop = start();
    await loop.first;
    isAway = true;
    clock.set(now + 60_000);
    await until(() => messages.includes('Reading the game broke'));
    isAway = false;
    const began = performance.now();
    await until(isRead);
    expect(performance.now() - began).toBeLessThan(5_000);
    await loop.stop();
  });
});

describe('a start on a folder that holds a season', () => {
  const never = new Promise<never>(() => {});
  const silent: FplSource = { ...fpl, get: () => never };
  const start = (source: FplSource) => startIngest({ ...deps(), fpl: source, log: quiet });
  const isReady = (loop: IngestLoop) =>
    Promise.race([loop.ready.then(() => true), new Promise((resolve) => setTimeout(resolve, 300, false))]);

  it('can serve it before the game has answered', async () => {
    await ingestSeason(deps());
    expect(await isReady(start(silent))).toBe(true);
    expect(await stored()).toMatchObject({ epoch: 1, outcome: 'ok' });
  });

  it('calls it stale while it is caught up with, when it is more than half an hour old', async () => {
    await ingestSeason(deps());
    clock.set(clock.now() + 31 * 60_000);
    expect(await isReady(start(silent))).toBe(true);
    expect(await stored()).toMatchObject({ epoch: 1, outcome: 'updating' });
    const loop = start(fpl);
    await loop.first;
    await loop.stop();
    expect(await stored()).toMatchObject({ outcome: 'ok', as_of: clock.now() });
  });

  it('waits for the game when there is nothing', async () => {
    expect(await isReady(start(silent))).toBe(false);
  });

  it.each([
    ['the same season of another game', (): FplSource => ({ ...silent, identity: 'demo 7 0' })],
    ['a later instant of a recording', () => (clock.set(Date.parse(tinySeason.inPlay)), silent)],
  ])('does not serve %s', async (_, source) => {
    await ingestSeason(deps());
    expect(await isReady(start(source()))).toBe(false);
    while ((await stored()) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('never forgets what a process with a later clock has stored, until that one is gone', async () => {
    const lease = () => createLease(db, 'reader of the game', { lengthMs: 1_000 });
    const [other, behind] = [lease(), lease()];
    await other.keep();
    await ingestSeason(deps());
    const before = await stored();
    clock.set(Date.parse(tinySeason.inPlay));
    await startIngest({ ...deps(), fpl: silent, log: quiet, lease: behind }).ready;
    expect(await stored()).toEqual(before);
    await behind.close();
    await other.close();
    startIngest({ ...deps(), fpl: silent, log: quiet, lease: lease() });
    while ((await stored()) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('begins the other game with what that has', async () => {
    await ingestSeason({ ...deps(), fpl: { ...fpl, identity: 'replay one' } });
    const loop = start({ ...fpl, identity: 'replay two' });
    await loop.ready;
    await loop.stop();
    expect(await stored()).toMatchObject({ epoch: 1, source: 'replay two' });
  });

  it('keeps the official game that was stored before sources were written down', async () => {
    await ingestSeason(deps());
    await db.run(sql`update game_state set source = null`);
    expect(await isReady(start({ ...silent, name: 'live', can: abilities.live }))).toBe(true);
  });
});

it('has caught up when it says so, wherever the clock was set', async () => {
  clock.set(Date.parse(tinySeason.beforeGameweek2));
  const loop = startIngest({ ...deps(), log: quiet });
  for (const instant of [tinySeason.inPlay, tinySeason.betweenMatches, tinySeason.settled]) {
    clock.set(Date.parse(instant));
    await loop.catchUp();
    expect(await stored()).toMatchObject({ outcome: 'ok', as_of: Date.parse(instant) });
  }
  const before = await stored();
  clock.set(Date.parse(tinySeason.inPlay));
  await loop.catchUp();
  expect(await stored()).toEqual(before);
  await loop.stop();
});

describe('a clock that ran ahead once', () => {
  const warnings: string[] = [];
  const log = { ...quiet, warn: (_: object, message: string) => void warnings.push(message) };
  // The official game has its own clock, which was right all the time.
  const rightClock = createClock(Date.parse(tinySeason.settled), 0);
  const official = withState({
    ...createReplaySource({ folder, clock: rightClock }),
    name: 'live',
    can: abilities.live,
  });
  const aheadMs = 30 * 86_400_000;
  beforeEach(() => void (warnings.length = 0));

  async function untilReadAt(instant: number): Promise<void> {
    const until = Date.now() + 5_000;
    while ((await stored())?.as_of !== instant && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await stored()).toMatchObject({ as_of: instant, outcome: 'ok' });
    expect(warnings.join()).toMatch(/clock/i);
  }

  it('does not stop the reading of the official game after a start', async () => {
    const now = clock.now();
    clock.set(now + aheadMs);
    await ingestSeason({ ...deps(), fpl: official });
    clock.set(now);
    const loop = startIngest({ ...deps(), fpl: official, log });
    await loop.first;
    await untilReadAt(now);
    await loop.stop();
  });

  it('does not stop it in a process that goes on', async () => {
    const now = clock.now();
    clock.set(now + aheadMs);
    const loop = startIngest({ ...deps(), fpl: official, log });
    await loop.first;
    clock.set(now);
    await untilReadAt(now);
    await loop.stop();
  });
});

it('does without fields that it can do without, and says which', async () => {
  const bootstrap = await replay.get('bootstrap-static/');
  const json = JSON.parse(JSON.stringify('json' in bootstrap ? bootstrap.json : {})) as {
    teams: Record<string, unknown>[];
  };
  for (const club of json.teams) Object.assign(club, { strength: null, strength_attack_home: 0 });
  fault = (path) => (path === 'bootstrap-static/' ? { outcome: 'ok', json } : undefined);
  expect((await ingestSeason(deps())).outcome).toBe('ok');
  const season = (await games.of(fpl.season).find())?.season;
  expect(season?.strengthsFrom).toBe('results');
  expect(season?.clubs.every(({ strength, attack }) => strength >= 1 && attack.home >= 1000)).toBe(true);
  expect((await findReading(db, fpl.season))?.lost).toContainEqual(['bootstrap.teams.strength', 4]);
});

describe('a live game that is not told its season', () => {
  const live = createLiveSource({ base: 'http://127.0.0.1:9', now: Date.parse('2024-06-30T12:00:00Z') });
  /** The small season, moved by whole years. */
  let years = 0;
  const moved = (json: unknown) =>
    JSON.parse(JSON.stringify(json).replaceAll('"2023-', `"${2023 + years}-`)) as unknown;
  const source = withState({
    name: 'live',
    can: abilities.live,
    get season() {
      return live.season;
    },
    turnTo: (season) => live.turnTo?.(season),
    get: async (path) => {
      const reply = await replay.get(path);
      return reply.outcome === 'ok' ? { ...reply, json: moved(reply.json) } : reply;
    },
  });

  it('reads it from the deadlines, and goes over to the next one when the game does', async () => {
    expect(live.season).toBe('2023-24');
    expect((await ingestSeason({ ...deps(), fpl: source })).outcome).toBe('ok');
    years = 1;
    expect((await ingestSeason({ ...deps(), fpl: source })).outcome).toBe('ok');
    expect(live.season).toBe('2024-25');
    expect((await games.of('2023-24').find())?.season.id).toBe('2023-24');
    expect((await games.of('2024-25').find())?.season.id).toBe('2024-25');
    await forgetSeason(db, '2024-25');
  });
});
