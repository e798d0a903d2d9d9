import { fork, type ChildProcess } from 'node:child_process';
import type { RenderedPage, RenderJob } from '../../src/rendering/rendered';
import type { Answer, RemoteCode, Request } from './messages';

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
  | { readonly kind: 'browser'; readonly reason: FallbackReason };

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
/** Old-space limit of a rendering process: a runaway allocation ends there. */
const heapMegabytes = 256;

interface Waiting {
  readonly request: Request;
  /** Set when the process starts this job. */
  begunAt?: number;
  /** @param answer undefined when the process ended */
  finish(answer: Answer | undefined): void;
}

interface Asked {
  readonly answer: Answer | undefined;
  /** Whether the process had started the job: jobs queued behind a fault did not cause it. */
  readonly wasBegun: boolean;
  readonly ms: number;
}

/** One rendering process and its queue of requests, answered in order. */
function startProcess(file: string, hangMs: number, onEnd: () => void) {
  const child: ChildProcess = fork(file, [], {
    // No settings of the server: a remote's code runs here.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const queue: Waiting[] = [];
  let hanging: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isRetiring = false;

  function next() {
    const [first] = queue;
    if (!first || first.begunAt !== undefined) return;
    first.begunAt = performance.now();
    hanging = setTimeout(() => child.kill('SIGKILL'), first.request.kind === 'load' ? 10 * hangMs : hangMs);
    hanging.unref();
    child.send(first.request);
  }

  function leaveIfDone() {
    if (isRetiring && queue.length === 0 && child.connected) child.disconnect();
  }

  child.on('message', (answer: Answer) => {
    if (answer.kind === 'started') return;
    clearTimeout(hanging);
    queue.shift()?.finish(answer);
    leaveIfDone();
    next();
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.on('exit', () => {
    clearTimeout(hanging);
    isOver = true;
    for (const waiting of queue.splice(0)) waiting.finish(undefined);
    onEnd();
  });
  child.unref();
  child.channel?.unref();

  return {
    isOver: () => isOver,
    waiting: () => queue.length,
    isLoading: () => queue.some(({ request }) => request.kind === 'load'),
    ask(request: Request): Promise<Asked> {
      return new Promise((resolve) => {
        const waiting: Waiting = {
          request,
          finish: (answer) => {
            const { begunAt } = waiting;
            resolve({
              answer,
              wasBegun: begunAt !== undefined,
              ms: begunAt === undefined ? 0 : performance.now() - begunAt,
            });
          },
        };
        queue.push(waiting);
        next();
      });
    },
    /** Ends the process when its queue is empty. */
    retire() {
      isRetiring = true;
      leaveIfDone();
    },
    stop: () => child.kill('SIGKILL'),
  };
}

type RenderProcess = ReturnType<typeof startProcess>;

/** Resolves with undefined after a time. */
const after = (ms: number) =>
  new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), ms).unref());

/**
 * Renders pages in a separate process, so that a release whose code throws, hangs or exhausts memory only
 * loses the HTML of its own pages. On any failure the page is sent without HTML and the browser renders it.
 */
export function createRenderer({
  file,
  report,
  limitMs = 300,
  hangMs = 2000,
  heapLimit = 160 * 1024 * 1024,
}: RendererOptions): Renderer {
  let current: RenderProcess | undefined;
  let isClosed = false;
  let ids = 0;
  const failures = new Map<string, number>();
  /** Folders whose code the current process has loaded. */
  const loaded = new Set<string>();

  function running(): RenderProcess {
    if (current && !current.isOver()) return current;
    loaded.clear();
    const started = startProcess(file, hangMs, () => {
      if (current === started) current = undefined;
    });
    current = started;
    return started;
  }

  /**
   * A failure of a page with one remote counts for that release; with several remotes the cause is unknown.
   */
  const blamed = (code: readonly RemoteCode[]) => code.map(({ folder }) => folder).join(' ');

  function failed(code: readonly RemoteCode[], words: string) {
    const count = (failures.get(blamed(code)) ?? 0) + 1;
    failures.set(blamed(code), count);
    report(
      `${code.map(({ name }) => name).join(', ') || 'The shell'} was not rendered on the server: ${words}`,
    );
    if (count === mostFailures)
      report(
        'It has failed again and again. Its pages are rendered by the browser until another release is live.',
      );
  }

  async function load(code: readonly RemoteCode[]): Promise<void> {
    const process = running();
    const missing = code.filter(({ folder }) => !loaded.has(folder));
    const { answer } = await process.ask({ kind: 'load', id: (ids += 1), code: missing });
    if (answer?.kind === 'loaded' && process === current)
      for (const { folder } of missing) loaded.add(folder);
    else failed(missing, answer?.kind === 'threw' ? answer.message : 'its code ended the process.');
  }

  function replace(process: RenderProcess) {
    if (process !== current) return;
    current = undefined;
    process.retire();
  }

  return {
    prepare(code) {
      if (!isClosed) void load(code);
    },
    async render(job, code): Promise<Outcome> {
      const left = (reason: FallbackReason): Outcome => ({ kind: 'browser', reason });
      if (isClosed) return left('lost');
      if ((failures.get(blamed(code)) ?? 0) >= mostFailures) return left('left-out');
      const process = running();
      if (process.isLoading()) return left('starting');
      if (code.some(({ folder }) => !loaded.has(folder))) {
        void load(code);
        return left('starting');
      }
      if (process.waiting() >= mostWaiting) return left('busy');
      const wasWaiting = process.waiting() > 0;
      const rendering = process
        .ask({ kind: 'render', id: (ids += 1), job, code })
        .then(({ answer, ms }): Outcome => {
          if (answer?.kind === 'rendered') {
            failures.delete(blamed(code));
            if (answer.heapBytes > heapLimit) replace(process);
            return { kind: 'rendered', page: answer.page, ms };
          }
          // Jobs queued behind another page when the process ended had not started.
          const wasBegun = answer !== undefined || !wasWaiting;
          if (wasBegun)
            failed(code, answer?.kind === 'threw' ? answer.message : 'it did not end, or ended the process.');
          return left(answer?.kind === 'threw' ? 'threw' : 'lost');
        });
      return (await Promise.race([rendering, after(limitMs)])) ?? left(wasWaiting ? 'busy' : 'slow');
    },
    close() {
      isClosed = true;
      current?.stop();
    },
  };
}
