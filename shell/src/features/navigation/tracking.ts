import type { BrowserRegistry } from '../../services/remotes/registry';
import { matchPattern } from './matchPattern';

/** The page of an event, as the call `event` expects it. */
export interface TrackedRoute {
  readonly path: string;
  readonly name: string;
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
}

const ownPages: readonly (readonly [pattern: string, name: string])[] = [
  ['/', 'home'],
  ['/about', 'about'],
  ['/404', 'not_found'],
];

function patternsOf(registry: BrowserRegistry): readonly (readonly [string, string])[] {
  const declared = Object.values(registry.remotes).flatMap(({ live }) => live?.routes ?? []);
  return [...ownPages, ...declared.map(({ path }) => [path, path] as const)];
}

/** Names a location by the pattern of its route; an unknown address is called `unknown`. */
export function trackedRoute(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  registry: BrowserRegistry,
): TrackedRoute {
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const [pattern, name] of patternsOf(registry)) {
    const params = matchPattern(pattern, pathname);
    if (params) return { path: pathname, name, params, query };
  }
  return { path: pathname, name: 'unknown', params: {}, query };
}
