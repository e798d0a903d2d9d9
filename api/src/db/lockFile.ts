import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another process has the data folder open. PGlite itself would let both in and lose data silently. */
export class FolderBusy extends Error {
  override readonly name = 'FolderBusy';
}

interface Holder {
  readonly pid: number;
  /** When that process began, as the system counts: a number reused by another process has another start. */
  readonly began: string | null;
  readonly since: string;
}

const heldHere = new Set<string>();

/**
 * Takes the lock or refuses. A lock left behind by a process that is gone is taken over.
 * @returns a function that gives the lock back
 * @throws {FolderBusy} naming the process that holds it
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const leave = enterAlone(`${file}.taking`, file);
  try {
    const holder = readHolder(file);
    if (heldHere.has(file) || (holder !== undefined && isAlive(holder))) throw busy(file, holder);
    const mine: Holder = { pid: process.pid, began: beginOf(process.pid), since: new Date().toISOString() };
    writeFileSync(file, JSON.stringify(mine));
    heldHere.add(file);
  } finally {
    leave();
  }
  return () => {
    if (heldHere.delete(file)) rmSync(file, { force: true });
  };
}

function busy(file: string, holder: Holder | undefined): FolderBusy {
  const who = holder === undefined ? 'this process' : `process ${holder.pid} since ${holder.since}`;
  return new FolderBusy(
    `The data folder ${dirname(file)} is in use by ${who}. Stop that process, or set TOUCHLINE_HOME to another folder.`,
  );
}

/** Looking and writing must not be interleaved with another process that finds the same stale lock. */
function enterAlone(folder: string, file: string): () => void {
  try {
    mkdirSync(folder);
  } catch {
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age < 10_000) throw busy(file, readHolder(file));
  }
  return () => rmSync(folder, { recursive: true, force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
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

/** Start time of a process in the system's ticks; null where the system does not tell (not Linux). */
function beginOf(pid: number): string | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return afterName?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
