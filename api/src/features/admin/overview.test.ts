import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { openTestDb, testEngines } from '../../../test/support/openTestDb';
import { readOverview } from './admin.queries';

const now = Date.parse('2026-03-01T12:00:00Z');

describe.each(testEngines)('the overview of administrators on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb(engine);
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(() => db.script('delete from account'));

  /** Accounts that signed up at these instants, of three roles; each with a live, an expired and a revoked session. */
  async function signUp(instants: readonly string[]): Promise<void> {
    await db.run(sql`
      insert into account (id, email, username, birthday, password_hash, created_at, registered_at, role)
      select gen_random_uuid(), n || '@example.test', 'Ada', '1990-02-09', 'none', at, at,
        (array['USER', 'PREMIUM', 'USER', 'BANNED'])[1 + n % 4]
      from unnest(${[...instants]}::timestamptz[]) with ordinality as given (at, n)`);
    for (const [days, isRevoked] of [
      [10, false],
      [-1, false],
      [10, true],
      [-1, true],
    ] as const)
      await db.run(sql`
        insert into session (id, account_id, remember, created_at, used_at, expires_at, revoked_at)
        select gen_random_uuid(), id, true, now(), now(), ${new Date(now + days * 86_400_000)},
          ${isRevoked ? new Date(now) : null}::timestamptz from account`);
  }

  /** The same figures by a plain count of all rows. */
  async function countedPlainly() {
    const roles = await db.query(sql`select role, count(*) from account group by role order by 2 desc, 1`);
    const days = await db.query(sql`
      select to_char(registered_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)
      from account group by 1 order by 1 desc limit 30`);
    const [sessions] = await db.query(sql<{ count: number }>`select count(*) from session
      where revoked_at is null and expires_at > ${new Date(now)}`);
    return { roles, sign_ups: days.reverse(), active_sessions: sessions?.count };
  }

  it('says what a count of all rows says, with days on which nobody signed up', async () => {
    await signUp([
      '2026-03-01T00:00:00Z',
      '2026-02-28T23:59:59.999999Z',
      '2026-02-28T00:00:00Z',
      '2026-02-27T23:59:59Z',
      '2025-12-24T18:00:00Z',
      '2025-12-24T00:00:00+02:00',
      '2024-02-29T12:00:00Z',
    ]);
    const overview = await readOverview(db, now);
    expect(overview).toEqual(await countedPlainly());
    expect(overview.sign_ups).toHaveLength(6);
    expect(overview.active_sessions).toBe(7);
  });

  it('ends with the thirtieth day that has a sign-up', async () => {
    await signUp(Array.from({ length: 40 }, (_, n) => new Date(now - n * 2 * 86_400_000).toISOString()));
    const { sign_ups } = await readOverview(db, now);
    expect(sign_ups).toEqual((await countedPlainly()).sign_ups);
    expect(sign_ups).toHaveLength(30);
  });

  it('has no days without accounts', async () => {
    expect(await readOverview(db, now)).toEqual({ roles: [], sign_ups: [], active_sessions: 0 });
  });
});
