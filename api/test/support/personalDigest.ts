import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db';

/**
 * Tables of accounts and their choices. Counters of attempts and rate limits are excluded, because refusals
 * change them.
 */
const tables = [
  'account',
  'session',
  'account_rival',
  'account_watch',
  'account_view',
  'account_plan',
  'push_device',
  'alert',
  'digest_mail',
  'event',
  'audit_log',
  'pass_order',
  'payment_notice',
  'setting',
  'share',
  'outbox',
  'job',
] as const;

/** Digest of these tables: equal digests mean that nothing was written in between. */
export async function personalDigest(db: Db): Promise<string> {
  const each = tables.map(
    (table) => sql`select ${table}::text as name, count(*) as rows, sum(hashtext(t::text)::bigint) as content
      from ${sql.table(table)} t`,
  );
  const rows = await db.query(sql<{ name: string; rows: number; content: string | null }>`
    ${sql.join(each, sql` union all `)} order by name`);
  return rows.map(({ name, rows: count, content }) => `${name} ${count} ${content}`).join('\n');
}
