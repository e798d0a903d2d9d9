/** What the page tells a trial, under a name that no code of ours has. */
export interface PageWatch {
  readonly violations: string[];
  /** Milliseconds of each task that held the page for longer than `longestTaskMs`. */
  readonly longTasks: number[];
  /** Built-ins that are not what they were before the first script: `Array.prototype.at`. */
  changes(): string[];
}

/**
 * Runs in the page before its first script, and again in every page. Must not use anything from outside the function, because the
 * browser gets its text.
 */
export function watchPage(longestTaskMs: number): void {
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

  const { getOwnPropertyDescriptors, defineProperty } = Object;
  const { ownKeys } = Reflect;
  const page = globalThis as unknown as Record<string, unknown>;
  const names = [
    ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Date', 'RegExp'],
    ...['Map', 'Set', 'WeakMap', 'WeakSet', 'Promise', 'Error', 'JSON', 'Math', 'Reflect', 'Intl', 'URL'],
    ...['EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'History', 'Location', 'Storage'],
    ...['XMLHttpRequest', 'Headers', 'Request', 'Response', 'Navigator', 'Performance', 'Event', 'console'],
  ];
  const globals = [
    ...['fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame'],
    ...['cancelAnimationFrame', 'queueMicrotask', 'structuredClone', 'addEventListener', 'matchMedia'],
    ...['getComputedStyle', 'history', 'navigator', 'crypto', 'indexedDB'],
  ];
  const objects = new Map<string, object>();
  for (const name of names) {
    const value = page[name];
    if (value === undefined || value === null) continue;
    objects.set(name, value);
    const { prototype } = value as { prototype?: unknown };
    if (prototype !== undefined && prototype !== null) objects.set(`${name}.prototype`, prototype);
  }
  type Described = Record<string | symbol, PropertyDescriptor>;
  const describe = () =>
    new Map([...objects].map(([name, value]) => [name, getOwnPropertyDescriptors(value) as Described]));
  const before = describe();
  // As they are declared: reading one may throw, on a page without an origin.
  const described = () =>
    new Map(globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  const globalsBefore = described();
  const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
    one !== undefined &&
    other !== undefined &&
    one.get === other.get &&
    one.set === other.set &&
    Object.is(one.value, other.value);

  function changes(): string[] {
    const now = describe();
    const changed: string[] = [];
    for (const [name, properties] of before) {
      const later = now.get(name) ?? {};
      for (const key of new Set([...ownKeys(properties), ...ownKeys(later)]))
        if (!isSame(properties[key], later[key])) changed.push(`${name}.${String(key)}`);
    }
    const globalsNow = described();
    for (const [name, declared] of globalsBefore) {
      const later = globalsNow.get(name);
      // What the page does not have on itself, its prototype has: then neither is there.
      if ((declared ?? later) && !isSame(declared, later)) changed.push(name);
    }
    return changed.filter((name) => !/^(RegExp\.|Error\.stackTraceLimit)/.test(name));
  }
  defineProperty(globalThis, 'touchlineTrial', { value: { violations, longTasks, changes } });
}
