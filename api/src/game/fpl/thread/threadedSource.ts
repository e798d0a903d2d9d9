import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { abilities } from '../abilities';
import type { Clock } from '../../../platform/clock';
import { demoSeasonAt } from '@touchline/demo-game/demoYears';
import { identityOf, type LocalSourceChoice } from '../localSource';
import type { DemoTeam, FplReply, DocumentSource } from '../source';
import type { ThreadAnswer, ThreadOpened, ThreadSetup } from './messages';

/** The thread's file contains everything that determines a simulated season: changed code makes a different season. */
export const codeOfSource = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

interface ThreadedSourceOptions {
  /** The thread's file, `sourceThread.mjs`. */
  readonly file: string;
  readonly choice: LocalSourceChoice;
  readonly clock: Clock;
}

/**
 * A demo season or a recording in a worker thread. A thread that dies is restarted by the next request;
 * requests pending meanwhile get `unavailable`.
 *
 * @throws Error with the source's own message when it cannot be opened
 */
export async function openThreadedSource(options: ThreadedSourceOptions): Promise<DocumentSource> {
  const { choice, clock, file } = options;
  const first = await startThread(options);
  let thread: Promise<Thread> | undefined = Promise.resolve(first);
  let isClosed = false;
  let { season } = first;

  async function livingThread(): Promise<Thread> {
    if ((await thread)?.isAlive() === true) return thread as Promise<Thread>;
    thread = startThread(options);
    return thread;
  }

  return {
    name: choice.kind,
    can: abilities[choice.kind],
    get season() {
      return season;
    },
    ...(choice.kind === 'demo'
      ? {
          turnTo: (next: string) => void (season = next),
          seasonAt: (now: number) => demoSeasonAt(choice.anchor, now),
        }
      : {}),
    identity: `${identityOf(choice)} ${codeOfSource(file)}`,
    teamsForDemoAccounts: () => first.teams,
    get: async (path) => {
      if (isClosed) return { outcome: 'unavailable', detail: 'The season is closed.' };
      return (await livingThread()).get(path, clock.now());
    },
    close: async () => {
      isClosed = true;
      // A thread that did not start has nothing to stop; the read that needed it reports the failure.
      await (await thread?.catch(() => undefined))?.stop();
    },
  };
}

interface Thread {
  readonly season: string;
  readonly teams: readonly DemoTeam[];
  isAlive(): boolean;
  /** @throws Error for an internal error in the thread */
  get(path: string, now: number): Promise<FplReply>;
  stop(): Promise<void>;
}

interface Waiter {
  readonly resolve: (reply: FplReply) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A season needs less than 160 MB. Without a limit the thread collects garbage up to twice that, and the
 * whole process exceeds 700 MB.
 */
const heapMb = 300;

async function startThread({ file, choice, clock }: ThreadedSourceOptions): Promise<Thread> {
  const setup: ThreadSetup = { choice, now: clock.now() };
  const worker = new Worker(file, { workerData: setup, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  const waiting = new Map<number, Waiter>();
  let asked = 0;
  let ended: string | undefined;
  const end = (detail: string) => {
    ended ??= detail;
    for (const { resolve } of waiting.values()) resolve({ outcome: 'unavailable', detail });
    waiting.clear();
  };
  const opened = await firstWord(worker);
  worker.on('error', (error) => end(`The season's thread broke: ${String(error)}`));
  worker.on('exit', () => end("The season's thread has ended."));
  worker.on('message', (answer: ThreadAnswer) => {
    const waiter = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiter !== undefined) handOn(answer, waiter);
  });
  return {
    ...opened,
    isAlive: () => ended === undefined,
    get: (path, now) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return resolve({ outcome: 'unavailable', detail: ended });
        waiting.set((asked += 1), { resolve, reject });
        worker.postMessage({ id: asked, path, now });
      }),
    stop: async () => void (await worker.terminate()),
  };
}

function handOn(answer: ThreadAnswer, { resolve, reject }: Waiter): void {
  if ('text' in answer) resolve({ outcome: 'ok', json: JSON.parse(answer.text) });
  else if ('fault' in answer) resolve(answer.fault);
  else reject(new Error(answer.broke));
}

function firstWord(worker: Worker): Promise<Pick<Thread, 'season' | 'teams'>> {
  return new Promise((resolve, reject) => {
    worker.once('message', (word: ThreadOpened) =>
      'opened' in word ? resolve(word.opened) : reject(new Error(word.failed)),
    );
    worker.once('error', reject);
  });
}
