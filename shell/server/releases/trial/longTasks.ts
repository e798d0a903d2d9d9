/** An event of Chromium's trace, as far as it is read. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Microseconds that the thread really ran; `dur` also has those that the machine gave to others. */
  readonly tdur?: number;
}

/** Categories of the trace that have the tasks of a page. */
export const taskCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Milliseconds of each task of a page's main thread that took longer than the limit. Time in which the machine did something else is
 * not counted: what a page is to blame for must not depend on what runs beside it.
 */
export function longTasksIn(trace: string, limitMs: number): readonly number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((ms) => ms > limitMs);
}
