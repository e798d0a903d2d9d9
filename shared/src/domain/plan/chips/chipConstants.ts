import type { GameweekNumber, Points } from '../../units';

/** Of a chip with some effect. */
export interface ChipConstants {
  /** What it brings more in a gameweek that becomes a double one. */
  readonly double: Points;
  /** Deviation of what it will bring from what is expected of an ordinary gameweek. */
  readonly deviation: Points;
  /** Factor on the gain of today's squad in later gameweeks: transfers improve the squad until then. */
  readonly later: number;
}

/**
 * Doubles that the fixture list does not have yet, from the three recorded seasons: a double gameweek is one with two
 * fixtures of at least four clubs.
 */
export const guessedDoubles = {
  /** The first gameweek with one was 20. */
  from: 20 as GameweekNumber,
  /** 10 of 57 gameweeks from then on. */
  chance: 0.18,
  /** Gameweeks ahead from which on the list may still be without it: the six known latest were known 1 to 3 ahead. */
  ahead: 3,
};

export const chipConstants = {
  captain: { double: 4, deviation: 1, later: 1 },
  bench: { double: 5, deviation: 1.5, later: 1 },
  oneWeek: { double: 8, deviation: 4, later: 0.7 },
  forGood: { double: 8, deviation: 5, later: 0.7 },
} satisfies Record<string, ChipConstants>;
