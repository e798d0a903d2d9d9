import { createClock } from '../../clock';
import { createDemoSource } from './demoSource';

/** An instant on an ordinary Saturday afternoon. */
export const testAnchor = Date.UTC(2024, 1, 10, 15, 52);

/** A demo source with a stopped clock. */
export function demoAt(now = testAnchor, { seed = 1, anchor = testAnchor } = {}) {
  const clock = createClock(now, 0);
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
