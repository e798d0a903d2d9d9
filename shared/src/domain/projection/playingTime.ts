import type { EpochMs } from '../units';
import {
  dayMs,
  playCoefficients,
  positionConstants,
  startCoefficients,
  timeConstants as constant,
  type TimeCoefficients,
  type TimeFade,
} from './constants';
import { availabilityIn } from './expectedBack';
import type { PlayedByFootballer, ProjectedFootballer } from './input';

/** Expected playing time of a footballer in one match. */
export interface PlayingTime {
  /** Probabilities from 0 to 1. */
  readonly start: number;
  readonly play: number;
  /** Probability of a long appearance (60 minutes). */
  readonly long: number;
  readonly minutes: number;
  /** Expected minutes of a long and of a short appearance. */
  readonly minutesOfLong: number;
  readonly minutesOfShort: number;
}

/** Inputs for one footballer's probabilities; the same for all coming matches. */
interface Seen {
  readonly features: readonly (readonly [Exclude<keyof TimeCoefficients, 'chance' | 'fade'>, number])[];
  readonly transfers: number;
  readonly minutesOfStarter: number;
  readonly longStart: number;
}

/**
 * Playing time of a footballer in a match. Two logistic regressions, of starting and of playing, on the rates
 * of the last and of many matches, ownership, price and this gameweek's transfers; then the game's flag is
 * applied.
 *
 * @returns a function of the kick-off and of the number of gameweeks ahead, 0 for the next one
 */
export function playingTime(
  footballer: ProjectedFootballer,
  at: EpochMs,
): (kickoff: EpochMs, ahead: number) => PlayingTime {
  const seen = meansOf(footballer);
  return (kickoff, ahead) => {
    const available = availability(footballer, { at, kickoff, ahead });
    const start = available * chance(startCoefficients, footballer, seen, ahead);
    const play = Math.max(start, available * chance(playCoefficients, footballer, seen, ahead));
    const long = start * seen.longStart;
    const minutes = start * seen.minutesOfStarter + (play - start) * constant.minutesOfSubstitute;
    const minutesOfLong = Math.min(90, seen.minutesOfStarter / seen.longStart ** 0.5);
    const minutesOfShort =
      play - long > 1e-9 ? Math.max(1, (minutes - long * minutesOfLong) / (play - long)) : 0;
    return { start, play, long, minutes, minutesOfLong, minutesOfShort: Math.min(59, minutesOfShort) };
  };
}

function meansOf(footballer: ProjectedFootballer): Seen {
  const { matches, position, price, selected_by } = footballer;
  const means = positionConstants(position);
  const rate = (of: (match: PlayedByFootballer) => number, halfLife: number, prior: number, mean: number) =>
    decayedMean(matches.map(of), halfLife, prior, mean);
  const starts = (match: PlayedByFootballer) => match.starts;
  const plays = (match: PlayedByFootballer) => Number(match.minutes > 0);
  const { fastHalfLife, fastPrior, slowHalfLife, slowPrior, priorStart, priorPlay } = constant;
  const owned = Math.log(selected_by + 0.1);
  const dear = Math.log(price / means.price);
  const little = 1 / (1 + matches.length);
  const started = matches.filter((match) => match.starts > 0);
  const { priorStarts } = constant;
  return {
    features: [
      ['constant', 1],
      ['startsFast', logit(rate(starts, fastHalfLife, fastPrior, priorStart))],
      ['startsSlow', logit(rate(starts, slowHalfLife, slowPrior, priorStart))],
      ['playsFast', logit(rate(plays, fastHalfLife, fastPrior, priorPlay))],
      ['playsSlow', logit(rate(plays, slowHalfLife, slowPrior, priorPlay))],
      ['owned', owned],
      ['price', dear],
      ['new', little],
      ['newOwned', little * owned],
      ['newPrice', little * dear],
      ['keeper', Number(position === 'GKP')],
      ['forward', Number(position === 'FWD')],
    ],
    transfers: Math.log((footballer.transfers_in_event + 2000) / (footballer.transfers_out_event + 2000)),
    minutesOfStarter: shrunk(
      started.reduce((sum, match) => sum + match.minutes, 0),
      started.length,
      means.minutesOfStarter,
      priorStarts,
    ),
    longStart: shrunk(
      started.filter((match) => match.minutes >= constant.longPlay).length,
      started.length,
      means.longStart,
      priorStarts,
    ),
  };
}

function chance(
  coefficients: TimeCoefficients,
  { chance_next }: ProjectedFootballer,
  { features, transfers }: Seen,
  ahead: number,
): number {
  const kept = constant.keptDoubt ** ahead;
  let sum = coefficients.transfers * transfers * kept;
  for (const [name, value] of features) sum += coefficients[name] * value;
  const flag = String(chance_next);
  if (flag === '25' || flag === '50' || flag === '75') sum += coefficients.chance[flag] * kept;
  if (flag === '100') sum += coefficients.chance[100];
  return 1 / (1 + Math.exp(-faded(sum, coefficients.fade, ahead)));
}

/**
 * The logit of a chance, less sure for each gameweek ahead: a line-up of today says less about one in seven
 * gameweeks, and footballers are dropped, injured and sold more often than they come in.
 */
function faded(logit: number, { toSlope, toShift, slopeWeeks, shiftWeeks }: TimeFade, ahead: number): number {
  const slope = toSlope + (1 - toSlope) * Math.exp(-ahead / slopeWeeks);
  return slope * logit + toShift * (1 - Math.exp(-ahead / shiftWeeks));
}

interface When {
  readonly at: EpochMs;
  readonly kickoff: EpochMs;
  readonly ahead: number;
}

/** Factor of the game's flag on a footballer's probabilities, 0 to 1. */
function availability(footballer: ProjectedFootballer, { at, kickoff, ahead }: When): number {
  const isSure = footballer.status === 's' || footballer.status === 'n';
  switch (availabilityIn(footballer, { at, kickoff })) {
    case 'playing':
      return 1;
    case 'out':
      return 0;
    case 'returning':
      // Bans and duties end on their day; injuries often do not.
      return isSure ? 1 : constant.returnsInTime;
    case 'unknown':
      if (ahead === 0) return 0;
      if (footballer.status === 's') return 1;
      return 1 - 0.5 ** ((kickoff - at) / dayMs / constant.returnHalfLifeDays);
  }
}

/** Mean of a series with exponentially decaying weights and a prior. */
function decayedMean(values: readonly number[], halfLife: number, prior: number, mean: number): number {
  const decay = 0.5 ** (1 / halfLife);
  let [sum, weights] = [0, 0];
  for (const value of values) {
    sum = sum * decay + value;
    weights = weights * decay + 1;
  }
  return shrunk(sum, weights, mean, prior);
}

/** `sum / weight`, shrunk to `mean` as by `prior` further observations of it. */
export const shrunk = (sum: number, weight: number, mean: number, prior: number): number =>
  (sum + prior * mean) / (weight + prior);

function logit(rate: number): number {
  const kept = Math.min(1 - constant.leastRate, Math.max(constant.leastRate, rate));
  return Math.log(kept / (1 - kept));
}
