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

/** A file in the data folder is unusable, and continuing would lose or expose data. One or two sentences. */
export class HomeBroken extends Error {
  override readonly name = 'HomeBroken';
}

/** Access for this user only: the data folder contains secrets and personal data. */
const forUs = 0o700;

/** Creates the data folder if it does not exist, for this user only. */
export function openHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true, mode: forUs });
    closeOne(home);
  } catch (thrown) {
    throw notWritable(home, thrown);
  }
}

/** Removes other users' permissions from a folder and its content. */
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
 * The content of a file that is created at the first start. It is written atomically, by a rename after a
 * sync; of two concurrent starts both use the file of the faster one.
 *
 * @throws {HomeBroken} when the folder cannot be written
 */
export function keepFile(file: string, make: () => string): string {
  openHome(dirname(file));
  if (!existsSync(file)) writeWhole(file, make());
  return readFileSync(file, 'utf8').trim();
}

/** Minimum length of a secret: 32 characters, as for `SECRET`. */
const shortestSecret = 32;

/**
 * A random text stored in the data folder.
 *
 * @param loss what is lost when the file has to be created again, for the message
 * @throws {HomeBroken} when the file is too short to be a secret, as after a full disk
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

/** Unlike a rename, a link never replaces a file that another process has created meanwhile. */
function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return;
    // Some mounted file systems do not support links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(thrown))) throw thrown;
    renameSync(from, to);
  }
}

/** The directory entry must be synced too. */
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
