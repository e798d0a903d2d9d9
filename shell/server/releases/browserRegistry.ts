import type {
  BrowserRegistry,
  RegisteredRelease,
  RegisteredRemote,
  RegisteredRoute,
} from '../../src/remotes/registry';
import { shellUrl, type ShellBuild } from '../shellBuild';
import type { Needs, Release, ReleaseDocument, ReleaseRoute, RemoteReleases } from './releaseDocument';

const baseOf = (remote: string, { id }: Release) => `/r/${remote}/${id}/`;

const findRelease = ({ releases }: RemoteReleases, id: string | null) =>
  releases.find((release) => release.id === id);

/** A release with addresses in place of file names, its shared files of the shell among them. */
function registered(remote: string, release: Release, shell: ShellBuild): RegisteredRelease {
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
    const known = new Set(addresses(route));
    return {
      later: route.later.map(({ media, ...needs }) => ({
        media,
        files: addresses(needs).filter((url) => !known.has(url)),
      })),
    };
  };
  return {
    version: release.version,
    base,
    entry: base + release.entry,
    contract: release.contract,
    ...(release.requires && { requires: release.requires }),
    prefixes: release.prefixes,
    routes: release.routes.map((route) => ({
      path: route.path,
      heading: route.heading,
      ...(route.calls && { calls: route.calls }),
      ...(route.draws && { draws: route.draws }),
      files: [
        ...(shell.onePiece ? filesInOnePiece(remote, route.chunk, shell) : addresses(route)),
        ...(route.draws ?? []).flatMap((part) => shell.chunks[part] ?? []).map(shellUrl),
      ],
      ...laterAddresses(route),
    })),
    widgets: release.widgets.map(({ name, slot, calls, ...needs }) => ({
      name,
      slot,
      ...(calls && { calls }),
      files: shell.onePiece ? filesInOnePiece(remote, name, shell) : addresses(needs),
    })),
  };
}

/** In the build for comparison the files of a page or widget are the shell's own. */
const filesInOnePiece = (remote: string, chunk: string, { chunks }: ShellBuild) =>
  [...new Set([...(chunks[remote] ?? []), ...(chunks[chunk] ?? [])])].map(shellUrl);

function hashesOf(remote: string, release: Release): [string, string][] {
  const base = baseOf(remote, release);
  return Object.entries(release.integrity).map(([file, hash]) => [base + file, hash]);
}

/**
 * What a browser needs of the document: addresses, and hashes of all it may load.
 *
 * @param withPrevious also the releases before the live ones; only asked when a live one fails, because
 *   hashes do not compress
 */
export function browserRegistry(
  document: ReleaseDocument,
  shell: ShellBuild,
  { withPrevious = false } = {},
): BrowserRegistry {
  const integrity: Record<string, string> = Object.fromEntries(
    Object.entries(shell.integrity).map(([file, hash]) => [shellUrl(file), hash]),
  );
  const remotes: Record<string, RegisteredRemote> = {};
  for (const [remote, releases] of Object.entries(document.remotes)) {
    const live = findRelease(releases, releases.live);
    const previous = withPrevious ? findRelease(releases, releases.previous) : undefined;
    for (const release of [live, previous])
      if (release) Object.assign(integrity, Object.fromEntries(hashesOf(remote, release)));
    remotes[remote] = {
      ...(live && { live: registered(remote, live, shell) }),
      ...(previous && { previous: registered(remote, previous, shell) }),
    };
  }
  return { generation: document.generation, remotes, integrity };
}
