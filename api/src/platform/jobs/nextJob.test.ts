import { sql } from 'kysely';
import { openMigratedDb, testEngines } from '../../../test/support/openTestDb';
import type { Db } from '../db/db';
import { nextJob } from './nextJob';

const waiting = 20_000;
/** Pages that a look may read, of about 450 that hold the waiting jobs. */
const mostPages = 100;

interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: Record<string, number> }[];
}

describe.each(testEngines)(`a look for a job among ${waiting} that are due, on %s`, (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openMigratedDb(engine);
    await db.script(`truncate job;
      insert into job (kind, run_at) select 'digest', now() - interval '1 hour' + number * interval '1 ms'
        from generate_series(1, ${waiting}) as number;
      insert into job (kind, run_at) values ('push', now() - interval '1 second')`);
  }, 120_000);
  afterAll(() => db.close());

  async function pagesRead(kinds: readonly string[]): Promise<number> {
    const rows = await db.query(
      sql<Plan>`explain (analyze, buffers, format json) ${nextJob(kinds, new Date())}`,
    );
    const { Plan: plan = {} } = rows[0]?.['QUERY PLAN'][0] ?? {};
    return (plan['Shared Hit Blocks'] ?? Infinity) + (plan['Shared Read Blocks'] ?? Infinity);
  }

  it.each([
    ['of another kind', ['push', 'pushes']],
    ['of a kind that has none', ['mail']],
    ['of the same kind', ['digest', 'digests']],
  ])('reads few of them when it is %s, with statistics and without', async (_, kinds) => {
    expect(await pagesRead(kinds)).toBeLessThan(mostPages);
    await db.script('analyze job');
    expect(await pagesRead(kinds)).toBeLessThan(mostPages);
  });

  it('finds the one that is due first of several kinds', async () => {
    const first = async (kinds: readonly string[]) =>
      (
        await db.findOne(
          sql<{ kind: string }>`select kind from job where id = (${nextJob(kinds, new Date())})`,
        )
      )?.kind;
    expect(await first(['push', 'digest'])).toBe('digest');
    expect(await first(['push', 'mail'])).toBe('push');
    expect(await first(['mail'])).toBeUndefined();
  });
});
