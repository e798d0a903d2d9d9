import type { ClubStrength } from './clubComparison';
import { mean } from './scales';
import type { ClubId, GameweekNumber } from './units';

export type TickerDifficulty = 'overall' | 'attack' | 'defence';

/** One fixture of a club, for a cell of the ticker. */
export interface TickerFixture {
  opponent_id: ClubId;
  is_home: boolean;
}

/**
 * Difficulty of an opponent, 1 easy to 5 hard.
 *
 * Overall difficulty is the opponent's `strength`, an integer. For our attack their defence counts, for our
 * defence their attack, at the venue, scaled over all clubs to 1 to 5 with one decimal. An unknown opponent
 * is 3, the middle.
 */
export function tickerDifficulty(
  { opponent_id, is_home }: TickerFixture,
  difficulty: TickerDifficulty,
  clubs: readonly ClubStrength[],
): number {
  const opponent = clubs.find(({ id }) => id === opponent_id);
  if (opponent === undefined) return 3;
  if (difficulty === 'overall') return opponent.strength;
  const part = difficulty === 'attack' ? 'defence' : 'attack';
  const venue = is_home ? 'away' : 'home';
  const values = clubs.map((club) => club[part][venue]);
  return scaledToFive(opponent[part][venue], Math.min(...values), Math.max(...values));
}

function scaledToFive(value: number, weakest: number, strongest: number): number {
  if (strongest === weakest) return 3;
  return Math.round((1 + (4 * (value - weakest)) / (strongest - weakest)) * 10) / 10;
}

/** A blank gameweek counts as harder than any opponent. */
export const blankDifficulty = 5.5;

/**
 * Mean of a run of known gameweeks: both fixtures of a double count, a blank counts 5.5. 0 for no gameweeks.
 */
export function meanDifficulty(gameweeks: readonly (readonly number[])[]): number {
  return mean(gameweeks.flatMap((fixtures) => (fixtures.length > 0 ? fixtures : [blankDifficulty])));
}

/** A chip has five colours: the difficulty is rounded to 1 to 5. */
export function difficultyStep(difficulty: number): 1 | 2 | 3 | 4 | 5 {
  return Math.min(5, Math.max(1, Math.round(difficulty))) as 1 | 2 | 3 | 4 | 5;
}

/** Clubs with two fixtures or more, and clubs with none, in one gameweek. */
export interface DoublesAndBlanks {
  doubles: ClubId[];
  blanks: ClubId[];
}

/** Postponed fixtures without a new date (no gameweek) do not count. */
export function doublesAndBlanks(
  clubs: readonly ClubId[],
  fixtures: readonly { home: ClubId; away: ClubId; gameweek_id: GameweekNumber | null }[],
  gameweek: GameweekNumber,
): DoublesAndBlanks {
  const playing = fixtures
    .filter(({ gameweek_id }) => gameweek_id === gameweek)
    .flatMap(({ home, away }) => [home, away]);
  const count = (club: ClubId) => playing.filter((one) => one === club).length;
  return {
    doubles: clubs.filter((club) => count(club) > 1),
    blanks: clubs.filter((club) => count(club) === 0),
  };
}
