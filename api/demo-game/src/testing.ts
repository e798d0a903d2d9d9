import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EpochMs } from '@touchline/shared/domain';
import { createDemoSource } from './demoSource';
import type { KeptSeasons } from './season';
import { seasonFolder } from './seasonFolder';

/** An instant on an ordinary Saturday afternoon. */
export const testAnchor = Date.UTC(2024, 1, 10, 15, 52);

/** A clock that stands still until it is set. */
function stoppedClock(start: number) {
  let at = start;
  return { now: () => at, rate: 0, set: (next: number) => void (at = next) };
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All code that determines a season. */
function codeOfSeasons(): string {
  const folders = ['api/demo-game/src', 'shared/src/domain'];
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
        .sort()
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    )
    .join('\n');
}

/** Seasons of earlier test files and runs, as far as they were computed by the code of today. */
export const testSeasons = (): KeptSeasons =>
  seasonFolder(join(root, '.cache/demo-seasons'), codeOfSeasons());

/** The demo season of tests, on their clock. */
export const testDemo = (
  clock: { now(): EpochMs },
  { seed = 1, anchor = testAnchor }: { readonly seed?: number; readonly anchor?: EpochMs } = {},
) => createDemoSource({ clock, seed, anchor, demoMode: true, kept: testSeasons() });

/** A demo source with a stopped clock. */
export function demoAt(now = testAnchor, { seed = 1, anchor = testAnchor } = {}) {
  const clock = stoppedClock(now);
  const source = testDemo(clock, { seed, anchor });
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
