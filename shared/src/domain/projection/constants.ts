import { longPlay } from '../seasonProfiles';

/**
 * Constants of the projection. All are fitted on recorded seasons; `docs/projection.md` says how, on which
 * season each was checked, and what was tried without gain.
 */

export const dayMs = 86_400_000;

/** Club strengths: `clubRates`. */
export const clubConstants = {
  /** Days after which a match weighs half. */
  halfLifeDays: 180,
  /** Share of expected goals in what counts as a match's goals; the rest are the goals scored. */
  expectedShare: 0.7,
  /** Goals of a prior that each rate is shrunk by. */
  priorGoals: 12,
  /** Goals of a side in an average match, and at home relative to away, before anything is played. */
  usualGoals: 1.4,
  usualHome: 1.2,
  /** Matches that the league's own mean and home advantage are shrunk by. */
  priorMatches: 60,
  /** Exponents of a club's price level in its prior attack and defence. */
  attackByPrice: 1.2,
  defenceByPrice: -0.9,
  /** Footballers that make up a club's price level. */
  pricedFootballers: 14,
} as const;

/** Coefficients of one logistic regression: `playingTime`. */
export interface TimeCoefficients {
  readonly constant: number;
  /** Logits of the rates of starting and of playing, of the last few matches and of many. */
  readonly startsFast: number;
  readonly startsSlow: number;
  readonly playsFast: number;
  readonly playsSlow: number;
  /** Logarithms of ownership, of the price, and of this gameweek's transfers in over transfers out. */
  readonly owned: number;
  readonly price: number;
  readonly transfers: number;
  /** Added while little has been seen, by `1 / (1 + matches)`. */
  readonly new: number;
  readonly newOwned: number;
  readonly newPrice: number;
  /** By chance of playing, in percent; 100 is a flag that was lifted. */
  readonly chance: Readonly<Record<'25' | '50' | '75' | '100', number>>;
  readonly keeper: number;
}

export const startCoefficients: TimeCoefficients = {
  constant: -0.125,
  startsFast: 0.301,
  startsSlow: 0.488,
  playsFast: 0.343,
  playsSlow: -0.131,
  owned: 0.109,
  price: 0.252,
  transfers: 0.462,
  new: 0.421,
  newOwned: 0.47,
  newPrice: 3.226,
  chance: { 25: -2.651, 50: -1.403, 75: -0.618, 100: 0.451 },
  keeper: -0.04,
};

export const playCoefficients: TimeCoefficients = {
  constant: 0.527,
  startsFast: 0.106,
  startsSlow: 0.075,
  playsFast: 0.353,
  playsSlow: 0.401,
  owned: 0.098,
  price: 1.583,
  transfers: 0.389,
  new: 0.395,
  newOwned: 0.443,
  newPrice: 4.474,
  chance: { 25: -2.344, 50: -1.017, 75: -0.542, 100: 0.63 },
  keeper: -0.779,
};

export const timeConstants = {
  fastHalfLife: 1.5,
  fastPrior: 0.3,
  slowHalfLife: 8,
  slowPrior: 1,
  usualStart: 0.35,
  usualPlay: 0.45,
  /** Kept away from 0 and 1, so that one match proves nothing. */
  leastRate: 0.02,
  /** Matches that minutes of a starter and of a substitute are shrunk by. */
  priorStarts: 6,
  minutesOfSubstitute: 20,
  /** Share of a doubt or of a run of transfers that is left one gameweek later. */
  keptDoubt: 0.4,
  /** Days in which half of those without a known date come back. */
  returnHalfLifeDays: 45,
  /** Share of those expected back who are, on the day and later. */
  returnsInTime: 0.7,
  longPlay,
} as const;

/** What footballers of a position do on average. */
export interface PositionConstants {
  /** Price that the prior is centred on, in tenths. */
  readonly price: number;
  readonly minutesOfStarter: number;
  /** Chance of a starter to play the minutes of a long appearance. */
  readonly longStart: number;
  /** Share of the club's goals and assists for 90 minutes, and its exponents by price. */
  readonly goals: number;
  readonly goalsByPrice: number;
  readonly assists: number;
  readonly assistsByPrice: number;
  readonly yellow: number;
  readonly red: number;
  /** Score of the bonus points system for 90 minutes without `bpsFor`. */
  readonly bps: number;
  /** What that system gives for these, by its published rules. */
  readonly bpsFor: Readonly<Record<'goal' | 'assist' | 'cleanSheet', number>>;
  /** Points of bonus in a long appearance: without anything, for each above `bps`, a goal, an assist, a clean sheet. */
  readonly bonus: Readonly<Record<'constant' | 'bps' | 'goal' | 'assist' | 'cleanSheet', number>>;
  /** Defensive contributions for 90 minutes. */
  readonly defensive: number;
}

const keeper: PositionConstants = {
  price: 45,
  minutesOfStarter: 89.5,
  longStart: 0.99,
  goals: 0.0005,
  goalsByPrice: 0,
  assists: 0.01,
  assistsByPrice: 0,
  yellow: 0.08,
  red: 0.003,
  bps: 12,
  bpsFor: { goal: 12, assist: 9, cleanSheet: 12 },
  bonus: { constant: 0.05, bps: 0.02, goal: 1, assist: 0.8, cleanSheet: 0.45 },
  defensive: 0,
};
const defender: PositionConstants = {
  price: 45,
  minutesOfStarter: 84,
  longStart: 0.93,
  goals: 0.035,
  goalsByPrice: 1,
  assists: 0.05,
  assistsByPrice: 2,
  yellow: 0.17,
  red: 0.007,
  bps: 12,
  bpsFor: { goal: 12, assist: 9, cleanSheet: 12 },
  bonus: { constant: 0.03, bps: 0.02, goal: 1.4, assist: 0.9, cleanSheet: 0.5 },
  defensive: 8,
};
const midfielder: PositionConstants = {
  price: 55,
  minutesOfStarter: 78,
  longStart: 0.88,
  goals: 0.09,
  goalsByPrice: 1.5,
  assists: 0.1,
  assistsByPrice: 1,
  yellow: 0.2,
  red: 0.005,
  bps: 9,
  bpsFor: { goal: 18, assist: 9, cleanSheet: 0 },
  bonus: { constant: 0.05, bps: 0.02, goal: 1.4, assist: 0.8, cleanSheet: 0.05 },
  defensive: 8.5,
};
const forward: PositionConstants = {
  price: 60,
  minutesOfStarter: 78,
  longStart: 0.87,
  goals: 0.22,
  goalsByPrice: 1,
  assists: 0.08,
  assistsByPrice: 0.5,
  yellow: 0.16,
  red: 0.005,
  bps: 5,
  bpsFor: { goal: 24, assist: 9, cleanSheet: 0 },
  bonus: { constant: 0.03, bps: 0.02, goal: 1.4, assist: 0.7, cleanSheet: 0 },
  defensive: 4,
};

const byPosition: Readonly<Record<string, PositionConstants>> = {
  GKP: keeper,
  DEF: defender,
  MID: midfielder,
  FWD: forward,
};

/** A position that no recorded season has is projected like a midfielder. */
export const positionConstants = (position: string): PositionConstants => byPosition[position] ?? midfielder;

export const rateConstants = {
  halfLifeDays: 240,
  /** Share of expected goals and assists in what counts as scored; the rest are goals and assists. */
  expectedGoals: 0.8,
  expectedAssists: 0.6,
  /** Assists that the game awards for each expected assist. */
  assistsPerExpected: 1.4,
  /** 90 minutes in an average match that each rate is shrunk by. */
  priorGoals: 8,
  priorAssists: 10,
  priorCards: 15,
  priorBps: 8,
  priorSaves: 8,
  priorDefensive: 6,
  /** Factors of the prior for the first taker of penalties, and of corners or free kicks. */
  penalties: 1.5,
  setPieces: 1.5,
  /** Saves of a keeper for each goal that the other side is expected to score. */
  savesPerGoal: 2,
  /** Variance over mean of defensive contributions in a match. */
  defensiveSpread: 1.6,
} as const;

/** Points of a good match, in `chance_of_ten`. */
export const manyPoints = 10;
