import type { ChangedBuiltIn } from '../../../src/services/platform/builtIns';

/** Something that a page began, and the file that began it. */
export interface LeftBehind {
  /** `An interval of 1000 ms` */
  readonly what: string;
  /** Address of the file, with line and column. */
  readonly file: string;
}

/** A built-in that the page has changed. */
export interface ChangedHere {
  readonly name: string;
  /** It is declared, with the value undefined. */
  readonly isUndefined: boolean;
}

/** What the page tells a trial, under a name that no code of ours has. */
export interface PageWatch {
  readonly violations: string[];
  /** Milliseconds of each task that held the page for longer than `longestTaskMs`. */
  readonly longTasks: number[];
  /** Built-ins that are not what they were before the first script: `Array.prototype.at`. */
  changes(): ChangedHere[];
  /** The page is left now: timers that begin from here on begin too late. */
  leave(): void;
  /** Timers, capturing listeners and styles that are still there. */
  leftBehind(): readonly LeftBehind[];
}

/**
 * Runs in the page before its first script, and again in every page. Must not use anything from outside the function, because the
 * browser gets its text.
 */
export function watchPage(longestTaskMs: number, watchBuiltIns: () => () => ChangedBuiltIn[]): void {
  const violations: string[] = [];
  const longTasks: number[] = [];
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      violations.push(
        `${effectiveDirective} refused ${blockedURI || 'code'}${sourceFile ? ` (${sourceFile}:${lineNumber})` : ''}`,
      );
    },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (duration > longestTaskMs) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  /** The file whose function called a wrapper: this one has no address. */
  const callerFile = () => /https?:\/\/[^)\s]+/.exec(new Error('for its stack').stack ?? '')?.[0] ?? '';
  const intervals = new Map<number, LeftBehind>();
  const listeners: (LeftBehind & {
    readonly key: readonly unknown[];
    readonly signal: AbortSignal | undefined;
  })[] = [];
  const styles: (LeftBehind & { readonly element: Element })[] = [];
  const startedLate: LeftBehind[] = [];
  let isLeft = false;

  const { setInterval, setTimeout, clearInterval, clearTimeout, requestAnimationFrame } = globalThis;
  // Called with the target that they are asked on.
  /* oxlint-disable typescript/unbound-method */
  const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;
  const { createElement } = Document.prototype;
  /* oxlint-enable typescript/unbound-method */
  const noteLate = (what: string, file: string) => void (isLeft && startedLate.push({ what, file }));
  const forget = (id: unknown) => void intervals.delete(Number(id));
  const targets: readonly unknown[] = [globalThis, document, document.documentElement];
  const isCapturing = (options: unknown) =>
    options === true ||
    (typeof options === 'object' && options !== null && 'capture' in options && options.capture === true);

  // The wrappers stand for the browser's own functions before the first script runs.
  Object.assign(globalThis, {
    setInterval(handler: TimerHandler, ms?: number, ...rest: unknown[]) {
      const file = callerFile();
      const id = setInterval(handler, ms, ...rest);
      intervals.set(id, { what: `An interval of ${ms ?? 0} ms`, file });
      return id;
    },
    setTimeout(handler: TimerHandler, ms?: number, ...rest: unknown[]) {
      noteLate('A timeout that starts itself again', isLeft ? callerFile() : '');
      return setTimeout(handler, ms, ...rest);
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      noteLate('An animation that goes on', isLeft ? callerFile() : '');
      return requestAnimationFrame(callback);
    },
    clearInterval(id?: number) {
      forget(id);
      clearInterval(id);
    },
    clearTimeout(id?: number) {
      forget(id);
      clearTimeout(id);
    },
  });
  Object.assign(EventTarget.prototype, {
    addEventListener(
      this: EventTarget,
      type: string,
      listener: EventListener,
      options?: AddEventListenerOptions,
    ) {
      if (isCapturing(options) && [...targets, document.body].includes(this ?? globalThis))
        listeners.push({
          what: `A capturing listener of ${type}`,
          file: callerFile(),
          key: [this ?? globalThis, type, listener],
          signal: options?.signal,
        });
      listen.call(this ?? globalThis, type, listener, options);
    },
    removeEventListener(
      this: EventTarget,
      type: string,
      listener: EventListener,
      options?: EventListenerOptions,
    ) {
      const key = [this ?? globalThis, type, listener];
      const index = listeners.findIndex((one) => one.key.every((part, at) => part === key[at]));
      if (index >= 0 && isCapturing(options)) listeners.splice(index, 1);
      unlisten.call(this ?? globalThis, type, listener, options);
    },
  });
  Object.assign(Document.prototype, {
    createElement(this: Document, name: string, options?: ElementCreationOptions) {
      const element = createElement.call(this, name, options);
      if (/^(style|link)$/i.test(name)) styles.push({ what: 'A style sheet', file: callerFile(), element });
      return element;
    },
  });
  const isStyle = (element: Element) =>
    element.isConnected &&
    (element instanceof HTMLStyleElement || (element as HTMLLinkElement).rel === 'stylesheet');
  function leftBehind(): readonly LeftBehind[] {
    return [
      ...intervals.values(),
      ...listeners.filter(({ signal }) => !signal?.aborted),
      ...styles.filter(({ element }) => isStyle(element)),
      ...startedLate,
    ].map(({ what, file }) => ({ what, file }));
  }

  const builtIns = watchBuiltIns();
  const changes = () =>
    builtIns().map(({ name, now }) => ({
      name,
      isUndefined: now !== undefined && 'value' in now && now.value === undefined,
    }));
  const leave = () => void (isLeft = true);
  Object.defineProperty(globalThis, 'touchlineTrial', {
    value: { violations, longTasks, changes, leave, leftBehind },
  });
}
