import type { EpochMs } from './units';

/** What tells the phase of a fixture. The backend's fixtures and the rows on the wire have these fields. */
export interface FixtureFlags {
  /** Null while postponed without a date. */
  readonly kickoff: EpochMs | string | null;
  readonly started: boolean;
  /** Being played now; absent where the other fields alone tell it. */
  readonly active?: boolean;
  /** Full time. */
  readonly finished: boolean;
  /** Not ended hours after its kick-off, see `waitsForDecision`. */
  readonly waits?: boolean;
  /** Official bonus is in. */
  readonly bonus_official: boolean;
}

/** `provisional` from full time until the official bonus; `waiting` for the game's decision. */
export type FixturePhaseName = 'postponed' | 'scheduled' | 'live' | 'waiting' | 'provisional' | 'final';

export function phaseNameOf(fixture: FixtureFlags): FixturePhaseName {
  const { kickoff, started, active, finished, waits, bonus_official } = fixture;
  if (finished && active !== true) return bonus_official ? 'final' : 'provisional';
  if (waits === true) return 'waiting';
  if (started || active === true) return 'live';
  return kickoff === null ? 'postponed' : 'scheduled';
}

/** Goals of both sides. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** The phase of a fixture with what there is in it to show: no score before kick-off, a minute in play alone. */
export type FixturePhase =
  | { readonly phase: 'postponed' }
  | { readonly phase: 'scheduled'; readonly kickoff: string }
  /** The minute is null where the game does not say it. */
  | { readonly phase: 'live'; readonly minute: number | null; readonly score: Score }
  /** Abandoned with the score so far, or called off without one. */
  | { readonly phase: 'waiting'; readonly score: Score | null }
  | { readonly phase: 'provisional' | 'final'; readonly score: Score };

/** A fixture as rows on the wire have it. */
export interface FixtureFacts extends FixtureFlags {
  readonly kickoff: string | null;
  readonly minute: number | null;
  readonly home: { readonly score: number | null };
  readonly away: { readonly score: number | null };
}

export function fixturePhase(fixture: FixtureFacts): FixturePhase {
  const { kickoff, started, minute, home, away } = fixture;
  const phase = phaseNameOf(fixture);
  if (phase === 'postponed' || phase === 'scheduled')
    return kickoff === null ? { phase: 'postponed' } : { phase: 'scheduled', kickoff };
  const score = { home: home.score ?? 0, away: away.score ?? 0 };
  if (phase === 'live') return { phase, minute, score };
  return phase === 'waiting' ? { phase, score: started ? score : null } : { phase, score };
}

/** Whether the match has data to show. */
export function hasKickedOff(fixture: FixtureFacts): boolean {
  const phase = fixturePhase(fixture);
  return 'score' in phase && phase.score !== null;
}

/** A match with its break and long added time lasts less than half of this; an abandoned one never ends. */
export const longestMatchMs = 4 * 3_600_000;

/**
 * A match that the game has not ended hours after kick-off is neither running nor about to start: it was abandoned or
 * called off, and waits for the game's decision.
 */
export const waitsForDecision = (
  { finished, kickoff }: { readonly finished: boolean; readonly kickoff: EpochMs | null },
  now: EpochMs,
): boolean => !finished && kickoff !== null && now - kickoff > longestMatchMs;

/** The phase of a fixture of which only kick-off and result are known, as in cells of tables. */
export type CellPhase =
  | { readonly phase: 'postponed' | 'live' | 'waiting' }
  | { readonly phase: 'scheduled'; readonly kickoff: string }
  | { readonly phase: 'over'; readonly result: string };

/** By the clock: a cell has no flags. */
export function cellPhase(
  { kickoff, result }: { readonly kickoff: string | null; readonly result?: string },
  now: EpochMs,
): CellPhase {
  if (result !== undefined) return { phase: 'over', result };
  if (kickoff === null) return { phase: 'postponed' };
  const start = Date.parse(kickoff);
  if (start > now) return { phase: 'scheduled', kickoff };
  return { phase: waitsForDecision({ finished: false, kickoff: start }, now) ? 'waiting' : 'live' };
}
