import type { Db } from '@touchline/api/db';
import { sql } from 'kysely';

/** Deletes all releases, their audit log, and the pages and faults counted by release. */
export async function emptyReleases(db: Db): Promise<void> {
  for (const table of ['release_registry', 'audit_log', 'release_pages', 'release_composition', 'event'])
    await db.run(sql`delete from ${sql.table(table)}`);
}
