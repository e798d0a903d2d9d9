/**
 * The registry document: which builds of each remote exist and which one is live. One row in the database,
 * changed only by compare-and-swap on `generation`, so that two publishes at once cannot lose one.
 */
export interface ReleaseDocument {
  readonly schema: 1;
  readonly generation: number;
  readonly remotes: Readonly<Record<string, RemoteReleases>>;
}

export interface RemoteReleases {
  /** Id of the release that is served; null while the remote is switched off. */
  readonly live: string | null;
  /** What was live before: where `rollback` goes, and what a browser tries when `live` does not load. */
  readonly previous: string | null;
  /** Newest first. */
  readonly releases: readonly Release[];
}

/** One immutable build, in its own folder. */
export interface Release {
  /** `version-hash`: the folder's name. */
  readonly id: string;
  readonly version: string;
  readonly entry: string;
  readonly contract: string;
  /** Range of versions by shared module. */
  readonly requires?: Readonly<Record<string, string>>;
  readonly prefixes: readonly string[];
  readonly routes: readonly ReleaseRoute[];
  readonly widgets: readonly ReleaseWidget[];
  /** sha384 by file name, for every js and css of the folder. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, { readonly raw: number; readonly brotli: number }>>;
  /** ISO instant. */
  readonly published_at: string;
}

export interface Needs {
  /** Files of this build. */
  readonly files: readonly string[];
  /** Modules that the shell provides lazily. */
  readonly shared: readonly string[];
}

export interface ReleaseRoute extends Needs {
  readonly path: string;
  readonly heading: string;
  /** Name of the webpack chunk that holds the page. */
  readonly chunk: string;
  /** Chunks of the shell that the page renders first. */
  readonly draws?: readonly string[];
  readonly calls?: readonly string[];
  /** Files that the page loads after its first render, on screens that match a media query. */
  readonly later?: readonly ReleaseLater[];
}

export interface ReleaseLater extends Needs {
  readonly media: string;
}

export interface ReleaseWidget extends Needs {
  readonly name: string;
  readonly slot: string;
  readonly calls?: readonly string[];
}

export const emptyDocument: ReleaseDocument = { schema: 1, generation: 0, remotes: {} };

const noReleases: RemoteReleases = { live: null, previous: null, releases: [] };

export const releasesOf = (document: ReleaseDocument, remote: string): RemoteReleases =>
  document.remotes[remote] ?? noReleases;

const withRemote = (document: ReleaseDocument, remote: string, changed: RemoteReleases): ReleaseDocument => ({
  ...document,
  generation: document.generation + 1,
  remotes: { ...document.remotes, [remote]: changed },
});

/** The document after a publish: the new build is live, what was live is the way back. */
export function withPublished(document: ReleaseDocument, remote: string, release: Release): ReleaseDocument {
  const { live, previous, releases } = releasesOf(document, remote);
  return withRemote(document, remote, {
    live: release.id,
    previous: live === release.id ? previous : live,
    releases: [release, ...releases.filter(({ id }) => id !== release.id)],
  });
}

/**
 * The document after a rollback: live and previous change places, so that a second rollback undoes the first.
 *
 * @throws Error when there is nothing to go back to
 */
export function withRolledBack(document: ReleaseDocument, remote: string): ReleaseDocument {
  const { live, previous, releases } = releasesOf(document, remote);
  if (previous === null)
    throw new ReleaseRefused(`${remote} has no earlier release to go back to. Publish one first.`);
  return withRemote(document, remote, { live: previous, previous: live, releases });
}

/** A publish or rollback that cannot be: the words are for the person at the release tool. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
