import { asTeamId } from '@touchline/shared/domain';
import type { AddressInfo } from 'node:net';
import { createClock } from '../../platform/clock';
import { createLiveSource } from '../fpl/live/liveSource';
import { createReplaySource } from '../fpl/replay/replaySource';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { createFaultPlan } from '../../../test/upstream/faultPlan';
import { buildUpstream } from '../../../test/upstream/upstreamApp';
import { ingestSeason } from './ingestSeason';

/** One account that opens the popups of many teams, with a limit of 20 requests per second to the game. */
const perSecond = 20;
const clock = createClock(Date.parse(tinySeason.settled), 0);
const replay = createReplaySource({ folder: writeTinySeason(), clock });
const upstream = buildUpstream({ source: replay, plan: createFaultPlan(3) });
const asked: string[] = [];
upstream.addHook('onRequest', async ({ url }) => void asked.push(url));
let base = '';
let app: GameApp;
let address = '';

beforeAll(async () => {
  await upstream.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}/api`;
  app = await buildGameApp({
    now: tinySeason.settled,
    openSource: () => createLiveSource({ base, season: '2023-24', perSecond, retries: 0 }),
  });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  await app.close();
  await upstream.close();
}, 60_000);
beforeEach(() => void (asked.length = 0));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let team = 500_000;
/** Statuses of popups of teams that were not requested before. */
async function openPopups(token: string, count: number, signal?: AbortSignal): Promise<number[]> {
  const headers = { 'x-api-key': app.config.apiKey, authorization: `Bearer ${token}` };
  const asking = Array.from({ length: count }, async () => {
    const reply = await fetch(`${address}/v2/team/popup/${(team += 1)}`, { headers, signal });
    return reply.status;
  });
  return (await Promise.allSettled(asking)).flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

it('reads the season before an account that asks for hundreds of unknown teams has all of them', async () => {
  const { token } = await app.signUp({ team: asTeamId(101) });
  const leaving = new AbortController();
  const popups = openPopups(token, 600, leaving.signal);
  await pause(500);
  expect((await ingestSeason({ db: app.db, clock: app.clock, fpl: app.fpl })).outcome).toBe('ok');
  // All of them would take half a minute.
  expect(asked.filter((url) => /\/entry\/500\d{3}\//.test(url)).length).toBeLessThan(600);
  leaving.abort();
  await popups;
}, 60_000);

it('lets one account wait for a few teams at a time and tells it so, and another account is answered', async () => {
  const greedy = await app.signUp({ team: asTeamId(101) });
  const patient = await app.signUp({ team: asTeamId(102) });
  const before = team;
  const popups = openPopups(greedy.token, 200);
  await pause(200);
  expect(await openPopups(patient.token, 1)).toEqual([404]);
  // Teams of an earlier test may still be requested.
  const teams = asked.map((url) => Number(/\/entry\/(\d+)\//.exec(url)?.[1])).filter((id) => id > before);
  expect(new Set(teams).size).toBeLessThan(200);
  const statuses = await popups;
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(3);
}, 60_000);

it('does not ask the game for readers who have hung up', async () => {
  const { token } = await app.signUp({ team: asTeamId(101) });
  asked.length = 0;
  // The requests of one second may be sent at once; later ones wait.
  await ingestSeason({ db: app.db, clock: app.clock, fpl: app.fpl });
  const leaving = new AbortController();
  const popups = openPopups(token, 25, leaving.signal);
  await pause(20);
  leaving.abort();
  await popups;
  await pause(100);
  const before = asked.length;
  await pause(1_500);
  expect(asked.length - before).toBeLessThanOrEqual(1);
}, 60_000);

it('remembers a team that the game does not have', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  expect((await person.ask('GET', '/v2/team/popup/777777')).status).toBe(404);
  expect((await person.ask('GET', '/v2/team/popup/777777')).status).toBe(404);
  expect(asked.filter((url) => url.includes('777777'))).toHaveLength(1);
}, 60_000);

it('calls the game stale once it has not been read for longer than it is good, and says since when', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  await ingestSeason({ db: app.db, clock: app.clock, fpl: app.fpl });
  const fresh = (await person.ask('GET', '/v1/clubs/index/standings')).body;
  expect(fresh).not.toHaveProperty('stale');
  app.clock.set(app.clock.now() + 2 * 3_600_000);
  const old = (await person.ask('GET', '/v1/clubs/index/standings')).body;
  expect(old).toMatchObject({ stale: true, updated_at: fresh['updated_at'] });
}, 60_000);
