/** A built-in that is not what it was. */
export interface ChangedBuiltIn {
  /** `Array.prototype.at` */
  readonly name: string;
  /** What is there now; absent for one that was removed. */
  readonly now: PropertyDescriptor | undefined;
}

/**
 * Remembers the browser's built-ins as they are now.
 *
 * A trial runs the text of this function in a page before its first script, so it must not use anything from outside of it.
 *
 * @returns which of them have changed since
 */
export function watchBuiltIns(): () => ChangedBuiltIn[] {
  const { getOwnPropertyDescriptor, getOwnPropertyDescriptors } = Object;
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
  const described = () => new Map(globals.map((name) => [name, getOwnPropertyDescriptor(globalThis, name)]));
  const globalsBefore = described();
  const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
    one !== undefined &&
    other !== undefined &&
    one.get === other.get &&
    one.set === other.set &&
    Object.is(one.value, other.value);

  return () => {
    const changed: ChangedBuiltIn[] = [];
    const now = describe();
    for (const [name, properties] of before) {
      const later = now.get(name) ?? {};
      for (const key of new Set([...ownKeys(properties), ...ownKeys(later)]))
        if (!isSame(properties[key], later[key]))
          changed.push({ name: `${name}.${String(key)}`, now: later[key] });
    }
    const globalsNow = described();
    for (const [name, declared] of globalsBefore) {
      const later = globalsNow.get(name);
      // What the page does not have on itself, its prototype has: then neither is there.
      if ((declared ?? later) && !isSame(declared, later)) changed.push({ name, now: later });
    }
    return changed.filter(({ name }) => !/^(RegExp\.|Error\.stackTraceLimit)/.test(name));
  };
}
