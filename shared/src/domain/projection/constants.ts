import { longPlay } from '../seasonProfiles';

/**
 * Constants of the projection. All are fitted on recorded seasons; `docs/projection.md` describes the method,
 * the season used for each check, and attempts without improvement.
 */

export const dayMs = 86_400_000;

/** Club strengths: `clubRates`. */
export const clubConstants = {
  /** Days after which the weight of a match is halved. */
  halfLifeDays: 180,
  /** Weight of expected goals in a match's goals; the rest are the goals scored. */
  expectedShare: 0.7,
  /** Strength of the prior of each rate, in goals. */
  priorGoals: 12,
  /** Goals of a side in an average match, and at home relative to away, before any match. */
  meanGoals: 1.4,
  homeRatio: 1.2,
  /** Strength of the prior of the league's mean and home advantage, in matches. */
  priorMatches: 60,
  /** Exponents of a club's price level in its prior attack and defence. */
  attackByPrice: 1.2,
  defenceByPrice: -0.9,
  /** Number of footballers in a club's price level. */
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
  /** Added for footballers with few matches, by `1 / (1 + matches)`. */
  readonly new: number;
  readonly newOwned: number;
  readonly newPrice: number;
  /** By chance of playing, in percent; 100 is a flag that was removed. */
  readonly chance: Readonly<Record<'25' | '50' | '75' | '100', number>>;
  readonly keeper: number;
  readonly forward: number;
  readonly fade: TimeFade;
}

/** How a chance loses certainty by gameweeks ahead: the slope and the shift of its logit. */
export interface TimeFade {
  /** Values far ahead; 1 and 0 in the next gameweek. */
  readonly toSlope: number;
  readonly toShift: number;
  /** Gameweeks after which about a third of the way is left. */
  readonly slopeWeeks: number;
  readonly shiftWeeks: number;
}

export const startCoefficients: TimeCoefficients = {
  constant: -0.094,
  startsFast: 0.306,
  startsSlow: 0.444,
  playsFast: 0.342,
  playsSlow: -0.097,
  owned: 0.14,
  price: 0.147,
  transfers: 0.463,
  new: 0.438,
  newOwned: 0.457,
  newPrice: 3.176,
  chance: { 25: -2.647, 50: -1.398, 75: -0.62, 100: 0.453 },
  keeper: -0.091,
  forward: -0.41,
  fade: { toSlope: 0.55, toShift: -0.4, slopeWeeks: 1.7, shiftWeeks: 2.1 },
};

export const playCoefficients: TimeCoefficients = {
  constant: 0.511,
  startsFast: 0.104,
  startsSlow: 0.096,
  playsFast: 0.355,
  playsSlow: 0.384,
  owned: 0.083,
  price: 1.661,
  transfers: 0.39,
  new: 0.387,
  newOwned: 0.449,
  newPrice: 4.539,
  chance: { 25: -2.36, 50: -1.023, 75: -0.546, 100: 0.631 },
  keeper: -0.751,
  forward: 0.217,
  fade: { toSlope: 0.55, toShift: -0.33, slopeWeeks: 1.7, shiftWeeks: 2.1 },
};

export const timeConstants = {
  fastHalfLife: 1.5,
  fastPrior: 0.3,
  slowHalfLife: 8,
  slowPrior: 1,
  priorStart: 0.35,
  priorPlay: 0.45,
  /** Minimum distance from 0 and 1, so that one match is not conclusive. */
  leastRate: 0.02,
  /** Strength of the prior of minutes of a starter and of a substitute, in matches. */
  priorStarts: 6,
  minutesOfSubstitute: 20,
  /** Share of a doubt or of a transfer trend that remains one gameweek later. */
  keptDoubt: 0.4,
  /** Half-life in days of an absence without a known return date. */
  returnHalfLifeDays: 45,
  /** Probability to be back on the expected day, and later. */
  returnsInTime: 0.7,
  longPlay,
} as const;

/** Average values of a position. */
export interface PositionConstants {
  /** Reference price of the prior, in tenths. */
  readonly price: number;
  readonly minutesOfStarter: number;
  /** Probability that a starter plays the minutes of a long appearance. */
  readonly longStart: number;
  /** Share of the club's goals and assists per 90 minutes, and its exponents by price. */
  readonly goals: number;
  readonly goalsByPrice: number;
  readonly assists: number;
  readonly assistsByPrice: number;
  readonly yellow: number;
  readonly red: number;
  /** Score of the bonus points system per 90 minutes without `bpsFor`. */
  readonly bps: number;
  /** Points of that system for these, by its published rules. */
  readonly bpsFor: Readonly<Record<'goal' | 'assist' | 'cleanSheet', number>>;
  /** Bonus points in a long appearance: constant, per BPS above `bps`, per goal, assist and clean sheet. */
  readonly bonus: Readonly<Record<'constant' | 'bps' | 'goal' | 'assist' | 'cleanSheet', number>>;
  /** Log-odds of a bonus point by a goal, an assist, a save and a clean sheet; fitted on 2023-24. */
  readonly bonusLift: Readonly<Record<'goal' | 'assist' | 'save' | 'cleanSheet', number>>;
  /** Defensive contributions per 90 minutes. */
  readonly defensive: number;
}

const keeper: PositionConstants = {
  price: 45,
  minutesOfStarter: 89.5,
  longStart: 0.99,
  goals: 0.0005,
  goalsByPrice: 0,
  assists: 0.006,
  assistsByPrice: 0,
  yellow: 0.08,
  red: 0.003,
  bps: 12,
  bpsFor: { goal: 12, assist: 9, cleanSheet: 12 },
  bonus: { constant: 0.065, bps: 0.025, goal: 1, assist: 0.8, cleanSheet: 0.56 },
  bonusLift: { goal: 5, assist: 4, save: 0.7, cleanSheet: 3.2 },
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
  bonus: { constant: 0.023, bps: 0.015, goal: 1.07, assist: 0.69, cleanSheet: 0.38 },
  bonusLift: { goal: 3.7, assist: 3.1, save: 0, cleanSheet: 2.9 },
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
  bonus: { constant: 0.036, bps: 0.0145, goal: 1.01, assist: 0.58, cleanSheet: 0.036 },
  bonusLift: { goal: 4.3, assist: 2.6, save: 0, cleanSheet: -0.3 },
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
  bonus: { constant: 0.025, bps: 0.017, goal: 1.18, assist: 0.59, cleanSheet: 0 },
  bonusLift: { goal: 5.5, assist: 1.4, save: 0, cleanSheet: 0 },
  defensive: 4,
};

const byPosition: Readonly<Record<string, PositionConstants>> = {
  GKP: keeper,
  DEF: defender,
  MID: midfielder,
  FWD: forward,
};

/** A position without recorded data is projected like a midfielder. */
export const positionConstants = (position: string): PositionConstants => byPosition[position] ?? midfielder;

export const rateConstants = {
  halfLifeDays: 240,
  /** Weight of expected goals and assists; the rest are actual goals and assists. */
  expectedGoals: 0.8,
  expectedAssists: 0.6,
  /** Assists awarded by the game per expected assist. */
  assistsPerExpected: 1.4,
  /** Strength of the prior of each rate, in average matches of 90 minutes. */
  priorGoals: 12,
  priorAssists: 12,
  priorCards: 15,
  priorBps: 8,
  priorSaves: 8,
  priorDefensive: 6,
  /** Factors of the prior for the first taker of penalties, and of corners or free kicks. */
  penalties: 1.5,
  setPieces: 1.5,
  /** Saves of a keeper per expected goal of the other side. */
  savesPerGoal: 2,
  /** Penalties that a keeper saves per 90 minutes. */
  penaltiesSaved: 0.012,
  /** Log-odds between one and two points of bonus, and between two and three; fitted on 2023-24. */
  bonusSteps: [0.86, 1.32],
  /** Variance over mean of defensive contributions in a match. */
  defensiveSpread: 1.6,
} as const;

/** Points of a good match, in `chance_of_ten`. */
export const manyPoints = 10;

/**
 * The chance of many points as it came true: shift and slope of its log-odds, fitted by position on 2022-23, 2023-24
 * and 2025-26 together.
 */
const manyPointsTrue: Readonly<Record<string, { readonly shift: number; readonly slope: number }>> = {
  GKP: { shift: 0.462, slope: 1 },
  DEF: { shift: -0.225, slope: 0.95 },
  MID: { shift: -0.077, slope: 0.915 },
  FWD: { shift: -0.598, slope: 0.769 },
};

/** Shift and slope of a position; a position without recorded data keeps the chance as it is. */
export const manyPointsTrueOf = (position: string) => manyPointsTrue[position] ?? { shift: 0, slope: 1 };
