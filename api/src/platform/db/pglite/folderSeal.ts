import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Hashes of all files, by path. Present only while the database is closed. */
type Seal = Readonly<Record<string, string>>;

const sealFile = (folder: string) => join(folder, 'closed.json');

/** Called after the database was closed in order: until it is opened again nobody may change a file. */
export async function sealFolder(folder: string): Promise<void> {
  const unfinished = `${sealFile(folder)}.part`;
  try {
    await writeFile(unfinished, JSON.stringify(await hashFiles(folder)), { mode: 0o600 });
    renameSync(unfinished, sealFile(folder));
  } catch {
    // A full disk: the next start reads the whole database instead.
    rmSync(unfinished, { force: true });
  }
}

export const isSealed = (folder: string) => existsSync(sealFile(folder));

/** @returns the first file that is missing, new or has changed since the folder was sealed */
export async function findBrokenFile(folder: string): Promise<string | undefined> {
  const [seal, now] = [readSeal(folder), await hashFiles(folder)];
  if (seal === undefined) return 'closed.json';
  return [...Object.keys(seal), ...Object.keys(now)].find((name) => seal[name] !== now[name]);
}

/** Called before the database is opened. */
export const breakSeal = (folder: string) => rmSync(sealFile(folder));

function readSeal(folder: string): Seal | undefined {
  try {
    return JSON.parse(readFileSync(sealFile(folder), 'utf8')) as Seal;
  } catch {
    // No seal: the start reads the whole database instead.
    return undefined;
  }
}

async function hashFiles(folder: string): Promise<Seal> {
  const seal: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file);
    if (!entry.isFile() || name.startsWith('closed.json')) continue;
    seal[name] = createHash('sha1')
      .update(await readFile(file))
      .digest('base64');
  }
  return seal;
}
