import type { EpochMs, TeamId } from '@touchline/shared/domain';

/**
 * Where the game's data comes from. One interface, three sources: `live` (the official API over HTTP),
 * `replay` (a recorded season as it was known at the clock's instant), `demo` (a simulated season).
 * All three answer the official paths with the official JSON; upstream words (element, entry, event)
 * stop in this folder.
 */
export interface FplSource {
  readonly name: 'live' | 'replay' | 'demo';
  /** Season the data is of, in the specification's form: `2023-24`. */
  readonly season: string;
  /**
   * Goes over to the season that the game's deadlines tell, once it is stored. Only a source that is not told its
   * season has it.
   */
  turnTo?(season: string): void;
  /** The season that is answered at an instant, where the source's names are not those of its deadlines. */
  seasonAt?(now: EpochMs): string;
  /**
   * Tells this season's data from another's of the same name: seed and anchor, folder, address. What was stored
   * from another one is not this game. The name alone where there is none.
   */
  readonly identity?: string;
  /** @param path official path below `/api/`, with trailing slash: `event/12/live/`, `fixtures/?event=3` */
  get(path: string): Promise<FplReply>;
  /** Teams that the demo's accounts have and follow; only the demo has any. */
  teamsForDemoAccounts?(): readonly DemoTeam[];
  close?(): Promise<void>;
}

/** Team and rivals that an account of the demo begins with. */
export interface DemoTeam {
  readonly account: string;
  readonly teamId: TeamId;
  readonly rivalIds: readonly TeamId[];
}

/** What came of one request. Only `ok` carries data; every other outcome leaves the last good data in place. */
export type FplReply =
  | { readonly outcome: 'ok'; readonly json: unknown }
  | { readonly outcome: FplFault; readonly detail: string };

/**
 * `updating`: "The game is being updated.", in either of its forms. `not_found`: the official 404, for
 * example picks before the deadline has passed. `malformed`: no JSON, or an older document than one before.
 * `unreadable`: a document without a field that we cannot do without; the detail names the field. `busy` and
 * `too_many`: the game was not asked, because too many readers wait for it or this one has asked for too much; the
 * reading loop never gets these.
 */
export const fplFaults = [
  'updating',
  'rate_limited',
  'timeout',
  'malformed',
  'unreadable',
  'unavailable',
  'not_found',
  'busy',
  'too_many',
] as const;
export type FplFault = (typeof fplFaults)[number];
