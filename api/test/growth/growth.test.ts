import { asTeamId } from '@touchline/shared/domain';
import { countEvents } from '../../src/features/general/countEvents';
import { findNextTeam } from '../../src/game/season/wantedTeams.queries';
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
const isLong = process.env['GROWTH_ACCOUNTS'] !== undefined;
/** Calls of each kind; so many that the p99 is more than the longest one. */
const rounds = isLong ? 200 : 20;
const adminMs = 500;
/** No statement of a call takes longer, on average. */
const statementMs = 200;
/** Readers who ask at the same time, for the requests a second. */
const atOnce = 4;
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
    const statements = await worstStatements();
    process.stdout.write(`${[...compared(before, after), ...statements.map(shownStatement)].join('\n')}\n`);
    for (const page of admin)
      expect({ page, ms: after.times.get(page)?.median }).toMatchObject({ page, ms: below(adminMs) });
    expect(statements.filter(({ mean }) => Number(mean) > statementMs)).toEqual([]);
  }, 1_800_000);

  const below = (most: number) => ({
    asymmetricMatch: (ms: unknown) => typeof ms === 'number' && ms <= most,
  });

  interface Figures {
    /** In milliseconds, by call. */
    readonly times: ReadonlyMap<string, { readonly median: number; readonly p99: number }>;
    /** Of personal pages, with `atOnce` at the same time. */
    readonly perSecond: number;
  }

  function compared(before: Figures, after: Figures): string[] {
    const cells = (values: readonly (number | undefined)[], digits = 1) =>
      values.map((value = 0) => value.toFixed(digits).padStart(10)).join('');
    const rows = [...after.times].map(([what, { median, p99 }]) => {
      const few = before.times.get(what) ?? { median: 0, p99: 0 };
      return `  ${what.padEnd(24)}${cells([few.median, few.p99, median, p99])}${cells([p99 / few.p99], 2)}`;
    });
    const perSecond = cells([before.perSecond, after.perSecond, after.perSecond / before.perSecond], 2);
    return [
      `  ${'ms: median, p99 of'.padEnd(24)}${sizes.map((size) => String(size).padStart(20)).join('')}${'× p99'.padStart(10)}`,
      ...rows,
      `  ${'requests a second'.padEnd(24)}${perSecond}`,
    ];
  }

  async function measure(size: number): Promise<Figures> {
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
    const times = new Map<string, { median: number; p99: number }>();
    for (const [what, ask] of callsOf(app, db, reader, chief)) times.set(what, await timed(ask));
    const perSecond = await countPerSecond(reader);
    await app.close();
    await db.close();
    return { times, perSecond };
  }

  async function countPerSecond(reader: Person): Promise<number> {
    const began = performance.now();
    const ask = async () => {
      for (let round = 0; round < rounds; round += 1) for (const page of personal) await reader.read(page);
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    return (atOnce * rounds * personal.length * 1000) / (performance.now() - began);
  }

  function callsOf(app: GameApp, db: Db, reader: Person, chief: Person): [string, () => Promise<unknown>][] {
    const signIn = { email: 'person1@example.test', password: 'long-enough-for-anyone' };
    return [
      ...personal.map((page): [string, () => Promise<unknown>] => [page, () => reader.read(page)]),
      ...admin.map((page): [string, () => Promise<unknown>] => [page, () => chief.read(page)]),
      ['log in', () => app.ask('POST', '/v1/auth/login', signIn)],
      ['refresh', refresher(app, signIn)],
      ['the next team to read', () => findNextTeam(db, { season: '2023-24', phase: '2 open', without: [] })],
    ];
  }

  /** The native app refreshes its session, again and again. */
  function refresher(app: GameApp, signIn: object): () => Promise<void> {
    let refreshToken: unknown;
    return async () => {
      const path = refreshToken === undefined ? '/v1/auth/login' : '/v1/auth/refresh';
      const body = refreshToken === undefined ? signIn : { refreshToken };
      const reply = await app.ask('POST', path, body, { native: true });
      expect({ path, status: reply.statusCode }).toEqual({ path, status: 200 });
      refreshToken = reply.json<{ refreshToken: string }>().refreshToken;
    };
  }

  /** The first calls are not counted: they fill what is kept, and Node compiles what they run. */
  async function timed(ask: () => Promise<unknown>): Promise<{ median: number; p99: number }> {
    const times: number[] = [];
    for (let round = 0; round < rounds / 4; round += 1) await ask();
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    return { median: times[rounds / 2] ?? 0, p99: times[Math.ceil(rounds * 0.99) - 1] ?? 0 };
  }

  interface Statement {
    /** Milliseconds. */
    readonly mean: string;
    readonly calls: number;
    readonly text: string;
  }

  const worstStatements = async () =>
    (await runOn(
      server.url,
      `select round(mean_exec_time::numeric, 1) as mean, calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as text
      from pg_stat_statements order by mean_exec_time desc limit 10`,
    )) as Statement[];

  const shownStatement = ({ mean, calls, text }: Statement) =>
    `  ${mean.padStart(9)} ms ${String(calls).padStart(5)} × ${text}`;
});
