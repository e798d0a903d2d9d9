import { createDemoSource } from './demoSource';

/** An instant on an ordinary Saturday afternoon. */
export const testAnchor = Date.UTC(2024, 1, 10, 15, 52);

/** A clock that stands still until it is set. */
function stoppedClock(start: number) {
  let at = start;
  return { now: () => at, rate: 0, set: (next: number) => void (at = next) };
}

/** A demo source with a stopped clock. */
export function demoAt(now = testAnchor, { seed = 1, anchor = testAnchor } = {}) {
  const clock = stoppedClock(now);
  const source = createDemoSource({ clock, seed, anchor, demoMode: true });
  return {
    clock,
    source,
    /** The document, cast to the caller's type. */
    read: async <Document>(path: string): Promise<Document> => {
      const reply = await source.get(path);
      if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.detail}`);
      return reply.json as Document;
    },
  };
}
