import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of all files, by path. Present only while the database is closed. */
type Seal = Readonly<Record<string, string>>;

const sealFile = (folder: string) => join(folder, 'closed.json');

/** Called after the database was closed in order: until it is opened again nobody may change a file. */
export function sealFolder(folder: string): void {
  const unfinished = `${sealFile(folder)}.part`;
  try {
    writeFileSync(unfinished, JSON.stringify(hashFiles(folder)), { mode: 0o600 });
    renameSync(unfinished, sealFile(folder));
  } catch {
    // A full disk: the next start reads the whole database instead.
    rmSync(unfinished, { force: true });
  }
}

export const isSealed = (folder: string) => existsSync(sealFile(folder));

/** @returns the first file that is missing, new or has changed since the folder was sealed */
export function findBrokenFile(folder: string): string | undefined {
  const [seal, now] = [readSeal(folder), hashFiles(folder)];
  if (seal === undefined) return 'closed.json';
  return [...Object.keys(seal), ...Object.keys(now)].find((name) => seal[name] !== now[name]);
}

/** Called before the database is opened. */
export const breakSeal = (folder: string) => rmSync(sealFile(folder));

function readSeal(folder: string): Seal | undefined {
  try {
    return JSON.parse(readFileSync(sealFile(folder), 'utf8')) as Seal;
  } catch {
    return undefined;
  }
}

function hashFiles(folder: string): Seal {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (name) => !name.startsWith('closed.json') && statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha1')
        .update(readFileSync(join(folder, name)))
        .digest('base64'),
    ]),
  );
}
