/** An event of Chromium's trace, as far as it is read. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Microseconds: when it began. */
  readonly ts?: number;
  /** Microseconds that the thread really ran; `dur` also has those that the machine gave to others. */
  readonly tdur?: number;
}

/** Categories of the trace that have the tasks of a page. */
export const taskCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface Task {
  /** Milliseconds. */
  readonly began: number;
  readonly ms: number;
}

/** Tasks of the main threads, by the time in which they really ran. */
function tasksIn(trace: string): readonly Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ ts = 0, tdur = 0 }) => ({ began: ts / 1000, ms: tdur / 1000 }));
}

/**
 * Milliseconds of each task of a page's main thread that took longer than the limit. Time in which the machine did something else is
 * not counted: what a page is to blame for must not depend on what runs beside it.
 */
export const longTasksIn = (trace: string, limitMs: number): readonly number[] =>
  tasksIn(trace)
    .map(({ ms }) => ms)
    .filter((ms) => ms > limitMs);

/** A shorter task is none that keeps a page busy: the browser does not report it. */
const shortestMs = 50;

/** Milliseconds that a page's main thread really ran in the busiest period of such a length, in tasks that the browser calls long. */
export function busiestMs(trace: string, periodMs: number): number {
  const tasks = tasksIn(trace).filter(({ ms }) => ms > shortestMs);
  const sums = tasks.map(({ began }) =>
    tasks
      .filter((one) => one.began >= began && one.began < began + periodMs)
      .reduce((sum, { ms }) => sum + ms, 0),
  );
  return Math.max(0, ...sums);
}
