import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Answer, PackedRequest, Request } from './messages';
import { createPacker } from './registryOnce';

/** Old-space limit of a rendering process: a runaway allocation ends there. */
const heapMegabytes = 256;

/** Resident memory at which a process is killed: buffers are outside of the heap, and its limit does not count them. */
const residentMegabytes = 640;
/** A buffer of this process's page is filled at a few gigabytes a second. */
const memoryCheckMs = 100;

/** Resident memory of a process in megabytes; 0 where the system has no such file, or the process is over. */
function residentOf(pid: number | undefined): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * 4096) / 1024 / 1024;
  } catch {
    // As said above.
    return 0;
  }
}

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

/**
 * One rendering process and its queue of requests, answered in order.
 *
 * @param isDev what the process prints is on the terminal, and code with its maps may be larger
 */
export function startProcess(file: string, hangMs: number, onEnd: () => void, isDev = false) {
  const child: ChildProcess = fork(file, [], {
    // No settings of the server: a remote's code runs here.
    env: { NODE_ENV: isDev ? 'development' : 'production', TZ: 'UTC' },
    execArgv: [`--max-old-space-size=${isDev ? 2 * heapMegabytes : heapMegabytes}`],
    serialization: 'advanced',
    stdio: isDev ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const mostResident = isDev ? 2 * residentMegabytes : residentMegabytes;
  const pack = createPacker();
  const queue: Waiting[] = [];
  let hanging: ReturnType<typeof setTimeout> | undefined;
  let growing: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  let isRetiring = false;

  function next() {
    const [first] = queue;
    if (!first || first.begunAt !== undefined) return;
    first.begunAt = performance.now();
    hanging = setTimeout(() => child.kill('SIGKILL'), first.request.kind === 'load' ? 10 * hangMs : hangMs);
    hanging.unref();
    growing = setInterval(() => {
      if (residentOf(child.pid) > mostResident) child.kill('SIGKILL');
    }, memoryCheckMs);
    growing.unref();
    const { request } = first;
    const message: PackedRequest =
      request.kind === 'render' ? { ...request, job: pack(request.job) } : request;
    child.send(message);
  }

  function stopWatching() {
    clearTimeout(hanging);
    clearInterval(growing);
  }

  function leaveIfDone() {
    if (isRetiring && queue.length === 0 && child.connected) child.disconnect();
  }

  child.on('message', (answer: Answer) => {
    if (answer.kind === 'started') return;
    stopWatching();
    queue.shift()?.finish(answer);
    leaveIfDone();
    next();
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.on('exit', () => {
    stopWatching();
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

export type RenderProcess = ReturnType<typeof startProcess>;
