import { barPlace, declaredPlaces, homePlace, lastOrder, type PlaceOrders } from '@touchline/api/places';
import { contractVersion } from '@touchline/shared/contract/version';
import { localOrigin } from '../../src/services/remotes/localRemote';
import type {
  BrowserRegistry,
  RegisteredPlace,
  RegisteredRelease,
  RegisteredRemote,
  RegisteredRoute,
} from '../../src/services/remotes/registry';
import { inlineJson } from '../html/escapeHtml';
import { shellUrl, type ShellBuild } from '../shellBuild';
import { canariesOf, type Reader } from './audience';
import { noOverrides, type Overrides } from './overrides';
import { approvedOf, standingOrder } from './placeApprovals';
import { accessIn } from './slotAccess';
import { withDeclared } from './undeclared';
import {
  type Needs,
  type Release,
  type ReleaseDocument,
  type ReleaseRoute,
  type ReleaseWidget,
  type RemoteReleases,
  remotesIn,
} from './releaseDocument';

const baseOf = (remote: string, { id }: Release) => `/r/${remote}/${id}/`;

const findRelease = ({ releases }: RemoteReleases, id: string | null) =>
  releases.find((release) => release.id === id);

const areaOf = (address: string) => address.split(/[/?]/)[1] ?? '';

const placesOf = ({ places }: Pick<Release, 'places'>, approved: PlaceOrders) =>
  places && {
    places: places.map(
      ({
        to,
        label,
        icon,
        bar,
        group = 'research',
        order = lastOrder,
        covers = [],
        badge,
      }): RegisteredPlace => ({
        to,
        label,
        icon,
        order: bar ? standingOrder(approved, barPlace(to), order) : order,
        group: bar ? 'game' : group,
        areas: [...new Set([to, ...covers].map(areaOf))],
        ...(badge && { badge }),
      }),
    ),
  };

/** Places of remotes that are always visible: with Home and More they fill a phone's bar. */
const mostInBar = 3;

/** Puts what does not fit into a phone's bar behind More. */
function withBar(remotes: BrowserRegistry['remotes']): BrowserRegistry['remotes'] {
  const inBar = Object.values(remotes)
    .flatMap(({ live }) => live?.places ?? [])
    .filter(({ group }) => group === 'game')
    .sort((a, b) => a.order - b.order)
    .slice(0, mostInBar);
  const fitting = (place: RegisteredPlace): RegisteredPlace =>
    place.group !== 'game' || inBar.includes(place) ? place : { ...place, group: 'research' };
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { live, ...remote }]) => [
      name,
      {
        ...remote,
        ...(live && { live: live.places ? { ...live, places: live.places.map(fitting) } : live }),
      },
    ]),
  );
}

function described(
  { name, slot, home, access, calls }: Omit<ReleaseWidget, keyof Needs>,
  approved: PlaceOrders,
) {
  const least = accessIn(slot, access);
  return {
    name,
    slot,
    ...(slot.startsWith('home.') && {
      home: { ...home, order: standingOrder(approved, homePlace(slot), home?.order ?? lastOrder) },
    }),
    // Everybody in the app is a user.
    ...(least !== 'user' && { access: least }),
    ...(calls && { calls }),
  };
}

/** A release with addresses instead of file names, including the shell's shared files that it uses. */
function registered(
  remote: string,
  stored: Release,
  shell: ShellBuild,
  approved: PlaceOrders,
): RegisteredRelease {
  const release = withDeclared(remote, stored);
  const base = baseOf(remote, release);
  const addresses = ({ files, shared }: Needs) => [
    ...new Set([
      base + release.entry,
      ...files.map((file) => base + file),
      ...shared.flatMap((name) => shell.lazy[name] ?? []).map(shellUrl),
    ]),
  ];
  const laterAddresses = (route: ReleaseRoute): Pick<RegisteredRoute, 'later'> => {
    if (!route.later || shell.onePiece) return {};
    const routeFiles = new Set(addresses(route));
    return {
      later: route.later.map(({ media, ...needs }) => ({
        media,
        files: addresses(needs).filter((url) => !routeFiles.has(url)),
      })),
    };
  };
  /** Code of a team does not run on the server (docs/decisions/0093). */
  const isRendered = release.server !== undefined && release.trusted === true;
  return {
    version: release.version,
    base,
    entry: base + release.entry,
    contract: release.contract,
    ...(release.designSystem && { designSystem: release.designSystem }),
    ...(release.requires && { requires: release.requires }),
    prefixes: release.prefixes,
    ...(release.slices && { slices: release.slices }),
    routes: release.routes.map((route) => ({
      path: route.path,
      heading: route.heading,
      ...(route.calls && { calls: route.calls }),
      ...(route.draws && { draws: route.draws }),
      ...(route.server && isRendered && { server: true }),
      files: [
        ...(shell.onePiece ? filesInOnePiece(remote, route.chunk, shell) : addresses(route)),
        ...(route.draws ?? []).flatMap((part) => shell.chunks[part] ?? []).map(shellUrl),
      ],
      ...laterAddresses(route),
    })),
    ...placesOf(release, approved),
    widgets: release.widgets.map(({ files, shared, ...widget }) => ({
      ...described(widget, approved),
      files: shell.onePiece ? filesInOnePiece(remote, widget.name, shell) : addresses({ files, shared }),
      ...(!isRendered && { browserOnly: true as const }),
    })),
  };
}

function titleOf(remote: string, release: Release | undefined) {
  const declared = release && withDeclared(remote, release).title;
  return { title: declared ?? remote.replace(/^mf-/, '') };
}

/** Container of a remote that its developer serves: one name for every build. */
const localEntry = 'remoteEntry.js';

/**
 * A remote from its developer's own server, which only the browser asks. Its pages and widgets are those of a
 * release; which files they need is known once the container has run. Nothing of it is rendered here.
 */
function localRelease(release: Release, origin: string): RegisteredRelease {
  const { prefixes, routes, widgets, places } = release;
  // Its developer sees it where it is to stand.
  const approved = declaredPlaces(release);
  const base = `${origin}/`;
  return {
    version: 'local',
    base,
    entry: base + localEntry,
    contract: `^${contractVersion}`,
    prefixes,
    routes: routes.map(({ path, heading, calls }) => ({ path, heading, ...(calls && { calls }), files: [] })),
    ...placesOf({ places }, approved),
    widgets: widgets.map((widget) => ({
      ...described(widget, approved),
      files: [],
      browserOnly: true as const,
    })),
  };
}

/** In the one-piece build the files of a page or widget are the shell's own. */
const filesInOnePiece = (remote: string, chunk: string, { chunks }: ShellBuild) =>
  [...new Set([...(chunks[remote] ?? []), ...(chunks[chunk] ?? [])])].map(shellUrl);

function hashesOf(remote: string, release: Release): [string, string][] {
  const base = baseOf(remote, release);
  return Object.entries(release.integrity).map(([file, hash]) => [base + file, hash]);
}

interface RegistryOptions {
  /** Decides who gets canaries; nobody when absent. */
  readonly reader?: Reader | undefined;
  /** The reader's overrides; previews must have been checked. */
  readonly overrides?: Overrides;
  /** Includes previous releases. Only requested when a live one fails, because hashes do not compress. */
  readonly withPrevious?: boolean;
}

/** The part of the document that a browser needs: addresses, and hashes of all files it may load. */
export const browserRegistry = (
  document: ReleaseDocument,
  shell: ShellBuild,
  options: RegistryOptions = {},
): BrowserRegistry => makeRegistry(document, shell, partsFor(document, options));

function partsFor(
  document: ReleaseDocument,
  { reader, overrides: { previews, safeMode } = noOverrides, withPrevious = false }: RegistryOptions,
): RegistryParts {
  return { canaries: safeMode ? [] : canariesOf(document, reader), previews, withPrevious };
}

/** Cache of registries and of their JSON, owned by a web server: thousands of pages share one. */
export interface Registries {
  /** As `browserRegistry`; treat the result as read-only. */
  of(document: ReleaseDocument, shell: ShellBuild, options?: RegistryOptions): BrowserRegistry;
  /** For an inline script; most of what a page carries. */
  json(registry: BrowserRegistry): string;
}

/** By document, shell, and set of canaries and previews. What belongs to an old document is collected with it. */
export function createRegistries(): Registries {
  const made = new WeakMap<ReleaseDocument, WeakMap<ShellBuild, Map<string, BrowserRegistry>>>();
  const texts = new WeakMap<BrowserRegistry, string>();
  return {
    of: (document, shell, options = {}) => {
      const parts = partsFor(document, options);
      const key = JSON.stringify(parts);
      const ofDocument = made.get(document) ?? new WeakMap<ShellBuild, Map<string, BrowserRegistry>>();
      const ofShell = ofDocument.get(shell) ?? new Map<string, BrowserRegistry>();
      made.set(document, ofDocument.set(shell, ofShell));
      const registry = ofShell.get(key) ?? makeRegistry(document, shell, parts);
      ofShell.set(key, registry);
      return registry;
    },
    json: (registry) => {
      const text = texts.get(registry) ?? inlineJson(registry);
      texts.set(registry, text);
      return text;
    },
  };
}

interface RegistryParts extends Pick<Overrides, 'previews'> {
  readonly canaries: readonly string[];
  readonly withPrevious: boolean;
}

function makeRegistry(
  document: ReleaseDocument,
  shell: ShellBuild,
  { canaries, previews, withPrevious }: RegistryParts,
): BrowserRegistry {
  const integrity: Record<string, string> = Object.fromEntries(
    Object.entries(shell.integrity).map(([file, hash]) => [shellUrl(file), hash]),
  );
  const remotes: Record<string, RegisteredRemote> = {};
  for (const [remote, releases] of remotesIn(document)) {
    if (releases.disabled) {
      const last = findRelease(releases, releases.live);
      remotes[remote] = { ...titleOf(remote, last), off: last?.prefixes ?? [] };
      continue;
    }
    const preview = Object.hasOwn(previews, remote) ? previews[remote] : undefined;
    const origin = preview === undefined ? undefined : localOrigin(preview);
    if (origin !== undefined) {
      const release = findRelease(releases, releases.live) ?? releases.releases[0];
      remotes[remote] = {
        ...titleOf(remote, release),
        ...(release && { live: localRelease(withDeclared(remote, release), origin) }),
        preview: true,
      };
      // The files change with every save: they have no hashes.
      integrity[`${origin}/`] = '';
      continue;
    }
    const approved = approvedOf(remote, releases);
    const other = preview ?? (canaries.includes(remote) ? releases.canary?.id : undefined);
    const live = findRelease(releases, other ?? releases.live);
    // Fallback for a canary or preview that does not load: the live release.
    const before = findRelease(releases, other === undefined ? releases.previous : releases.live);
    const previous = withPrevious ? before : undefined;
    for (const release of [live, previous])
      if (release) Object.assign(integrity, Object.fromEntries(hashesOf(remote, release)));
    remotes[remote] = {
      ...titleOf(remote, live),
      ...(live && { live: registered(remote, live, shell, approved) }),
      ...(previous && { previous: registered(remote, previous, shell, approved) }),
      ...(preview !== undefined && { preview: true }),
    };
  }
  return { generation: document.generation, remotes: withBar(remotes), integrity };
}
