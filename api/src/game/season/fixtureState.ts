import type { EpochMs } from '@touchline/shared/domain';
import type { Fixture } from '../fpl/gameData';

/** A match with its break and long added time lasts less than half of this; an abandoned one never ends. */
export const longestMatchMs = 4 * 3_600_000;

/**
 * A match that the game has not ended hours after kick-off is neither running nor about to start: it was abandoned or
 * called off, and waits for the game's decision.
 */
export const waitsForDecision = (
  { finished, kickoff }: Pick<Fixture, 'finished' | 'kickoff'>,
  now: EpochMs,
): boolean => !finished && kickoff !== null && now - kickoff > longestMatchMs;

/** Whether a fixture is running. */
export const isActive = ({
  started,
  finished,
  waits,
}: Pick<Fixture, 'started' | 'finished' | 'waits'>): boolean => started && !finished && waits !== true;
