import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptSeasons } from './season';

/** Seasons of other code than today's are removed, and the oldest beyond this number: each takes some 40 MB. */
const mostKept = 6;

/**
 * Keeps computed seasons in a folder. What cannot be read or written there is computed: a demo needs no folder.
 *
 * @param code identifies the code that computes them; seasons of other code are removed
 */
export function seasonFolder(folder: string, code: string): KeptSeasons {
  const prefix = `${createHash('sha256').update(code).digest('hex').slice(0, 16)}-`;
  const fileOf = (name: string) => join(folder, `${prefix}${name}.bin`);
  const sweep = () => {
    const writtenAt = (name: string) => statSync(join(folder, name)).mtimeMs;
    const files = readdirSync(folder).filter((name) => name.endsWith('.bin'));
    const own = files.filter((name) => name.startsWith(prefix)).sort((a, b) => writtenAt(b) - writtenAt(a));
    for (const name of files)
      if (!own.slice(0, mostKept).includes(name)) rmSync(join(folder, name), { force: true });
  };
  return {
    read: (name) => tryTo(() => checked(readFileSync(fileOf(name)))),
    write: (name, season) =>
      void tryTo(() => {
        mkdirSync(folder, { recursive: true });
        const unfinished = `${fileOf(name)}.${process.pid}`;
        writeFileSync(unfinished, Buffer.concat([sumOf(season), season]));
        // Another process may be keeping the same season: it has the same content.
        renameSync(unfinished, fileOf(name));
        sweep();
      }),
  };
}

const sumOf = (season: Uint8Array) => createHash('sha256').update(season).digest();

/** @throws Error when the file is not what was written */
function checked(file: Buffer): Uint8Array {
  const [sum, season] = [file.subarray(0, 32), file.subarray(32)];
  if (!sumOf(season).equals(sum)) throw new Error('The file is not whole.');
  return season;
}

function tryTo<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // No file yet, not a whole one, no right, or no room: the season is computed.
    return undefined;
  }
}
