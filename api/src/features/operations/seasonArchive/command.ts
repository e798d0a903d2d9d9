import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../../platform/config';
import { findAssets } from '../../../platform/db/assets';
import type { Db } from '../../../platform/db/db';
import { openDb } from '../../../platform/db/openDb';
import { listSeasons } from '../../../game/season/gameState.queries';
import { ArchiveBroken, isSeason, verifyArchive } from './archiveFile';
import { ArchiveRefused, removeArchived, restoreSeason, writeSeason } from './seasonArchive';

const usage = `Moves a season that is over out of the database that the environment names, and back.

  seasons            the seasons in the database, the newest first
  write <season>     writes the season's public data into the folder "archives" of the data folder, and reads it back
  check <file>       reads a file and compares its checksum and counts
  remove <file>      checks the file, then deletes from the database what the file has, in batches
  restore <file>     checks the file, then puts into the database what the file has

The current season is never written, removed or restored. With PostgreSQL the server may run meanwhile.`;

const rowsOf = (rows: Readonly<Record<string, number | undefined>>) =>
  Object.entries(rows)
    .filter(([, count]) => count !== 0)
    .map(([table, count]) => `  ${table.padEnd(20)}${count}`)
    .join('\n');

async function write(db: Db, season: string, home: string): Promise<string> {
  if (!isSeason(season)) throw new ArchiveRefused('A season is written as 2025-26.');
  const folder = join(home, 'archives');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${season}-${new Date().toISOString().slice(0, 10)}.jsonl.gz`);
  const { rows } = await writeSeason(db, season, file);
  return `Wrote and checked ${file}\n${rowsOf(rows)}`;
}

async function remove(db: Db, file: string): Promise<string> {
  const left = await removeArchived(db, file);
  if (Object.keys(left).length === 0) return `Removed all that ${file} has. Keep the file.`;
  process.exitCode = 1;
  return `These rows are not in ${file} as they are now, and stayed. Write the season again:\n${rowsOf(left)}`;
}

async function main([what, given]: readonly string[]): Promise<void> {
  const config = loadConfig();
  const withDb = async (work: (db: Db) => Promise<string>): Promise<string> => {
    const db = await openDb(config, findAssets());
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };
  const commands: Readonly<Record<string, (word: string) => Promise<string>>> = {
    write: (season) => withDb((db) => write(db, season, config.home)),
    check: async (file) => `${file} is whole:\n${rowsOf((await verifyArchive(file)).rows)}`,
    remove: (file) => withDb((db) => remove(db, file)),
    restore: (file) =>
      withDb(async (db) => `Restored ${file}\n${rowsOf((await restoreSeason(db, file)).rows)}`),
  };
  const command = commands[what ?? ''];
  if (what === 'seasons') {
    process.stdout.write(`${await withDb(async (db) => (await listSeasons(db)).join('\n'))}\n`);
  } else if (command !== undefined && given !== undefined) {
    process.stdout.write(`${await command(given)}\n`);
  } else {
    process.stdout.write(`${usage}\n`);
    process.exitCode = what === undefined || what === 'help' ? 0 : 1;
  }
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  const isExpected = thrown instanceof ArchiveRefused || thrown instanceof ArchiveBroken;
  const broken = thrown instanceof ArchiveBroken ? 'The file is not whole: ' : '';
  const text = thrown instanceof Error ? (isExpected ? thrown.message : thrown.stack) : String(thrown);
  process.stderr.write(`${broken}${text}\n`);
  process.exit(1);
});
