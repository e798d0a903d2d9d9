import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isArchived, type ArchivedTable } from './archivedTables';

/**
 * A season as a file of JSON lines, compressed by gzip. A row is an object, as the database writes it; an array begins a
 * part:
 *
 *     ["season", { "version": 1, "season": "2023-24", "source": "live" }]
 *     ["table", "team_picks", ["season", "gameweek", …]]
 *     { "season": "2023-24", "gameweek": 1, … }
 *     ["end", { "rows": { "team_picks": 1 }, "sha256": "…" }]
 *
 * The checksum is that of all bytes before the last line.
 */
const version = 1;

export interface ArchivedSeason {
  readonly season: string;
  /** As in `game_state`; null in rows from before it was stored. */
  readonly source: string | null;
}

/** Rows of one table, each as the database wrote it. */
export interface ArchivedRows {
  readonly table: ArchivedTable;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

export interface ArchiveSummary extends ArchivedSeason {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Columns by table. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

/** The file is not what was once written: nothing may be deleted or restored by it. */
export class ArchiveBroken extends Error {
  override readonly name = 'ArchiveBroken';
}

/** Rows and bytes that one statement gets. */
const batchRows = 500;
const batchBytes = 1024 * 1024;

export interface ArchiveWriter {
  table(table: ArchivedTable, columns: readonly string[]): Promise<void>;
  rows(texts: readonly string[]): Promise<void>;
  /** Ends the file and gives it its name. */
  end(): Promise<void>;
  /** Removes what was written so far. */
  discard(): Promise<void>;
}

/** Writes beside the file's name until it is complete and on the disk; only this user can read it. */
export async function writeArchive(file: string, about: ArchivedSeason): Promise<ArchiveWriter> {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  // Reported by `end`, or by the write that waits for the disk.
  written.catch(() => undefined);
  const hash = createHash('sha256');
  const rows = new Map<string, number>();
  let current = '';
  /** One or more lines. */
  async function line(text: string): Promise<void> {
    const bytes = Buffer.from(`${text}\n`);
    hash.update(bytes);
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
  }
  await line(JSON.stringify(['season', { version, ...about }]));
  return {
    table: async (table, columns) => {
      current = table;
      rows.set(table, 0);
      await line(JSON.stringify(['table', table, columns]));
    },
    rows: async (texts) => {
      rows.set(current, (rows.get(current) ?? 0) + texts.length);
      if (texts.length > 0) await line(texts.join('\n'));
    },
    end: async () => {
      const end = { rows: Object.fromEntries(rows), sha256: hash.digest('hex') };
      gzip.end(`${JSON.stringify(['end', end])}\n`);
      await written;
      await rename(unfinished, file);
    },
    discard: async () => {
      gzip.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

/** @throws {ArchiveBroken} when it was cut off, changed, or is something else */
export async function verifyArchive(file: string): Promise<ArchiveSummary> {
  const check = createCheck();
  for await (const line of linesOf(file)) check.take(line);
  return check.finish();
}

/** Rows of a file in batches. Only for a file that `verifyArchive` has accepted. */
export async function* readArchive(file: string): AsyncGenerator<ArchivedRows> {
  let table: ArchivedTable | undefined;
  let columns: readonly string[] = [];
  let rows: string[] = [];
  let bytes = 0;
  for await (const line of linesOf(file)) {
    const begins = line.startsWith('[');
    if (
      table !== undefined &&
      rows.length > 0 &&
      (begins || rows.length >= batchRows || bytes >= batchBytes)
    ) {
      yield { table, columns, rows };
      [rows, bytes] = [[], 0];
    }
    if (begins) ({ table, columns } = partOf(line));
    else {
      rows.push(line);
      bytes += line.length;
    }
  }
}

/** The table that a line begins, if it begins one. */
function partOf(line: string): { table: ArchivedTable | undefined; columns: readonly string[] } {
  const [kind, table, columns] = JSON.parse(line) as [string, unknown, unknown];
  if (kind !== 'table') return { table: undefined, columns: [] };
  if (!isArchived(table)) throw new ArchiveBroken(`it has a table ${String(table)}, which no archive has`);
  return { table, columns: columns as string[] };
}

/** Compares lines with the counts and the checksum at their end. */
function createCheck() {
  const hash: Hash = createHash('sha256');
  const rows = new Map<string, number>();
  const columns = new Map<string, readonly string[]>();
  let about: ArchivedSeason | undefined;
  let table: string | undefined;
  let end: { rows?: unknown; sha256?: unknown } | undefined;

  function begin(line: string): void {
    const [kind, what] = JSON.parse(line) as [unknown, unknown];
    if (kind === 'season') about = seasonOf(what);
    else if (kind === 'end') end = Object(what) as typeof end;
    else {
      const part = partOf(line);
      table = String(part.table);
      rows.set(table, 0);
      columns.set(table, part.columns);
    }
  }

  return {
    take(line: string): void {
      if (end !== undefined) throw new ArchiveBroken('it has lines after its end');
      if (line.startsWith('[')) begin(line);
      else if (table === undefined) throw new ArchiveBroken('it begins with something else');
      else rows.set(table, (rows.get(table) ?? 0) + 1);
      if (end === undefined) hash.update(`${line}\n`);
    },
    finish(): ArchiveSummary {
      if (about === undefined || end === undefined) throw new ArchiveBroken('its end is missing');
      const counted = Object.fromEntries(rows);
      if (hash.digest('hex') !== end.sha256) throw new ArchiveBroken('its checksum is another one');
      if (JSON.stringify(counted) !== JSON.stringify(end.rows))
        throw new ArchiveBroken('it has more or fewer rows than it says');
      return { ...about, rows: counted, columns: Object.fromEntries(columns) };
    },
  };
}

function seasonOf(value: unknown): ArchivedSeason {
  const { version: its, season, source } = Object(value) as Record<string, unknown>;
  if (its !== version)
    throw new ArchiveBroken(`it is of version ${String(its)}, which this server cannot read`);
  if (!isSeason(season)) throw new ArchiveBroken('it names no season');
  return { season, source: typeof source === 'string' ? source : null };
}

export const isSeason = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}$/.test(value);

/** @throws {ArchiveBroken} when the compression or a line's JSON is damaged */
async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  // The loop below throws the same.
  reading.catch(() => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of gunzip) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    await reading;
  } catch (thrown) {
    throw thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT' ? thrown : broken(thrown);
  }
  if (rest !== '') throw new ArchiveBroken('its last line is cut off');
}

const broken = (thrown: unknown) =>
  thrown instanceof ArchiveBroken
    ? thrown
    : new ArchiveBroken(thrown instanceof Error ? thrown.message : String(thrown));
