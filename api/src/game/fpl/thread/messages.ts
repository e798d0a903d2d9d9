import type { EpochMs } from '@touchline/shared/domain';
import type { LocalSourceChoice } from '../localSource';
import type { DemoTeam, FplReply } from '../source';

/** Start parameters of the thread. */
export interface ThreadSetup {
  readonly choice: LocalSourceChoice;
  /** The app's time at the start. */
  readonly now: EpochMs;
}

/** The thread's first message. */
export type ThreadOpened =
  | { readonly opened: { readonly season: string; readonly teams: readonly DemoTeam[] } }
  | { readonly failed: string };

export interface ThreadAsk {
  readonly id: number;
  readonly path: string;
  readonly now: EpochMs;
}

export type ThreadAnswer =
  /** JSON text: faster to transfer than objects, and serialised outside the server's thread. */
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly fault: Exclude<FplReply, { outcome: 'ok' }> }
  /** An internal error, with its stack. */
  | { readonly id: number; readonly broke: string };
