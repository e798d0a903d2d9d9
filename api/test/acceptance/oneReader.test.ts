import type { AddressInfo } from 'node:net';
import { createClock } from '../../src/platform/clock';
import { createReplaySource } from '../../src/game/fpl/replay/replaySource';
import { isPostgresAvailable, makeTestDatabase, runOn } from '../support/postgresServer';
import { type ServerProcess, startServerProcess } from '../support/serverProcess';
import { tinySeason, writeTinySeason } from '../support/tinySeason';
import { createFaultPlan } from '../upstream/faultPlan';
import { buildUpstream } from '../upstream/upstreamApp';

/** Two processes of the API on one PostgreSQL that show the official game, which a server of ours stands for. */
const describeReaders = isPostgresAvailable() ? describe : describe.skip;
if (!isPostgresAvailable())
  process.stdout.write('  one reader of the game: left out, there is no PostgreSQL\n');

const rate = 6;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const readings = (server: ServerProcess) => server.output().split('The game was read').length - 1;

describeReaders('two processes that show the official game', () => {
  const folder = writeTinySeason();
  const upstream = buildUpstream({
    source: createReplaySource({ folder, clock: createClock(Date.parse(tinySeason.inPlay), 0) }),
    plan: createFaultPlan(1),
  });
  const asked: { at: number; url: string }[] = [];
  upstream.addHook('onRequest', async ({ url }) => void asked.push({ at: performance.now(), url }));
  let servers: ServerProcess[] = [];
  let database = '';
  let dropDatabase = async () => {};

  beforeAll(async () => {
    const { url, drop } = await makeTestDatabase();
    database = url;
    dropDatabase = drop;
    await upstream.listen({ port: 0, host: '127.0.0.1' });
    const { port } = upstream.server.address() as AddressInfo;
    const env = {
      DATABASE_URL: url,
      SECRET: 'a secret of tests that both of them have',
      FPL_SOURCE: 'live',
      FPL_API_BASE: `http://127.0.0.1:${port}/api`,
      FPL_RATE: String(rate),
      // The season is due after each second.
      CLOCK: `${tinySeason.inPlay}@60`,
      LOG_LEVEL: 'info',
    };
    servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await upstream.close();
    await dropDatabase();
  }, 60_000);

  it('read it in one process, and both serve it', async () => {
    await pause(4_000);
    expect(servers.map(readings).filter((count) => count > 0)).toHaveLength(1);
    for (const server of servers) expect((await server.ask('GET', '/readyz')).status).toBe(200);
  }, 60_000);

  it('ask for no more documents than one may, with readers on both', async () => {
    const from = performance.now();
    const open = async (server: ServerProcess, first: number) => {
      for (let team = first; team < first + 40; team += 1) await server.ask('GET', `/v1/open/team/${team}`);
    };
    await Promise.race([
      Promise.all(servers.map((server, index) => open(server, 1_000 * (index + 1)))),
      pause(6_000),
    ]);
    const seconds = (performance.now() - from) / 1_000;
    const since = asked.filter(({ at }) => at >= from);
    for (const team of [1_000, 2_000]) expect(since.map(({ url }) => url)).toContain(`/api/entry/${team}/`);
    expect(since.length).toBeLessThanOrEqual(rate * (seconds + 1) + 1);
  }, 60_000);

  it('go on reading in the other one within 15 seconds once the reader is killed, though its looks failed before', async () => {
    const reader = servers.find((server) => readings(server) > 0);
    const other = servers.find((server) => server !== reader);
    if (reader === undefined || other === undefined) throw new Error('There is no reader.');
    // As in a storm that the database does not keep up with: two looks of the other one fail.
    await runOn(database, 'alter table game_state rename to game_state_away');
    await pause(6_500);
    await runOn(database, 'alter table game_state_away rename to game_state');
    await reader.end('SIGKILL');
    const killed = performance.now();
    while (readings(other) === 0 && performance.now() - killed < 30_000) await pause(100);
    expect(performance.now() - killed).toBeLessThan(15_000);
  }, 60_000);
});
