import { asTeamId } from '@touchline/shared/domain';
import { abilities } from '../fpl/abilities';
import { createClock } from '../../platform/clock';
import { createReplaySource } from '../fpl/replay/replaySource';
import type { FplReply, FplSource } from '../fpl/source';
import { withState } from '../fpl/sourceState';
import { findReading, forgetSeason } from '../season/gameState.queries';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { countEliteRead } from '../../features/admin/progress.queries';
import { findSampleReading } from '../season/rankSample.queries';
import { type IngestLoop, startIngest } from './startIngest';
import { countTeamsRead } from '../../features/admin/progress.queries';

/**
 * Counts the order of requests to the official game: at four requests per second, 120 of them are the 30 s
 * within which a linked team must be complete.
 */
const perSecond = 4;
const within = 30 * perSecond;
const season = '2023-24';
const phase = '3 settled';
const leaders = 60;
/** Not the default id: teams' cards contain it. */
const overallLeague = 271;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

const clock = createClock(Date.parse(tinySeason.over), 0);
const replay = createReplaySource({ folder: writeTinySeason(), clock });
const asked: string[] = [];
/** Called before each reply, to simulate concurrent events. */
let before: (path: string) => Promise<void> | undefined = () => undefined;

/**
 * The small season as the official game, in which all teams equal team 101 and the overall league has more of
 * them.
 */
const fpl = withState({
  name: 'live',
  can: abilities.live,
  season,
  get: async (path) => {
    await before(path);
    asked.push(path);
    if (path.startsWith(`leagues-classic/${overallLeague}/`)) return { outcome: 'ok', json: standings() };
    const reply = await replay.get(path.replace(/^entry\/\d+\//, 'entry/101/'));
    return renumbered(reply, path);
  },
});

function standings() {
  const results = Array.from({ length: leaders }, (_, index) => ({
    entry: 9_000 + index,
    entry_name: `Leader ${index}`,
    player_name: null,
    rank: index + 1,
    last_rank: index + 1,
    total: 100,
    event_total: 10,
  }));
  return { league: { id: overallLeague, name: 'Overall' }, standings: { has_next: false, results } };
}

const overall = { id: overallLeague, name: 'Overall', short_name: 'overall', league_type: 's' };

function renumbered(reply: FplReply, path: string): FplReply {
  const [, id] = /^entry\/(\d+)\/$/.exec(path) ?? [];
  return reply.outcome === 'ok' && id !== undefined
    ? { ...reply, json: { ...(reply.json as object), id: Number(id), leagues: { classic: [overall] } } }
    : reply;
}

let app: GameApp;
let loop: IngestLoop | undefined;
const linkedLater = 120;

beforeAll(async () => {
  app = await buildGameApp({ now: tinySeason.over, openSource: () => fpl });
  // The ids are in reverse order on purpose: rivals and members have smaller ones.
  const person = await app.signUp({ team: asTeamId(110), role: 'PREMIUM' });
  await person.ask('POST', '/v1/rivals/add/105?ownership=false');
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await forgetSeason(app.db, season);
  asked.length = 0;
  before = () => undefined;
});
afterEach(() => loop?.stop());

const isOf = (team: number) => (path: string) => path.startsWith(`entry/${team}/`);
const firstOf = (team: number) => asked.findIndex(isOf(team));
const lastOf = (team: number) => asked.findLastIndex(isOf(team));

async function readAll() {
  loop = startIngest({ db: app.db, games: app.games, clock, fpl, log: quiet });
  await loop.catchUp();
}

it('reads the linked team whole first, then rivals, then the elite', async () => {
  await readAll();
  const [own, rival, elite] = [lastOf(110), firstOf(105), firstOf(9_000)];
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(within);
  expect(rival).toBeGreaterThan(own);
  expect(elite).toBeGreaterThan(lastOf(105));
  expect(await countTeamsRead(app.db, season, phase)).toMatchObject({
    own: { read: 1, total: 1 },
    rivals: { read: 1, total: 1 },
  });
  expect(await countEliteRead(app.db, season, { current: 3, phase })).toEqual({
    read: leaders,
    total: leaders,
  });
}, 60_000);

it('reads after a deadline one document of each team before the rest of any', async () => {
  clock.set(Date.parse('2023-08-18T12:00:00Z'));
  await readAll();
  await loop?.stop();
  clock.set(Date.parse(tinySeason.inPlay));
  asked.length = 0;
  await readAll();
  clock.set(Date.parse(tinySeason.over));
  const ofTeams = asked.filter((path) => isOf(110)(path) || isOf(105)(path));
  expect(ofTeams).toEqual([
    'entry/110/event/2/picks/',
    'entry/105/event/2/picks/',
    ...['entry/110/', 'entry/110/history/', 'entry/110/transfers/'],
    ...['entry/105/', 'entry/105/history/', 'entry/105/transfers/'],
  ]);
}, 60_000);

it('finds the league of all managers by the number that the card of a team names', async () => {
  await readAll();
  const leagues = asked.filter((path) => path.startsWith('leagues-classic/'));
  expect(new Set(leagues)).toEqual(new Set([`leagues-classic/${overallLeague}/standings/?page_standings=1`]));
}, 60_000);

it('reads the sample of all managers last, and once', async () => {
  await readAll();
  const picks = 'entry/9000/event/3/picks/';
  expect(asked.lastIndexOf(picks)).toBeGreaterThan(lastOf(9_059) - leaders);
  expect(await findSampleReading(app.db, season)).toMatchObject({ gameweek: 3, is_done: true });
  asked.length = 0;
  await loop?.stop();
  await readAll();
  expect(asked).not.toContain(picks);
}, 60_000);

it('lets a team that is linked meanwhile go before the rest of the elite', async () => {
  let isLinked = false;
  before = async (path) => {
    if (isLinked || !path.startsWith('entry/9020/')) return;
    isLinked = true;
    await app.signUp({ team: asTeamId(linkedLater) });
  };
  await readAll();
  expect(lastOf(linkedLater)).toBeGreaterThan(firstOf(9_020));
  expect(lastOf(linkedLater)).toBeLessThan(firstOf(9_045));
}, 60_000);

it('goes on where a stop cut the elite short', async () => {
  before = async (path) => {
    if (path.startsWith('entry/9030/')) void loop?.stop();
  };
  await readAll();
  const { read } = await countEliteRead(app.db, season, { current: 3, phase });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(leaders);
  before = () => undefined;
  asked.length = 0;
  await readAll();
  // The sample of all managers requests only the squads of the current gameweek.
  expect(asked).not.toContain('entry/9000/event/2/picks/');
  expect(await countEliteRead(app.db, season, { current: 3, phase })).toEqual({
    read: leaders,
    total: leaders,
  });
}, 60_000);

it('does not tell a read that the end of the process breaks off as a fault of the game', async () => {
  await readAll();
  await loop?.stop();
  const firstReading = await findReading(app.db, season);
  let isClosed = false;
  const closing: FplSource = {
    ...fpl,
    get: async (path) => (isClosed ? { outcome: 'unavailable', detail: 'closed' } : fpl.get(path)),
  };
  loop = startIngest({ db: app.db, games: app.games, clock, fpl: closing, log: quiet });
  before = () => {
    void loop?.stop();
    isClosed = true;
    return undefined;
  };
  await loop.first;
  expect(isClosed).toBe(true);
  expect(await findReading(app.db, season)).toEqual(firstReading);
}, 60_000);
