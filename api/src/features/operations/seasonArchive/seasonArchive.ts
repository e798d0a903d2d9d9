import { sql } from 'kysely';
import { forgotten, gameChannel, teamsChannel } from '../../../game/season/gameState.queries';
import type { Db } from '../../../platform/db/db';
import {
  type ArchivedRows,
  type ArchivedSeason,
  type ArchiveSummary,
  type ArchiveWriter,
  readArchive,
  verifyArchive,
  writeArchive,
} from './archiveFile';
import { archivedTables, type ArchivedTable } from './archivedTables';

/** Rows that one fetch from the database reads. */
const fetchRows = 500;

/** What was wanted is not done, and nothing was changed. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}

/**
 * Writes a season that is over into a file, as it is at one instant, and reads the file back.
 * @throws {ArchiveRefused} for the current season and one that is not stored
 */
export async function writeSeason(db: Db, season: string, file: string): Promise<ArchiveSummary> {
  const state = await db.findOne(
    sql<{ source: string | null }>`select source from game_state where season = ${season}`,
  );
  if (state === undefined) throw new ArchiveRefused(`There is no season ${season} in the database.`);
  const about = { season, source: state.source };
  await refuseCurrent(db, about);
  const writer = await writeArchive(file, about);
  try {
    await db.transaction(() => writeTables(db, season, writer));
    await writer.end();
  } catch (thrown) {
    await writer.discard();
    throw thrown;
  }
  return verifyArchive(file);
}

/** All tables as they were when the first one was read. */
async function writeTables(db: Db, season: string, writer: ArchiveWriter): Promise<void> {
  await db.run(sql`set transaction isolation level repeatable read read only`);
  for (const table of archivedTables) {
    await writer.table(table, await listColumns(db, table));
    await db.run(sql`declare season_rows no scroll cursor for
      select to_jsonb(stored)::text as row from ${sql.table(table)} as stored where season = ${sql.lit(season)}`);
    for (let left = true; left;) {
      const rows = await db.query(sql<{ row: string }>`fetch ${sql.lit(fetchRows)} from season_rows`);
      await writer.rows(rows.map(({ row }) => row));
      left = rows.length === fetchRows;
    }
    await db.run(sql`close season_rows`);
  }
}

/** A season is over once a later one of the same game is stored: the official one, the demo or a recording. */
async function refuseCurrent(db: Db, { season, source }: ArchivedSeason): Promise<void> {
  const later = await db.findOne(sql`select 1 from game_state
    where season > ${season} and source is not distinct from ${source}`);
  if (later === undefined)
    throw new ArchiveRefused(
      `${season} is the current season: no later one of the same game is in the database. Nothing was changed.`,
    );
}

/** What differs from the file, or was added since, by table. */
export type RowsLeft = Readonly<Partial<Record<ArchivedTable, number>>>;

/**
 * Deletes from the database the rows that the file has, in batches, once the whole file has been verified. A row that is not as
 * it is in the file stays. Repeating it after an interruption deletes the rest.
 * @returns what stayed
 * @throws {ArchiveBroken} for a damaged file, and {ArchiveRefused} for the current season
 */
export async function removeArchived(db: Db, file: string): Promise<RowsLeft> {
  const about = await verifyArchive(file);
  await refuseCurrent(db, about);
  const keys = new Map<ArchivedTable, string[]>();
  for (const table of archivedTables) keys.set(table, await listKeys(db, table));
  for await (const batch of readArchive(file)) await deleteRows(db, batch, keys.get(batch.table) ?? []);
  await notifyChanged(db, about.season);
  return countLeft(db, about.season);
}

async function deleteRows(db: Db, { table, rows }: ArchivedRows, keys: readonly string[]): Promise<void> {
  const isSame = sql.join(
    keys.map((key) => sql`stored.${sql.ref(key)} = archived.${sql.ref(key)}`),
    sql` and `,
  );
  await db.run(sql`delete from ${sql.table(table)} as stored
    using jsonb_populate_recordset(null::${sql.table(table)}, ${jsonOf(rows)}::jsonb) as archived
    where ${isSame} and stored is not distinct from archived`);
}

async function countLeft(db: Db, season: string): Promise<RowsLeft> {
  const left: Partial<Record<ArchivedTable, number>> = {};
  for (const table of archivedTables) {
    const row = await db.findOne(
      sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where season = ${season}`,
    );
    if (row !== undefined && row.count > 0) left[table] = row.count;
  }
  return left;
}

/**
 * Puts the rows of a file back, in batches; rows that are there stay as they are. The season is listed once all of it is there.
 * @throws {ArchiveBroken} for a damaged file, and {ArchiveRefused} when the season would be the current one
 */
export async function restoreSeason(db: Db, file: string): Promise<ArchiveSummary> {
  const about = await verifyArchive(file);
  await refuseCurrent(db, about);
  await refuseUnknownColumns(db, about);
  const listing: ArchivedRows[] = [];
  for await (const batch of readArchive(file)) {
    if (batch.table === 'game_state') listing.push(batch);
    else await insertRows(db, batch);
  }
  for (const batch of listing) await insertRows(db, batch);
  await notifyChanged(db, about.season);
  return about;
}

/** A later version of the app may have removed a column. Columns that it added get their defaults. */
async function refuseUnknownColumns(db: Db, { columns }: ArchiveSummary): Promise<void> {
  for (const table of archivedTables) {
    const existing = await listColumns(db, table);
    const unknown = (columns[table] ?? []).filter((column) => !existing.includes(column));
    if (unknown.length > 0)
      throw new ArchiveRefused(
        `The table ${table} has no column ${unknown.join(', ')}. Restore the file with the version that wrote it.`,
      );
  }
}

async function insertRows(db: Db, { table, columns, rows }: ArchivedRows): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await db.run(sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonOf(rows)}::jsonb)
    on conflict do nothing`);
}

/** Rows stay the text that the database wrote: numbers beyond the range of JavaScript's are not rounded. */
const jsonOf = (rows: readonly string[]) => `[${rows.join(',')}]`;

async function listColumns(db: Db, table: ArchivedTable): Promise<string[]> {
  const rows = await db.query(sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`);
  return rows.map(({ name }) => name);
}

async function listKeys(db: Db, table: ArchivedTable): Promise<string[]> {
  const rows = await db.query(sql<{ name: string }>`select attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary`);
  return rows.map(({ name }) => name);
}

/** Servers that run forget what they have read of the season. */
async function notifyChanged(db: Db, season: string): Promise<void> {
  await db.notify(teamsChannel, '');
  await db.notify(gameChannel, forgotten(season));
}
