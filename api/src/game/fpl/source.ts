import type { EpochMs, FootballerId, Points, TeamId } from '@touchline/shared/domain';
import type { Asker } from '../../platform/http/asker';
import type { SourceAbilities } from './abilities';
import type { Losses } from './declare';
import type { Pace } from './pace';

/**
 * Where the game's data comes from. One interface, three sources: `live` (the official API over HTTP),
 * `replay` (a recorded season as it was known at the clock's instant), `demo` (a simulated season).
 * All three answer the official paths with the official JSON; upstream words (element, entry, event)
 * stop in this folder.
 */
export interface DocumentSource {
  /** For logs and the administrators' pages. */
  readonly name: 'live' | 'replay' | 'demo';
  readonly can: SourceAbilities;
  /** Season of the data, in the specification's form: `2023-24`. */
  readonly season: string;
  /**
   * Switches to the season derived from the game's deadlines, once it is stored. Only for a source without a
   * configured season.
   */
  turnTo?(season: string): void;
  /** The season at an instant, when the source's season names do not follow its deadlines. */
  seasonAt?(now: EpochMs): string;
  /**
   * Distinguishes this season's data from another's of the same name: seed and anchor, folder, address. Data
   * stored from another identity is not used. The default is the name alone.
   */
  readonly identity?: string;
  /** @param path official path below `/api/`, with trailing slash: `event/12/live/`, `fixtures/?event=3` */
  get(path: string): Promise<FplReply>;
  /** Teams that the demo's accounts own and follow; demo source only. */
  teamsForDemoAccounts?(): readonly DemoTeam[];
  /** Documents per second; absent for a source in this process. */
  readonly perSecond?: number;
  /** Replaces the pace of this process by one that all processes share; for a source that asks over the network. */
  keepPace?(pace: Pace): void;
  close?(): Promise<void>;
  /** How long a request waits for this source; absent for a source in this process, which cannot hang. */
  readonly patience?: Patience;
}

/** A source that is open in this process, with what the process keeps about it. */
export interface FplSource extends DocumentSource {
  readonly state: SourceState;
}

/** What this process keeps about a source while it is open; never stored. */
export interface SourceState {
  /** Requests since the start, by outcome. */
  readonly outcomes: Map<FplReply['outcome'], number>;
  /** Optional fields that were missing when each kind of document was last read, with counts. */
  readonly losses: Map<string, Losses>;
  /** Reads on behalf of requests that are running, by key. */
  readonly reads: Map<string, SharedRead>;
  /** Sums of stored gameweeks by the digest of their document: a settled gameweek is summed once. */
  readonly sums: Map<string, ReadonlyMap<FootballerId, Points>>;
  /** Differences that remained after reading again, so that the same read is not repeated every minute. */
  unresolved: string | undefined;
}

/** A read that every request with the same key waits for. */
export interface SharedRead {
  readonly read: Promise<unknown>;
  /** All clients that wait or waited for it. */
  readonly askers: Asker[];
}

/** Milliseconds of real time from the beginning of a request. */
export interface Patience {
  /** When it can be answered from what is stored. */
  readonly withStored: number;
  /** When nothing is stored. Below the 15 seconds after which our client gives up. */
  readonly withoutStored: number;
}

/** Initial team and rivals of a demo account. */
export interface DemoTeam {
  readonly account: string;
  readonly teamId: TeamId;
  readonly rivalIds: readonly TeamId[];
}

/** Result of one request. Only `ok` has data; any other outcome leaves the last good data in place. */
export type FplReply =
  | { readonly outcome: 'ok'; readonly json: unknown }
  | { readonly outcome: FplFault; readonly detail: string };

/**
 * `updating`: "The game is being updated.", in any of its forms. `not_found`: the official 404, for example
 * picks before the deadline has passed. `malformed`: no JSON, or an older document than a previous one.
 * `unreadable`: a document without a required field, named in the detail. `doubtful`: documents that contradict
 * each other or have lost what is stored, see `ingest/plausible.ts`. `busy` and
 * `too_many`: no request was sent, because too many clients wait or this one has exceeded its limit; the
 * reading loop never gets these.
 */
export const fplFaults = [
  'updating',
  'rate_limited',
  'timeout',
  'malformed',
  'unreadable',
  'doubtful',
  'unavailable',
  'not_found',
  'busy',
  'too_many',
] as const;
export type FplFault = (typeof fplFaults)[number];
