import type { HomePlace, NavigationPlace, PageAccess } from '@touchline/shared/contract/host';
import { matchPath } from 'react-router-dom';

/** The part of the registry document that a browser needs, inlined in the page by the server. */
export interface BrowserRegistry {
  /** Increases with every change of the releases. */
  readonly generation: number;
  readonly remotes: Readonly<Record<string, RegisteredRemote>>;
  /**
   * sha384 of every script the page may load, by address. Files without an entry are refused. The origin of a
   * developer's own server has one entry for all its files, without a hash.
   */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface RegisteredRemote {
  /** What people call this part of the app, as its release declares. */
  readonly title?: string;
  /**
   * The release to load: for readers of a canary the canary, for staff with a preview that one. Absent for a
   * remote that is switched off or was never published.
   */
  readonly live?: RegisteredRelease;
  /** `live` is a preview, for this reader only. */
  readonly preview?: boolean;
  /** Prefixes of a remote that is switched off: its addresses are known, and nothing of it is served. */
  readonly off?: readonly string[];
  /** Fallback when the live release does not load; only in the full document at `/builds/registry.json`. */
  readonly previous?: RegisteredRelease;
}

export interface RegisteredRelease {
  readonly version: string;
  /** Folder of the release, with trailing slash: `/r/mf-team/1.0.0-3f9a1c20de/`. */
  readonly base: string;
  /** Address of the container. */
  readonly entry: string;
  readonly contract: string;
  /** Range of the design system's version. Absent in releases from before contract 5. */
  readonly designSystem?: string;
  /** Range of versions by shared module. Absent in releases that were built before it was recorded. */
  readonly requires?: Readonly<Record<string, string>>;
  readonly prefixes: readonly string[];
  /** Store keys of its slices. Absent in releases from before they were recorded, and for a developer's own server. */
  readonly slices?: readonly string[];
  readonly routes: readonly RegisteredRoute[];
  readonly widgets: readonly RegisteredWidget[];
  /** In the navigation. */
  readonly places?: readonly RegisteredPlace[];
}

/** A place in the navigation, ready to show. */
export interface RegisteredPlace extends Pick<NavigationPlace, 'to' | 'label' | 'icon' | 'badge'> {
  readonly order: number;
  /** `game`: always visible on a phone. */
  readonly group: 'game' | 'research' | 'account';
  /** First segments of the addresses that highlight it. */
  readonly areas: readonly string[];
}

export interface RegisteredRoute {
  readonly path: string;
  readonly heading: string;
  readonly calls?: readonly string[];
  /** Addresses of all files the page needs, shared ones of the shell included, ready to preload. */
  readonly files: readonly string[];
  /** Whether the server renders the page. */
  readonly server?: boolean;
  /** Chunks of the shell that the page renders with; their files are among `files`. */
  readonly draws?: readonly string[];
  /** Files that the page loads after its first render, on screens that match a media query. */
  readonly later?: readonly FilesOnScreens[];
}

export interface FilesOnScreens {
  /** `(min-width: 900px)` */
  readonly media: string;
  readonly files: readonly string[];
}

export interface RegisteredWidget {
  readonly name: string;
  readonly slot: string;
  /** Where it stands on Home; the server gives it to every widget whose slot is there. */
  readonly home?: HomePlace & { readonly order: number };
  /** Who sees it, the stricter of its own access and its slot's; everyone without it. */
  readonly access?: PageAccess;
  readonly calls?: readonly string[];
  readonly files: readonly string[];
  /** The server has no code of it that it may run: a build without such code, or one that came with a team's token. */
  readonly browserOnly?: true;
}

export interface HomeWidget extends RegisteredWidget {
  readonly home: NonNullable<RegisteredWidget['home']>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRelease = (value: unknown): boolean =>
  isRecord(value) &&
  ['version', 'base', 'entry', 'contract'].every((field) => typeof value[field] === 'string') &&
  ['prefixes', 'routes', 'widgets'].every((field) => Array.isArray(value[field]));

const isRemote = (value: unknown): boolean =>
  isRecord(value) &&
  [value['live'], value['previous']].every((one) => one === undefined || isRelease(one)) &&
  (value['off'] === undefined || Array.isArray(value['off']));

const isRegistry = (value: unknown): value is BrowserRegistry =>
  isRecord(value) &&
  typeof value['generation'] === 'number' &&
  isRecord(value['remotes']) &&
  Object.values(value['remotes']).every(isRemote) &&
  isRecord(value['integrity']) &&
  Object.values(value['integrity']).every((hash) => typeof hash === 'string');

/**
 * Validates a reply of `/builds/registry.json`. Every page depends on it, so an invalid one must not replace
 * the registry of the page's HTML.
 *
 * @throws Error when it has another shape
 */
export function readRegistry(answer: unknown): BrowserRegistry {
  if (isRegistry(answer)) return answer;
  throw new Error('The registry does not have the agreed shape.');
}

const liesUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The remote whose prefix matches the path. */
export function remoteForPath(registry: BrowserRegistry, path: string): string | undefined {
  return Object.entries(registry.remotes).find(([, { live, off }]) =>
    (live?.prefixes ?? off)?.some((prefix) => liesUnder(path, prefix)),
  )?.[0];
}

/** The page of a remote at a path; the most specific route wins. */
export function routeFor(registry: BrowserRegistry, path: string): RegisteredRoute | undefined {
  const name = remoteForPath(registry, path);
  const routes = name ? (registry.remotes[name]?.live?.routes ?? []) : [];
  return routes.find((route) => matchPath(route.path, path));
}

/** The remote that fills a slot of another package's page, with the widget's name. */
export function widgetForSlot(
  registry: BrowserRegistry,
  slot: string,
): { remote: string; widget: RegisteredWidget } | undefined {
  for (const [remote, { live }] of Object.entries(registry.remotes)) {
    const widget = live?.widgets.find((candidate) => candidate.slot === slot);
    if (widget) return { remote, widget };
  }
  return undefined;
}

/** What people call a part of the app: `My team`. The server knows a title of every remote. */
export const partName = ({ remotes }: BrowserRegistry, remote: string): string =>
  remotes[remote]?.title ?? remote;

const isOfHome = (widget: RegisteredWidget): widget is HomeWidget => widget.home !== undefined;

/** The widgets of Home in their order. */
export const homeWidgets = ({ remotes }: BrowserRegistry): readonly HomeWidget[] =>
  Object.values(remotes)
    .flatMap(({ live }) => live?.widgets ?? [])
    .filter(isOfHome)
    .sort((a, b) => a.home.order - b.home.order);

/**
 * The slot of Home's first widget, which comes with the page. It is the same for all readers, so that the server and the
 * loading of code need not know who reads. A widget that only the browser draws is not it while there is another: Home
 * would have no HTML.
 */
export function firstHomeSlot(registry: BrowserRegistry): string | undefined {
  const forAll = homeWidgets(registry).filter(({ access }) => !access);
  return (forAll.find(({ browserOnly }) => !browserOnly) ?? forAll[0])?.slot;
}
