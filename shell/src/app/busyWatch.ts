import { remoteForPath, type BrowserRegistry } from '../services/remotes/registry';

/** What a remote may use of the main thread: milliseconds within a period. */
const mostMs = 2000;
const periodMs = 5000;

/** Milliseconds after the start of the watch that still belong to the first load, on a slow phone. */
const settleMs = 5000;

/** `PerformanceScriptTiming` of the Long Animation Frames API, which TypeScript's library does not have yet. */
interface ScriptTiming {
  readonly startTime: number;
  readonly duration: number;
  /** Of it, time that the script waited, as for a dialog of the browser. */
  readonly pauseDuration: number;
  /** `MessagePort.onmessage` */
  readonly invoker: string;
  /** File of the function that the browser called. */
  readonly sourceURL: string;
  readonly sourceFunctionName: string;
  /** -1 where the browser does not know it. */
  readonly sourceCharPosition: number;
}

/** A `long-animation-frame` entry; a `longtask` entry has the first two fields. */
export interface BusyEntry {
  readonly startTime: number;
  readonly duration: number;
  /** 0 for a frame that laid out nothing. */
  readonly styleAndLayoutStart?: number;
  readonly scripts?: readonly ScriptTiming[];
}

interface BusyWatchOptions {
  readonly registry: () => BrowserRegistry;
  /** Called at most once for each remote. */
  readonly report: (remote: string, fault: Error) => void;
}

/** Work of one owner: a script, a layout or a whole task. */
interface Work {
  /** Undefined for work that no remote is to blame for. */
  readonly remote: string | undefined;
  readonly end: number;
  readonly ms: number;
  readonly script?: ScriptTiming;
}

/**
 * Reports remotes that keep the main thread busy after the first load. It only observes: nothing is removed.
 *
 * A script is attributed to the remote whose release has its file, other scripts and layout to the remote whose page was open:
 * React's work for a remote runs in React's file (docs/decisions/0086).
 */
export function watchBusyThread({ registry, report }: BusyWatchOptions): void {
  const type = typeof PerformanceObserver === 'function' && bestType(PerformanceObserver.supportedEntryTypes);
  if (!type) return;
  const begun = performance.now() + settleMs;
  const pageAt = watchPath();
  const ownerAt = (time: number) => remoteForPath(registry(), pageAt(time));
  const recent = new Map<string, Work[]>();
  const reported = new Set<string>();

  function count({ remote, ...work }: Work): void {
    if (remote === undefined || reported.has(remote)) return;
    const recentWorks = (recent.get(remote) ?? []).filter(({ end }) => end > work.end - periodMs);
    const works = [...recentWorks, { remote, ...work }];
    recent.set(remote, works);
    const ms = works.reduce((sum, one) => sum + one.ms, 0);
    if (ms < mostMs) return;
    reported.add(remote);
    report(remote, faultOf(remote, ms, works));
  }

  new PerformanceObserver((list) => {
    // The library of TypeScript does not know the fields of these types.
    for (const entry of list.getEntries() as readonly BusyEntry[])
      if (entry.startTime >= begun) worksIn(entry, registry(), ownerAt).forEach(count);
  }).observe({ type });
}

/** Frames say which script ran. Safari and Firefox report neither. */
const bestType = (supported: readonly string[] = []) =>
  ['long-animation-frame', 'longtask'].find((type) => supported.includes(type));

/** @returns path of the page that was open at a time */
function watchPath(): (time: number) => string {
  const visits = [{ from: 0, path: window.location.pathname }];
  function note(): void {
    const path = window.location.pathname;
    if (path !== visits[0]?.path) visits.unshift({ from: performance.now(), path });
    visits.length = Math.min(visits.length, 20);
  }
  // Browsers that report long frames have it.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', note);
  return (time) => {
    note();
    return visits.find(({ from }) => from <= time)?.path ?? '';
  };
}

/** Work within an entry, by owner. */
function worksIn(
  { startTime, duration, scripts, styleAndLayoutStart = 0 }: BusyEntry,
  registry: BrowserRegistry,
  ownerAt: (time: number) => string | undefined,
): readonly Work[] {
  const end = startTime + duration;
  if (!scripts) return [{ remote: ownerAt(end), end, ms: duration }];
  const works = scripts.map((script): Work => {
    const scriptEnd = script.startTime + script.duration;
    return {
      remote: ownerOfFile(script.sourceURL, registry, () => ownerAt(scriptEnd)),
      end: scriptEnd,
      ms: script.duration - script.pauseDuration,
      script,
    };
  });
  const layout = styleAndLayoutStart > 0 ? end - styleAndLayoutStart : 0;
  return layout > 0 ? [...works, { remote: ownerAt(end), end, ms: layout }] : works;
}

/** @param ownerOfPage the answer for files of the shell, and for scripts without a file */
function ownerOfFile(
  address: string,
  { remotes }: BrowserRegistry,
  ownerOfPage: () => string | undefined,
): string | undefined {
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin === window.location.origin) return /^\/r\/([^/]+)\//.exec(pathname)?.[1] ?? ownerOfPage();
  // A remote from the server of its developer.
  return Object.keys(remotes).find((name) => remotes[name]?.live?.base === `${origin}/`);
}

/** Lines of the fault's stack: the scripts that took the most time. */
const mostLines = 5;

function faultOf(remote: string, ms: number, works: readonly Work[]): Error {
  const seconds = (ms / 1000).toFixed(1);
  const fault = new Error(
    `Remote ${remote}: It kept the page busy for ${seconds} of ${periodMs / 1000} seconds. Look for a component that sets its state in every effect, or one that takes long to render.`,
  );
  const lines = works
    .flatMap(({ script }) => script ?? [])
    .sort((a, b) => b.duration - a.duration)
    .slice(0, mostLines)
    .map(lineOf);
  fault.stack = lines.join('\n') || `at ${window.location.origin}${window.location.pathname}`;
  return fault;
}

/** As a line of a stack, so that the server maps it. Files of remotes have one line. */
function lineOf(script: ScriptTiming): string {
  const { sourceFunctionName, sourceURL, sourceCharPosition: position, duration, invoker } = script;
  const place = position >= 0 && sourceURL.includes('/r/') ? `${sourceURL}:1:${position + 1}` : sourceURL;
  return `at ${sourceFunctionName || 'script'} (${place}) for ${Math.round(duration)} ms, by ${invoker}`;
}
