import type { PlaceOrders } from '@touchline/api/places';
import type { HomePlace, NavigationPlace, PageAccess } from '@touchline/shared/contract/host';

/**
 * The registry document: the builds of each remote and which one is live. One database row, changed only by
 * compare-and-swap on `generation`, so that concurrent publishes do not overwrite each other.
 */
export interface ReleaseDocument {
  readonly schema: 1;
  readonly generation: number;
  readonly remotes: Readonly<Record<string, RemoteReleases>>;
}

export interface RemoteReleases {
  /** Id of the release that is served; null until the first publish. */
  readonly live: string | null;
  /**
   * The release that was live before: target of a plain `rollback`, and the browser's fallback when `live`
   * does not load.
   */
  readonly previous: string | null;
  /** Publishes, promotions and rollbacks do not change `live` until `unpin`. */
  readonly pinned?: boolean;
  /** Nothing of the remote is served; its pages show a message. */
  readonly disabled?: Disabled;
  /** Served to some users in place of `live`. */
  readonly canary?: Canary;
  /** The last canary that was withdrawn because of its errors. */
  readonly withdrawn?: WithdrawnCanary;
  /**
   * Places in the bar and on Home that were approved (docs/decisions/0106-places-are-approved.md). Absent in documents from before; the
   * API adds to them (api/src/features/admin).
   */
  readonly approved?: PlaceOrders;
  /** Newest first. */
  readonly releases: readonly Release[];
  /** Ids of releases whose files were deleted, newest first: their versions cannot be reused. */
  readonly swept?: readonly string[];
}

export interface Disabled {
  /** ISO instant. */
  readonly at: string;
  readonly reason: string;
}

/**
 * Audience of the canary: a share of the users, or all users whose role includes BETA (or the given role).
 */
export interface Canary {
  readonly id: string;
  /** Percent of the users, 1 to 99. */
  readonly share?: number;
  readonly role?: CanaryRole;
  /** ISO instant. Errors are counted from here. */
  readonly since: string;
}

export const canaryRoles = ['BETA', 'MODERATOR', 'ADMIN'] as const;
export type CanaryRole = (typeof canaryRoles)[number];

export interface WithdrawnCanary {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  /** Counts and rates, as text. */
  readonly reason: string;
}

/** What a build of the shell has for remotes, and asks of the server (shared/src/federation/shellConfig.js). */
export interface ShellOffers {
  /** Every version of the contract that remotes may be built for. */
  readonly contracts: readonly string[];
  readonly designSystem: string;
  /** Names of the modules that remotes take from the page. */
  readonly modules: readonly string[];
  /** Version of each of them. Absent in builds from before it was recorded. */
  readonly versions?: Readonly<Record<string, string>>;
  /** What each of them exports. Absent in builds from before it was recorded, and for modules of which it is not known. */
  readonly exports?: Readonly<Record<string, readonly string[]>>;
  /** Format of the boot data (`bootFormat` of shared/src/contract/version.ts). */
  readonly boot: number;
}

/** One immutable build, in its own folder. */
export interface Release {
  /** `version-hash`: the folder's name. */
  readonly id: string;
  readonly version: string;
  readonly entry: string;
  /** Range that it was built for; of the shell the versions that it has. */
  readonly contract: string;
  /** Range of the design system's version. Absent in releases from before contract 5. */
  readonly designSystem?: string;
  /** Range of versions by shared module. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Exports that it uses, by shared module; a module that it takes as a whole is left out. */
  readonly uses?: Readonly<Record<string, readonly string[]>>;
  readonly prefixes: readonly string[];
  /** What people call the remote. Absent, with `places`, in releases from before contract 5.2 (`undeclared.ts`). */
  readonly title?: string;
  readonly places?: readonly NavigationPlace[];
  /** Store keys of its slices. */
  readonly slices?: readonly string[];
  readonly routes: readonly ReleaseRoute[];
  readonly widgets: readonly ReleaseWidget[];
  /** The API reads them from here too (api/src/features/featureFlags). */
  readonly flags?: readonly ReleaseFlag[];
  /**
   * The same sources built for Node, for server rendering; absent in releases that only the browser renders.
   */
  readonly server?: ServerFile;
  /**
   * Published by the server at its start, or by whoever has its data folder. Only such a release's code for Node runs on the server;
   * absent for releases that arrived with a team's token (docs/decisions/0093-what-a-token-may-run.md).
   */
  readonly trusted?: true;
  /** Only of the shell, which has neither pages nor widgets for the registry. */
  readonly offers?: ShellOffers;
  /** sha384 by file name, for every js and css of the folder. Of the shell only of its manifest, which has the others. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, { readonly raw: number; readonly brotli: number }>>;
  /** ISO instant of the first publish; it never changes. */
  readonly published_at: string;
  /** ISO instant at which the same build was published again: the sweep counts from here. */
  readonly stored_at?: string;
  /** Name of the deploy token, or of the part of the server that published it. */
  readonly published_by?: string;
  /** Commit of the sources, as the release tool reads it. */
  readonly commit?: string;
  /** What the changelog says of its version, as Markdown (changelog.ts). */
  readonly changes?: string;
  /** ISO instant at which it stopped being live or a canary: open tabs still need its files for some days. */
  readonly retired_at?: string;
}

/** A file of the folder that only the server runs. */
export interface ServerFile {
  readonly file: string;
  readonly integrity: string;
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
  /** Whether the server renders the page. */
  readonly server?: boolean;
  /** Files that the page loads after its first render, on screens that match a media query. */
  readonly later?: readonly ReleaseLater[];
}

export interface ReleaseLater extends Needs {
  readonly media: string;
}

export interface ReleaseWidget extends Needs {
  readonly name: string;
  readonly slot: string;
  readonly home?: HomePlace;
  /** Who sees it; everyone without it. */
  readonly access?: PageAccess;
  readonly calls?: readonly string[];
}

/** A feature flag; who has it stands in the database, not in the release. */
export interface ReleaseFlag {
  readonly name: string;
  /** What it switches on. */
  readonly text: string;
}

/**
 * Name of the shell among the owners of releases. It has the same releases, changes and log as a remote; what is said
 * of remotes only is asked of `remotesIn`.
 */
export const shellName = 'shell';

/** The remotes, without the shell. */
export const remotesIn = ({ remotes }: ReleaseDocument): (readonly [string, RemoteReleases])[] =>
  Object.entries(remotes).filter(([name]) => name !== shellName);

export const emptyDocument: ReleaseDocument = { schema: 1, generation: 0, remotes: {} };

const noReleases: RemoteReleases = { live: null, previous: null, releases: [] };

export const releasesOf = (document: ReleaseDocument, remote: string): RemoteReleases =>
  (Object.hasOwn(document.remotes, remote) ? document.remotes[remote] : undefined) ?? noReleases;

/** A refused change of releases; the message is for the user of the release tool. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
