import { readOverview } from '../../src/features/admin/admin.queries';
import type { Db } from '../../src/platform/db/db';
import { migrate } from '../../src/platform/db/migrate';
import { openPostgres } from '../../src/platform/db/postgres';
import { findPostgresPrograms, type OwnServer, runOn, startOwnServer } from '../support/postgresServer';

/**
 * The overview of administrators with many accounts: only the tables that it counts are filled, so that 200,000
 * accounts take a minute. `npm run soak -- growth 200000` is the long form.
 */
const accounts = Number(process.env['GROWTH_ACCOUNTS'] ?? 2_000);
const rounds = 20;
const overviewMs = 500;
const now = Date.parse('2026-03-01T12:00:00Z');
const describeGrowth = findPostgresPrograms() === undefined ? describe.skip : describe;
if (findPostgresPrograms() === undefined)
  process.stdout.write('  the overview with many accounts: left out, there is no PostgreSQL\n');

describeGrowth('the overview of administrators', () => {
  let server: OwnServer;
  let db: Db;
  beforeAll(async () => {
    server = await startOwnServer();
    await runOn(server.url, 'create database overview');
    db = await openPostgres(server.url.replace('/postgres?', '/overview?'));
    await migrate(db);
    await fill();
  }, 600_000);
  afterAll(async () => {
    await db.close();
    await server.stop();
  }, 60_000);

  /** Accounts of 90 days, one in eight with a pass; two sessions each, of 90 days; one in ten is over, one in fifty revoked. */
  async function fill(): Promise<void> {
    const url = server.url.replace('/postgres?', '/overview?');
    const at = `'${new Date(now).toISOString()}'::timestamptz`;
    for (const statement of [
      `insert into account (id, email, username, birthday, password_hash, created_at, registered_at, email_confirmed, role)
      select gen_random_uuid(), 'many' || n || '@example.test', 'Ada', '1990-02-09', repeat('x', 97), ${at},
        ${at} - (n % 90) * interval '1 day', true, case when n % 8 = 0 then 'PREMIUM' else 'USER' end
      from generate_series(1, ${accounts}) as n`,
      `insert into session (id, account_id, remember, created_at, used_at, expires_at, revoked_at)
      select gen_random_uuid(), id, true, ${at}, ${at}, ${at} + ((row_number() over ()) % 100 - 10) * interval '1 day' + interval '1 minute',
        case when (row_number() over ()) % 50 = 0 then ${at} end
      from account, generate_series(1, 2)`,
      'vacuum analyze account',
      'vacuum analyze session',
    ])
      await runOn(url, statement);
  }

  it('answers within half a second', async () => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await readOverview(db, now);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const [median = 0, most = 0] = [times[rounds / 2], times.at(-1)];
    process.stdout.write(
      `  the overview with ${accounts} accounts: median ${median.toFixed(1)} ms, at most ${most.toFixed(1)} ms\n`,
    );
    expect(median).toBeLessThan(overviewMs);
  }, 120_000);
});
