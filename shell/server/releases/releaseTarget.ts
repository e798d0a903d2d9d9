import type { PageCounts } from './canaryTest';
import type { DeployToken, NewToken } from './deployTokens';
import type { ReleaseActionOptions, ReleaseVerb } from './releaseActions';
import type { CanaryAudience } from './releaseChanges';
import type { Canary, Disabled, ReleaseDocument } from './releaseDocument';
import type { ReleaseFiles } from './builtFiles';
import type { Composition } from './releaseStore';
import type { StartedTrial } from './trials';

/** What a publish says beside its files. */
export interface PublishRequest {
  readonly commit?: string;
  /** Part of the changelog, as Markdown. */
  readonly changes?: string;
  /** Serve it to these users only. */
  readonly canary?: CanaryAudience;
  /** Stores the release without serving it; staff can open it by its link. */
  readonly preview?: boolean;
  /** For experiments: allows other content under a used version, and pages over their budget. */
  readonly trial?: boolean;
  /** Serves a build of the shell although it cannot load every live remote. */
  readonly force?: boolean;
  /** Where its pages were opened before, for the audit log. */
  readonly tried?: string;
}

/** A remote after a change. */
export interface ChangedRemote {
  readonly live: string | null;
  readonly canary?: Canary | null;
  readonly pinned?: boolean;
  readonly disabled?: Disabled | null;
}

export interface CountedDocument extends ReleaseDocument {
  /** By `remote release`. */
  readonly counts?: Readonly<Record<string, PageCounts>>;
}

/** Target of the release tool: a running server (`httpTarget.ts`), or the data folder itself (`dataFolderTarget.ts`). */
export interface ReleaseTarget {
  /** Description of the target for the tool's output. */
  readonly place: string;
  /** With the pages and failed pages of each release, where the server says them. */
  document(): Promise<CountedDocument>;
  publish(
    files: ReleaseFiles,
    request: PublishRequest,
  ): Promise<{ remote: string; release: string; live: string | null; pinned: boolean }>;
  change(remote: string, verb: ReleaseVerb, options: ReleaseActionOptions): Promise<ChangedRemote>;
  /** Makes a reader who sees a stored release in today's composition; absent without a server. */
  startTrial?(remote: string, release: string): Promise<StartedTrial>;
  /** Makes a reader who sees what was live in a generation. */
  startTrialAt?(generation: number): Promise<StartedTrial>;
  endTrial?(reader: string): Promise<void>;
  /** What was live in these generations and between them, oldest first. */
  compositions?(from: number, to: number): Promise<readonly Composition[]>;
  makeToken(token: Omit<NewToken, 'now'>): Promise<{ token: string; made: DeployToken }>;
  tokens(): Promise<readonly DeployToken[]>;
  revokeToken(id: string): Promise<DeployToken>;
  close(): Promise<void>;
}
