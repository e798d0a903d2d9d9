import type { GameweekNumber, Points } from '../../units';

/** Of the chips with one kind of effect. */
export interface ChipConstants {
  /** Points of a new squad that transfers would bring without the chip. */
  readonly meanwhile: Points;
  /** Points by which the best of many new squads seems better than it turns out: a plan that buys one counts them too. */
  readonly optimism: Points;
  /** Factor on the gain of today's squad in later gameweeks: transfers improve the squad until then. */
  readonly later: number;
  /** Deviation of what it will bring from what is expected of an ordinary gameweek. */
  readonly deviation: Points;
  /** What it brings in a gameweek that becomes a special one, which the fixture list does not show yet. */
  readonly special: { readonly chance: number; readonly mean: Points; readonly deviation: Points };
}

/**
 * Gameweeks with doubles or blanks of at least four clubs that the fixture list does not have yet. In the three recorded
 * seasons all but those of an abandoned gameweek were from 20 on.
 */
export const guessed = {
  from: 20 as GameweekNumber,
  /**
   * From this many gameweeks ahead on. Of nine doubles of 2022-23 and 2023-24 four came into the list at most two gameweeks
   * before, two three and three four.
   */
  ahead: 3,
  /** 10 of the 57 gameweeks from then on had doubles of at least four clubs, 16 doubles or blanks. */
  doubles: 0.18,
  doublesOrBlanks: 0.28,
};

/** Those of new squads are measured: docs/decisions/0163-the-best-of-many-squads-is-too-good.md. */
export const chipConstants = {
  captain: {
    ...{ meanwhile: 0, optimism: 0, later: 1, deviation: 1.7 },
    special: { chance: guessed.doubles, mean: 12, deviation: 2 },
  },
  bench: {
    ...{ meanwhile: 0, optimism: 0, later: 1, deviation: 1.5 },
    special: { chance: guessed.doubles, mean: 13, deviation: 3 },
  },
  oneWeek: {
    ...{ meanwhile: 4, optimism: 2, later: 0.7, deviation: 4 },
    special: { chance: guessed.doublesOrBlanks, mean: 20, deviation: 6 },
  },
  forGood: {
    ...{ meanwhile: 5, optimism: 10, later: 1, deviation: 8 },
    special: { chance: guessed.doublesOrBlanks, mean: 20, deviation: 10 },
  },
} satisfies Record<string, ChipConstants>;
