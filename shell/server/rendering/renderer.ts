import { join } from 'node:path';
import type { RenderedPage, RenderJob } from '../../src/app/rendering/rendered';
import type { RemoteCode } from './messages';
import { startProcess, type RenderProcess } from './processQueue';

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
 * Renders pages in a separate process, so that a release whose code throws, hangs or exhausts memory only
 * loses the HTML of its own pages. On any failure the page is sent without HTML and the browser renders it.
 */
export function createRenderer({
  file,
  report,
  limitMs = 300,
  hangMs = 2000,
  heapLimit = 160 * 1024 * 1024,
  isDev = false,
}: RendererOptions): Renderer {
  let current: RenderProcess | undefined;
  let isClosed = false;
  let ids = 0;
  const failures = new Map<string, number>();
  /** Paths of the code that the current process has loaded. */
  const loaded = new Set<string>();

  function running(): RenderProcess {
    if (current && !current.isOver()) return current;
    loaded.clear();
    const started = startProcess(
      file,
      hangMs,
      () => {
        if (current === started) current = undefined;
      },
      isDev,
    );
    current = started;
    return started;
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

  const isMissing = (code: RemoteCode) => !loaded.has(pathOf(code));

  /** @returns why the code cannot be loaded */
  async function load(code: readonly RemoteCode[]): Promise<string | undefined> {
    const process = running();
    const missing = code.filter(isMissing);
    const { answer } = await process.ask({ kind: 'load', id: (ids += 1), code: missing });
    if (answer?.kind === 'loaded' && process === current) {
      for (const one of missing) loaded.add(pathOf(one));
      return undefined;
    }
    const words = answer?.kind === 'threw' ? answer.message : 'its code ended the process.';
    failed(missing, words);
    return words;
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
      const left = (reason: FallbackReason, words?: string): Outcome => ({
        kind: 'browser',
        reason,
        ...(words !== undefined && { words }),
      });
      if (isClosed) return left('lost');
      if (!isDev && (failures.get(blamed(code)) ?? 0) >= mostFailures) return left('left-out');
      const refusal = isDev && code.some(isMissing) ? await load(code) : undefined;
      if (refusal !== undefined) return left('threw', refusal);
      const process = running();
      if (process.isLoading()) return left('starting');
      if (code.some(isMissing)) {
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
          const words = answer?.kind === 'threw' ? answer.message : 'it did not end, or ended the process.';
          if (wasBegun) failed(code, words);
          return left(answer?.kind === 'threw' ? 'threw' : 'lost', words);
        });
      return (await Promise.race([rendering, after(limitMs)])) ?? left(wasWaiting ? 'busy' : 'slow');
    },
    close() {
      isClosed = true;
      current?.stop();
    },
  };
}
