import { sql } from 'kysely';
import type { AdminSettings } from '@touchline/shared/wire';
import type { Db } from '../../platform/db/db';

/** Defaults until an administrator changes them. */
const defaults: AdminSettings = { alert: '', app_support: '1.0', sales_open: true };

export async function readSettings(db: Db): Promise<AdminSettings> {
  const rows = await db.query(sql<{ key: string; value: unknown }>`select key, value from setting
    where key = any(${Object.keys(defaults)}::text[])`);
  return { ...defaults, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

export async function changeSettings(db: Db, changes: Partial<AdminSettings>): Promise<void> {
  for (const [key, value] of Object.entries(changes)) {
    await db.run(sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value, changed_at = now()`);
  }
}
