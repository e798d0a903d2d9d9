import { asTeamId } from '@touchline/shared/domain';
import { countEvents } from '../../src/features/general/countEvents';
import { findNextTeam } from '../../src/game/ingest/wantedTeams.queries';
import type { Db } from '../../src/platform/db/db';
import { migrate } from '../../src/platform/db/migrate';
import { openPostgres } from '../../src/platform/db/postgres';
import { ingestTeam } from '../../src/game/ingest/ingestTeam';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { findPostgresPrograms, type OwnServer, runOn, startOwnServer } from '../support/postgresServer';
import { tinySeason, writeTinySeason } from '../support/tinySeason';
import { fillGrowth } from './fillGrowth';

/**
 * The same calls with a hundredth of the accounts and with all of them, on a PostgreSQL of its own that counts its
 * statements. `npm run soak -- growth 200000` is the long form.
 */
const accounts = Number(process.env['GROWTH_ACCOUNTS'] ?? 400);
const sizes = [Math.ceil(accounts / 100), accounts];
const rounds = 20;
const adminMs = 500;
const describeGrowth = findPostgresPrograms() === undefined ? describe.skip : describe;
if (findPostgresPrograms() === undefined)
  process.stdout.write('  growth: left out, there is no PostgreSQL\n');

const personal = ['/v1/dashboard', '/v1/team/overview', '/v1/team/points', '/v1/rivals/list'];
const admin = ['/v1/admin/data', '/v1/admin/events', '/v1/admin/overview', '/v1/admin/users'];

describeGrowth('growth', () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await startOwnServer();
    await runOn(server.url, `alter system set shared_preload_libraries = 'pg_stat_statements'`);
    await server.shutDown();
    await server.start();
    await runOn(server.url, 'create extension pg_stat_statements');
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  it('leaves the pages as fast as with few accounts, and those of administrators within half a second', async () => {
    const [before, after] = [await measure(sizes[0] ?? 0), await measure(sizes[1] ?? 0)];
    const lines = [...after].map(([what, ms]) => {
      const earlier = before.get(what) ?? { median: 0, most: 0 };
      const shown = [earlier.median, earlier.most, ms.median, ms.most].map((one) =>
        one.toFixed(1).padStart(9),
      );
      return `  ${what.padEnd(24)}${shown.join('')}`;
    });
    const title = `  ${''.padEnd(24)}${sizes.map((size) => `${size} accounts`.padStart(18)).join('')}`;
    process.stdout.write(`${[title, ...lines, ...(await worstStatements())].join('\n')}\n`);
    for (const page of admin)
      expect({ page, ms: after.get(page)?.median }).toMatchObject({ page, ms: below(adminMs) });
  }, 1_800_000);

  const below = (most: number) => ({
    asymmetricMatch: (ms: unknown) => typeof ms === 'number' && ms <= most,
  });

  /** Median and longest time in milliseconds, by call. */
  async function measure(size: number): Promise<Map<string, { median: number; most: number }>> {
    const name = `growth_${size}`;
    await runOn(server.url, `create database ${name}`);
    const url = server.url.replace('/postgres?', `/${name}?`);
    const db = await openPostgres(url);
    await migrate(db);
    const app = await buildGameApp({
      folder: writeTinySeason(),
      now: tinySeason.betweenMatches,
      env: { DEMO_MODE: '1' },
      checkReplies: false,
      db,
    });
    await ingestTeam(app, { id: asTeamId(101), current: 2, phase: '2 open', squads: 'all' });
    await fillGrowth(url, size, tinySeason.betweenMatches);
    await countEvents(db, app.clock.now());
    await runOn(server.url, 'select pg_stat_statements_reset()');
    const [reader, chief] = [
      await app.signUp({ team: asTeamId(101) }),
      await app.signUp({ team: asTeamId(102), role: 'ADMIN' }),
    ];
    const times = new Map<string, { median: number; most: number }>();
    for (const [what, ask] of callsOf(app, db, reader, chief)) times.set(what, await timed(ask));
    await app.close();
    await db.close();
    return times;
  }

  function callsOf(app: GameApp, db: Db, reader: Person, chief: Person): [string, () => Promise<unknown>][] {
    const signIn = { email: 'person1@example.test', password: 'long-enough-for-anyone' };
    return [
      ...personal.map((page): [string, () => Promise<unknown>] => [page, () => reader.read(page)]),
      ...admin.map((page): [string, () => Promise<unknown>] => [page, () => chief.read(page)]),
      ['log in', () => app.ask('POST', '/v1/auth/login', signIn)],
      ['the next team to read', () => findNextTeam(db, { season: '2023-24', phase: '2 open', without: [] })],
    ];
  }

  async function timed(ask: () => Promise<unknown>): Promise<{ median: number; most: number }> {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    return { median: times[rounds / 2] ?? 0, most: times.at(-1) ?? 0 };
  }

  async function worstStatements(): Promise<string[]> {
    const rows = (await runOn(
      server.url,
      `select round(mean_exec_time::numeric, 1) as ms, calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as text
      from pg_stat_statements order by mean_exec_time desc limit 10`,
    )) as { ms: string; calls: number; text: string }[];
    return [
      '  The ten slowest statements:',
      ...rows.map(
        ({ ms, calls, text }) => `  ${String(ms).padStart(9)} ms ${String(calls).padStart(5)} × ${text}`,
      ),
    ];
  }
});
