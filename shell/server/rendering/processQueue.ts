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

/** Milliseconds of a thread's life: those in which it ran, and those in which it could have run and the machine did something else. */
export interface ThreadTimes {
  readonly ranMs: number;
  readonly waitedMs: number;
}

/** Of the main thread of a process. @returns undefined where the system does not say, or the process is over */
export function threadTimes(pid: number | undefined): ThreadTimes | undefined {
  try {
    const [ran = '', waited = ''] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return { ranMs: Number(ran) / 1e6, waitedMs: Number(waited) / 1e6 };
  } catch {
    // As said above.
    return undefined;
  }
}

/** Weight of the newest page in the time that a page usually takes. */
const newestWeight = 0.2;

/** A process that has waited for the machine is ended after this many times its limit, and nobody is to blame. */
const mostPatience = 5;

interface Waiting {
  readonly request: Request;
  /** Instant of `performance.now()` after which nobody waits for the answer. */
  readonly until: number;
  /** Set when the process starts this job. */
  begunAt?: number;
  timesAtBegin?: ThreadTimes | undefined;
  /** @param answer undefined when the process ended */
  finish(answer: Answer | undefined, wasStarved?: boolean): void;
}

interface Asked {
  readonly answer: Answer | undefined;
  /** Whether the process had started the job: jobs queued behind a fault did not cause it. */
  readonly wasBegun: boolean;
  /** Whether the process was ended because the machine gave it too little time. */
  readonly wasStarved: boolean;
  readonly ms: number;
}

interface ProcessOptions {
  readonly file: string;
  readonly hangMs: number;
  readonly onEnd?: () => void;
  /** What the process prints is on the terminal, and code with its maps may be larger. */
  readonly isDev?: boolean;
  readonly timesOf?: typeof threadTimes;
}

/**
 * One rendering process and its queue of requests, answered in order. A page whose turn comes so late that nobody would wait
 * for it any more is not begun: under load the process renders pages that are still wanted.
 */
export function startProcess({ file, hangMs, onEnd, isDev = false, timesOf = threadTimes }: ProcessOptions) {
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
  let wasStarved = false;
  /** Milliseconds that a page takes, the newest ones count most. */
  let averageMs = 0;

  /** Milliseconds since the job was begun; `own` without those in which the machine did something else. */
  function spentOn({ begunAt = 0, timesAtBegin }: Waiting) {
    const all = performance.now() - begunAt;
    const now = timesAtBegin && timesOf(child.pid);
    return { all, own: now ? all - (now.waitedMs - timesAtBegin.waitedMs) : all };
  }

  /** Ends the process when its job has had its time. */
  function check(job: Waiting, limit: number) {
    if (job !== queue[0]) return;
    const { all, own } = spentOn(job);
    const left = limit - own;
    const isStarved = left > 1;
    if (isStarved && all < mostPatience * limit) return watch(job, limit, left);
    wasStarved = isStarved;
    child.kill('SIGKILL');
  }

  function watch(job: Waiting, limit: number, ms = limit) {
    // An answer that came while this server was busy is read before the check.
    hanging = setTimeout(() => setImmediate(check, job, limit), ms);
    hanging.unref();
  }

  function next() {
    const [first] = queue;
    if (!first || first.begunAt !== undefined) return;
    first.begunAt = performance.now();
    first.timesAtBegin = timesOf(child.pid);
    watch(first, first.request.kind === 'load' ? 10 * hangMs : hangMs);
    growing = setInterval(() => {
      if (residentOf(child.pid) > mostResident) child.kill('SIGKILL');
    }, memoryCheckMs);
    growing.unref();
    const { request } = first;
    const message: PackedRequest =
      request.kind === 'render' ? { ...request, job: pack(request.job) } : request;
    child.send(message);
  }

  /** Begins the next job that can still be in time. */
  function nextInTime() {
    while (queue[0] && performance.now() + averageMs > queue[0].until) queue.shift()?.finish(undefined);
    next();
  }

  function noteTime({ request, begunAt }: Waiting) {
    if (request.kind !== 'render' || begunAt === undefined) return;
    const ms = performance.now() - begunAt;
    averageMs = averageMs === 0 ? ms : averageMs + newestWeight * (ms - averageMs);
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
    const done = queue.shift();
    if (done) noteTime(done);
    done?.finish(answer);
    nextInTime();
    leaveIfDone();
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.on('exit', () => {
    stopWatching();
    isOver = true;
    for (const waiting of queue.splice(0)) waiting.finish(undefined, wasStarved);
    onEnd?.();
  });
  child.unref();
  child.channel?.unref();

  return {
    isOver: () => isOver,
    waiting: () => queue.length,
    isLoading: () => queue.some(({ request }) => request.kind === 'load'),
    /** Milliseconds for which the thread has run the current job; where the system does not say, those since it was begun. */
    ranMs(): number {
      const [first] = queue;
      if (first?.begunAt === undefined) return 0;
      const { begunAt, timesAtBegin } = first;
      const now = timesAtBegin && timesOf(child.pid);
      return now ? now.ranMs - timesAtBegin.ranMs : performance.now() - begunAt;
    },
    /** Pages that were not begun, for another process: `take`. */
    giveUp(): readonly Waiting[] {
      const [first, ...others] = queue.splice(0);
      const isPage = ({ request }: Waiting) => request.kind === 'render';
      queue.push(...(first ? [first] : []), ...others.filter((one) => !isPage(one)));
      return others.filter(isPage);
    },
    take(jobs: readonly Waiting[]) {
      queue.push(...jobs);
      next();
    },
    /** @param until the instant of `performance.now()` until which the answer is of use */
    ask(request: Request, until = Infinity): Promise<Asked> {
      return new Promise((resolve) => {
        const waiting: Waiting = {
          request,
          until,
          finish: (answer, wasStarved = false) => {
            const { begunAt } = waiting;
            resolve({
              answer,
              wasBegun: begunAt !== undefined,
              wasStarved,
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
