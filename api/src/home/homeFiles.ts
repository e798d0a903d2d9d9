import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Something in the data folder cannot be used, and going on would lose or open what is there. One sentence or two. */
export class HomeBroken extends Error {
  override readonly name = 'HomeBroken';
}

/** Read, write and enter for this user, nothing for others: secrets and people's data lie in the data folder. */
const forUs = 0o700;

/** Makes the data folder where it is not there, for this user only. */
export function openHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true, mode: forUs });
    closeOne(home);
  } catch (thrown) {
    throw notWritable(home, thrown);
  }
}

/** Takes from others what they may do with a folder and all in it. */
export function closeToOthers(folder: string): void {
  closeOne(folder);
  for (const name of readdirSync(folder, { recursive: true }) as string[]) closeOne(join(folder, name));
}

function closeOne(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isSymbolicLink() || (stat.mode & 0o077) === 0) return;
  try {
    chmodSync(path, stat.mode & forUs);
  } catch (thrown) {
    // A mounted folder of another user keeps its own permissions.
    if (codeOf(thrown) !== 'EPERM') throw thrown;
  }
}

/**
 * The text of a file that is made at the first start and kept from then on. It is written whole or not at all: it
 * gets its name once it is on the disk, and a start that comes at the same time takes the one that was faster.
 *
 * @throws {HomeBroken} when the folder cannot be written
 */
export function keepFile(file: string, make: () => string): string {
  openHome(dirname(file));
  if (!existsSync(file)) writeWhole(file, make());
  return readFileSync(file, 'utf8').trim();
}

/** Shortest secret that cannot be guessed: 32 characters, as for `SECRET`. */
const shortestSecret = 32;

/**
 * A random text that is kept in the data folder.
 *
 * @param loss what is lost when the file is made anew, for the sentence
 * @throws {HomeBroken} when the file is too short to be a secret, as after a disk that was full
 */
export function keepSecret(file: string, loss: string): string {
  const kept = keepFile(file, () => randomBytes(32).toString('base64url'));
  if (kept.length >= shortestSecret) return kept;
  throw new HomeBroken(
    `${file} has only ${kept.length} characters; at least ${shortestSecret} are needed. ` +
      `Put back the file from a backup, or delete it to have a new one made: ${loss}.`,
  );
}

function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const handle = openSync(unfinished, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    linkUnlessThere(unfinished, file);
    syncFolder(dirname(file));
  } catch (thrown) {
    throw notWritable(file, thrown);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Unlike a rename this never replaces what another process has made meanwhile. */
function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return;
    // Some mounted folders have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(thrown))) throw thrown;
    renameSync(from, to);
  }
}

/** The name itself must be on the disk too. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const codeOf = (thrown: unknown) => (thrown as NodeJS.ErrnoException).code ?? '';

const notWritable = (path: string, thrown: unknown) =>
  new HomeBroken(`${path} cannot be written: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
