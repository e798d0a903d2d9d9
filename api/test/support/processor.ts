import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db';

const tickMs = 10;

/** Milliseconds of the processor that this process and PostgreSQL's processes for `db` have used so far; the second in steps of 10 ms. */
export async function processorOf(db: Db): Promise<{ app: number; database: number }> {
  const { user, system } = process.cpuUsage();
  const backends = await db.query(
    sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`,
  );
  const ticks = backends.map(({ pid }) => {
    // After the name in brackets: state is the first field, user and system time the 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return {
    app: (user + system) / 1000,
    database: ticks.reduce((sum, one) => sum + one, 0) * tickMs,
  };
}
