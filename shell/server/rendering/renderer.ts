import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage, RenderJob } from '../../src/app/rendering/rendered';
import type { RemoteCode } from './messages';
import { startProcess, type RenderProcess, type threadTimes } from './processQueue';

/** Why the server sent a page without HTML. */
export type FallbackReason =
  /** The process, or the code of a release, is still being loaded. */
  | 'starting'
  /** The queue is full. */
  | 'busy'
  /** Rendering exceeded the time limit. */
  | 'slow'
  /** A component threw. */
  | 'threw'
  /** Rendering hung, or the process ended. */
  | 'lost'
  /** The release failed repeatedly and is excluded. */
  | 'left-out';

export type Outcome =
  | { readonly kind: 'rendered'; readonly page: RenderedPage; readonly ms: number }
  | {
      readonly kind: 'browser';
      readonly reason: FallbackReason;
      /** What was thrown, with its stack. */
      readonly words?: string;
    };

export interface RendererOptions {
  /** File with the rendering process's code. */
  readonly file: string;
  readonly report: (words: string) => void;
  /** Milliseconds that a request waits for the HTML. */
  readonly limitMs?: number;
  /** Milliseconds after which a process that has not answered is killed. */
  readonly hangMs?: number;
  /** Bytes of heap after which a process is replaced by a new one. */
  readonly heapLimit?: number;
  /**
   * For a developer's server: a page waits until its code is loaded, no release is excluded, and what pages print is on the
   * terminal.
   */
  readonly isDev?: boolean;
  /** Processor cores of this machine; tests replace it. */
  readonly cores?: number;
  /** Times of a process's thread; tests replace it. */
  readonly timesOf?: typeof threadTimes;
}

/** A process with the code that it has loaded, by path. */
interface Worker {
  readonly process: RenderProcess;
  readonly loaded: Map<string, RemoteCode>;
  /** Whether it has been asked for a page. */
  hasWorked?: boolean;
}

export interface Renderer {
  /** @param code the releases that the page renders; empty for a page of the shell */
  render(job: RenderJob, code: readonly RemoteCode[]): Promise<Outcome>;
  /** Loads code before a page needs it. */
  prepare(code: readonly RemoteCode[]): void;
  close(): void;
}

/** Consecutive failures after which a release is excluded, until another one is live. */
const mostFailures = 5;
/** Maximum length of the queue of one process. */
const mostWaiting = 8;
/** Resolves with undefined after a time. */
const after = (ms: number) =>
  new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), ms).unref());

const pathOf = ({ folder, file }: RemoteCode) => join(folder, file);

/**
 * Renders pages in two separate processes, so that a release whose code throws, hangs or exhausts memory only
 * loses the HTML of its own pages. The second one is there to take the place of the first, and helps it under load. On any failure the page is sent without HTML and the browser renders it.
 */
export function createRenderer({
  file,
  report,
  limitMs = 300,
  hangMs = 2000,
  heapLimit = 160 * 1024 * 1024,
  isDev = false,
  cores = availableParallelism(),
  timesOf,
}: RendererOptions): Renderer {
  let current: Worker | undefined;
  /** Has the code of the current one, and takes its place at once. */
  let spare: Worker | undefined;
  /** The one before, until it has ended: there are never more than two that work. */
  let leaving: Worker | undefined;
  let isClosed = false;
  let ids = 0;
  const failures = new Map<string, number>();

  function start(): Worker {
    const process = startProcess({
      file,
      hangMs,
      isDev,
      onEnd: () => ended(worker),
      ...(timesOf && { timesOf }),
    });
    const worker: Worker = { process, loaded: new Map() };
    return worker;
  }

  function ended(worker: Worker) {
    if (leaving === worker) leaving = undefined;
    if (current === worker) current = undefined;
    const wasSpare = spare === worker;
    if (wasSpare) spare = undefined;
    // A spare that ends while it is loading is not started again before the next change.
    if (wasSpare && !worker.hasWorked) return;
    if (!isClosed && (current ?? spare)) warmSpare(running());
  }

  function running(): Worker {
    if (current && !current.process.isOver()) return current;
    current = spare ?? start();
    spare = undefined;
    warmSpare(current);
    return current;
  }

  /** Not for a developer's server, whose code changes all the time. */
  function warmSpare({ loaded }: Worker) {
    if (isDev || isClosed || leaving || loaded.size === 0) return;
    spare ??= start();
    const { process, loaded: ready } = spare;
    const code = [...loaded.values()].filter((one) => !ready.has(pathOf(one)));
    if (code.length === 0) return;
    void process.ask({ kind: 'load', id: (ids += 1), code }).then(({ answer }) => {
      if (answer?.kind === 'loaded') for (const one of code) ready.set(pathOf(one), one);
    });
  }

  /**
   * A failure of a page with one remote counts for that release; with several remotes the cause is unknown.
   */
  const blamed = (code: readonly RemoteCode[]) => code.map(pathOf).join(' ');

  function failed(code: readonly RemoteCode[], words: string) {
    const count = (failures.get(blamed(code)) ?? 0) + 1;
    failures.set(blamed(code), count);
    report(
      `${code.map(({ name }) => name).join(', ') || 'The shell'} was not rendered on the server: ${words}`,
    );
    if (count === mostFailures && !isDev)
      report(
        'It has failed again and again. Its pages are rendered by the browser until another release is live.',
      );
  }

  /** The spare process helps where the other one has more to do, and the machine has a core for it. */
  function leastBusy(code: readonly RemoteCode[]): Worker {
    const worker = running();
    if (cores < 2 || !isReady(spare) || missingIn(spare, code).length > 0) return worker;
    return spare.process.waiting() < worker.process.waiting() ? spare : worker;
  }

  const missingIn = ({ loaded }: Worker, code: readonly RemoteCode[]) =>
    code.filter((one) => !loaded.has(pathOf(one)));

  /** @returns why the code cannot be loaded */
  async function load(code: readonly RemoteCode[]): Promise<string | undefined> {
    const worker = running();
    const missing = missingIn(worker, code);
    const request = { kind: 'load', id: (ids += 1), code: missing } as const;
    const { answer, wasBegun, wasStarved } = await worker.process.ask(request);
    if (answer?.kind === 'loaded') {
      for (const one of missing) worker.loaded.set(pathOf(one), one);
      if (worker === current) warmSpare(worker);
      return undefined;
    }
    const words = answer?.kind === 'threw' ? answer.message : 'its code ended the process.';
    if (wasBegun && !wasStarved) failed(missing, words);
    return words;
  }

  /** The process answers what it has begun and ends; the spare one takes what it has not. */
  function replace(worker: Worker) {
    if (worker !== current) return;
    const { process } = worker;
    current = undefined;
    leaving = worker;
    running().process.take(process.giveUp());
    process.retire();
  }

  const isReady = (worker: Worker | undefined): worker is Worker =>
    worker !== undefined && !worker.process.isLoading() && !worker.process.isOver();

  /** A page that its own code holds up for longer than a reader waits may never end: the next pages do not wait for it. */
  function passBy(worker: Worker) {
    if (isReady(spare) && worker.process.ranMs() >= 0.8 * limitMs) replace(worker);
  }

  return {
    prepare(code) {
      if (!isClosed) void load(code);
    },
    async render(job, code): Promise<Outcome> {
      const left = (reason: FallbackReason, words?: string): Outcome => ({
        kind: 'browser',
        reason,
        ...(words !== undefined && { words }),
      });
      if (isClosed) return left('lost');
      if (!isDev && (failures.get(blamed(code)) ?? 0) >= mostFailures) return left('left-out');
      const refusal = isDev && missingIn(running(), code).length > 0 ? await load(code) : undefined;
      if (refusal !== undefined) return left('threw', refusal);
      const worker = leastBusy(code);
      const { process } = worker;
      if (process.isLoading()) return left('starting');
      if (missingIn(worker, code).length > 0) {
        void load(code);
        return left('starting');
      }
      if (process.waiting() >= mostWaiting) return left('busy');
      worker.hasWorked = true;
      const wasWaiting = process.waiting() > 0;
      const rendering = process
        .ask({ kind: 'render', id: (ids += 1), job, code }, performance.now() + limitMs)
        .then(({ answer, wasBegun, wasStarved, ms }): Outcome => {
          if (answer?.kind === 'rendered') {
            failures.delete(blamed(code));
            if (answer.heapBytes > heapLimit) replace(worker);
            return { kind: 'rendered', page: answer.page, ms };
          }
          const words = answer?.kind === 'threw' ? answer.message : 'it did not end, or ended the process.';
          // Under load nobody is to blame, nor is a page behind another one when the process ended.
          if (wasStarved || !wasBegun) return left('busy');
          failed(code, words);
          return left(answer?.kind === 'threw' ? 'threw' : 'lost', words);
        });
      const outcome = await Promise.race([rendering, after(limitMs)]);
      if (!outcome) passBy(worker);
      return outcome ?? left(wasWaiting ? 'busy' : 'slow');
    },
    close() {
      isClosed = true;
      for (const worker of [current, spare, leaving]) worker?.process.stop();
    },
  };
}
