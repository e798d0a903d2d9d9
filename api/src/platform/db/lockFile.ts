import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { HomeBroken } from '../home/homeFiles';

/** Another process has the data folder open. PGlite itself would open it twice and silently lose data. */
export class FolderBusy extends Error {
  override readonly name = 'FolderBusy';
}

interface Holder {
  readonly pid: number;
  /**
   * Start time of that process, in the system's ticks: distinguishes it from another process with a reused
   * id.
   */
  readonly began: string | null;
  readonly since: string;
}

// eslint-disable-next-line no-restricted-syntax -- a lock excludes all of this process, whoever else in it opens the folder.
const heldHere = new Set<string>();

/**
 * Takes the lock or throws. A stale lock of a dead process is taken over.
 * @returns a function that releases the lock
 * @throws {FolderBusy} naming the process that holds it
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const leave = enterAlone(`${file}.taking`, file);
  try {
    const holder = readHolder(file);
    if (heldHere.has(file) || (holder !== undefined && isAlive(holder))) throw busy(file, holder);
    const mine: Holder = { pid: process.pid, began: beginOf(process.pid), since: new Date().toISOString() };
    writeLock(file, mine);
    heldHere.add(file);
  } finally {
    leave();
  }
  return () => {
    if (heldHere.delete(file)) rmSync(file, { force: true });
  };
}

/** @throws HomeBroken for a folder that can only be read, or a full disk */
function writeLock(file: string, mine: Holder): void {
  try {
    writeFileSync(file, JSON.stringify(mine));
  } catch (thrown) {
    throw new HomeBroken(
      `The data folder ${dirname(file)} cannot be written: ${(thrown as Error).message}. ` +
        'Give it to this user, or set TOUCHLINE_HOME to another folder.',
    );
  }
}

function busy(file: string, holder: Holder | undefined): FolderBusy {
  const who = holder === undefined ? 'this process' : `process ${holder.pid} since ${holder.since}`;
  return new FolderBusy(
    `The data folder ${dirname(file)} is in use by ${who}. Stop that process, or set TOUCHLINE_HOME to another folder.`,
  );
}

/** Check and write must be atomic: another process may find the same stale lock. */
function enterAlone(folder: string, file: string): () => void {
  try {
    mkdirSync(folder);
  } catch {
    // Another process is taking the lock, or died while it did.
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age < 10_000) throw busy(file, readHolder(file));
  }
  return () => rmSync(folder, { recursive: true, force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // No lock, or one that was cut off while it was written: its process is dead.
    return undefined;
  }
}

function isAlive({ pid, began }: Holder): boolean {
  // In a container every start may get the same process id; locks of this process are in `heldHere`.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return began === null || beginOf(pid) === null || beginOf(pid) === began;
}

/** Start time of a process in the system's ticks; null where it is not available (not Linux). */
function beginOf(pid: number): string | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return afterName?.split(' ')[19] ?? null;
  } catch {
    // No such process, or no `/proc`.
    return null;
  }
}
