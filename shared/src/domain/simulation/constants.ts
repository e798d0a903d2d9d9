import type { AnyPosition } from '../units';

/** How a position's score in the bonus points system varies in a match; fitted on the recorded season 2025-26. */
export interface BpsSpread {
  /** Standard deviation in 90 minutes, without goals, assists, clean sheets and goals conceded. */
  readonly deviation: number;
  /** For each goal conceded on the pitch. */
  readonly perConceded: number;
}

const ofMidfielder: BpsSpread = { deviation: 5.5, perConceded: 0 };
const spreads: Readonly<Record<string, BpsSpread>> = {
  GKP: { deviation: 5, perConceded: -4 },
  DEF: { deviation: 5, perConceded: -4 },
  MID: ofMidfielder,
  FWD: { deviation: 5, perConceded: 0 },
};

/** A position without recorded data varies like a midfielder. */
export const bpsSpread = (position: AnyPosition): BpsSpread => spreads[position] ?? ofMidfielder;

export const simulationConstants = {
  fullTime: 90,
  /** First minute in which a starter with a short appearance goes off. */
  soonestOff: 15,
  /** First minute in which a substitute comes on: 20 minutes on average. */
  soonestOn: 51,
  /** Largest share of a side's goals with a scorer, the rest are own goals; and with an assist. */
  mostScored: 0.97,
  mostAssisted: 0.93,
  /** Smallest chance to play that is drawn. */
  leastChance: 0.002,
} as const;

/**
 * Who is in a squad differs less from the others of a squad than expected points say: these have an error that stays
 * (`docs/projection.md`: 0.9), nearly as large as the differences among footballers in squads, and managers know more
 * than the projection. Measured on real squads: `docs/advice.md`.
 */
export const squadConstants = {
  /** Share that is kept of the difference from the usual points. */
  kept: 0.55,
  /** Points of a footballer in a squad in a gameweek in which they play. */
  meanPointsOfPick: 4.5,
} as const;

/**
 * Gameweeks after the current one, measured on 2025-26: `api/test/season/seasonChances.recorded.test.ts` and
 * `docs/advice.md`.
 */
export const seasonConstants = {
  /** Share of common footballers whom both of two teams still have a gameweek later: 89 % each. */
  keptByBoth: 0.8,
  /** Variance of a footballer's points in a gameweek, as far as two squads differ by it. */
  footballerVariance: 15.8,
  /** Variance of a team's net points in a gameweek around the mean of all. */
  teamVariance: 117.5,
} as const;
