import { countChances } from '../projection/distributions';
import { positionConstants, rateConstants } from '../projection/constants';
import { longPlay } from '../seasonProfiles';
import type { SeasonRules } from '../seasonRules';
import { bpsSpread, simulationConstants as constant } from './constants';
import type { SimulatedFootballer, SimulatedMatch } from './input';
import { mostCounted, pointTables, type PointTables } from './pointTables';
import type { Random } from './random';

/** A footballer: inputs of all runs, and the values drawn in the current run. */
export interface Man {
  readonly row: number;
  readonly tables: PointTables;
  readonly isKeeper: boolean;
  /** What the match has of him already: counts, and points without bonus. */
  readonly before: Counts;
  readonly pointsBefore: number;
  readonly pointsOfBefore: number;
  readonly bpsBefore: number;
  /** Chance to start; 0 once the match runs. */
  readonly start: number;
  /** Chance to come on for those who do not start. */
  readonly comesOn: number;
  /** On the pitch when the runs begin. */
  readonly isOn: boolean;
  readonly hasStarted: boolean;
  readonly longShare: number;
  readonly fullShare: number;
  /** Shares of the side's goals and assists while on the pitch. */
  readonly goalShare: number;
  readonly assistShare: number;
  /** Per 90 minutes. */
  readonly yellow: number;
  readonly red: number;
  readonly bps: number;
  readonly bpsFor: { readonly goal: number; readonly assist: number; readonly cleanSheet: number };
  readonly deviation: number;
  readonly perConceded: number;
  /** Saves per goal of the other side. */
  readonly saves: number;
  /** Cumulative chances of 0, 1, 2 … defensive contributions by tens of minutes; none without points for them. */
  readonly defensive: readonly Float64Array[];

  /** First and last minute on the pitch in this run; equal for a footballer who does not play. */
  on: number;
  off: number;
  goals: number;
  assists: number;
  bpsNow: number;
  pointsNow: number;
}

/** Counts of one match that points depend on. */
export interface Counts {
  minutes: number;
  goals: number;
  assists: number;
  cleanSheets: number;
  conceded: number;
  saves: number;
  penaltiesSaved: number;
  yellow: number;
  red: number;
  defensive: number;
}

/** Points of the counts, without bonus. Counts beyond the tables are cut. */
export function pointsOfCounts(tables: PointTables, counts: Counts): number {
  return (
    at(tables.minutes, counts.minutes) +
    at(tables.goals, counts.goals) +
    at(tables.assists, counts.assists) +
    at(tables.cleanSheets, counts.cleanSheets) +
    at(tables.conceded, counts.conceded) +
    at(tables.saves, counts.saves) +
    at(tables.penaltiesSaved, counts.penaltiesSaved) +
    at(tables.yellow, counts.yellow) +
    at(tables.red, counts.red) +
    at(tables.defensive, counts.defensive)
  );
}

export const at = (table: Int16Array, count: number): number => table[Math.min(count, table.length - 1)] ?? 0;

/** The footballers of one side by position, and its shares of goals with a scorer and with an assist. */
export interface Side {
  readonly men: readonly Man[];
  /** First index of each position's footballers in `men`, and the end. */
  readonly bounds: readonly number[];
  /** Before kick-off: the starters are drawn. */
  readonly isBefore: boolean;
  readonly scored: number;
  readonly assisted: number;
}

/** A side for drawing. @param rowOf the footballer's row in the table */
export function sideOf(
  { footballers, minute }: SimulatedMatch,
  isHome: boolean,
  rules: Pick<SeasonRules, 'scoring'>,
  rowOf: (footballer: SimulatedFootballer) => number,
): Side {
  const own = footballers
    .filter(({ is_home }) => is_home === isHome)
    .sort((a, b) => (a.position < b.position ? -1 : Number(a.position > b.position)));
  const men = own.map((footballer) => manOf(footballer, { minute, rules, row: rowOf(footballer) }));
  const bounds = own.flatMap(({ position }, index) =>
    index === 0 || own[index - 1]?.position !== position ? [index] : [],
  );
  const shareOf = (rate: 'goals' | 'assists', most: number) =>
    Math.min(
      most,
      own.reduce((sum, { rates, time }) => sum + rates[rate] * (time.minutes / constant.fullTime), 0),
    );
  return {
    men,
    bounds: [...bounds, men.length],
    isBefore: men.some(({ start }) => start > 0),
    scored: shareOf('goals', constant.mostScored),
    assisted: shareOf('assists', constant.mostAssisted),
  };
}

interface ManContext {
  readonly minute: number;
  readonly rules: Pick<SeasonRules, 'scoring'>;
  readonly row: number;
}

function manOf(footballer: SimulatedFootballer, { minute, rules, row }: ManContext): Man {
  const { position, rates, time, so_far } = footballer;
  const tables = pointTables(position, rules);
  const before = countsBefore(so_far);
  const isBefore = minute <= 0 && so_far === undefined;
  const { deviation, perConceded } = bpsSpread(position);
  return {
    row,
    tables,
    isKeeper: position === 'GKP',
    before,
    pointsBefore: so_far?.points ?? 0,
    pointsOfBefore: pointsOfCounts(tables, before),
    bpsBefore: so_far?.stats.bps ?? 0,
    start: isBefore ? time.start : 0,
    comesOn: chanceToComeOn(footballer, minute),
    isOn: so_far?.state === 'on_pitch',
    hasStarted: (so_far?.stats.starts ?? 0) > 0,
    longShare: time.start > 0 ? time.long / time.start : 0,
    fullShare: fullShareOf(time.minutesOfLong),
    goalShare: rates.goals,
    // A footballer cannot assist their own goals: the share is scaled up for the goals of the others.
    assistShare: rates.assists / Math.max(0.3, 1 - rates.goals),
    yellow: rates.yellow,
    red: rates.red,
    bps: rates.bps,
    bpsFor: positionConstants(position).bpsFor,
    deviation,
    perConceded,
    saves: position === 'GKP' ? rates.saves : 0,
    defensive: tables.defensive.some((points) => points !== 0) ? defensiveChances(rates.defensive) : [],
    on: 0,
    off: 0,
    goals: 0,
    assists: 0,
    bpsNow: 0,
    pointsNow: 0,
  };
}

function countsBefore(so_far: SimulatedFootballer['so_far']): Counts {
  const stats = so_far?.stats;
  return {
    minutes: stats?.minutes ?? 0,
    goals: stats?.goals_scored ?? 0,
    assists: stats?.assists ?? 0,
    cleanSheets: stats?.clean_sheets ?? 0,
    conceded: stats?.goals_conceded ?? 0,
    saves: stats?.saves ?? 0,
    penaltiesSaved: stats?.penalties_saved ?? 0,
    yellow: stats?.yellow_cards ?? 0,
    red: stats?.red_cards ?? 0,
    defensive: stats?.defensive_contribution ?? 0,
  };
}

/** Of those who do not start, and in a running match: of those who did not come on yet. */
export function chanceToComeOn({ time, so_far }: SimulatedFootballer, minute: number): number {
  if (so_far !== undefined && so_far.state !== 'to_come') return 0;
  const chance = time.start < 1 ? Math.max(0, time.play - time.start) / (1 - time.start) : 0;
  const { fullTime, soonestOn } = constant;
  const left = Math.min(1, Math.max(0, (fullTime - minute) / (fullTime - soonestOn)));
  return (chance * left) / Math.max(1e-9, 1 - chance * (1 - left));
}

/** Share of long appearances over the whole match, so that their mean is right; the others end evenly after 60. */
function fullShareOf(minutesOfLong: number): number {
  const meanOfOthers = (longPlay + constant.fullTime) / 2;
  return Math.min(1, Math.max(0, (minutesOfLong - meanOfOthers) / (constant.fullTime - meanOfOthers)));
}

function defensiveChances(rate: number): Float64Array[] {
  return Array.from({ length: constant.fullTime / 10 + 1 }, (_, tens) => {
    const mean = (rate * tens * 10) / constant.fullTime;
    let sum = 0;
    return Float64Array.from(
      countChances(mean, rateConstants.defensiveSpread, mostCounted.defensive - 1),
      (chance) => (sum += chance),
    );
  });
}

/** Draws who plays in this run, and from when until when. */
export function drawLineup(side: Side, order: Uint8Array, minute: number, random: Random): void {
  const { men } = side;
  if (side.isBefore) drawStarters(side, order, random);
  else for (const man of men) man.on = man.off = 0;
  for (const man of men) {
    man.goals = man.assists = 0;
    if (man.isOn) {
      man.on = minute;
      man.off = man.hasStarted ? minuteOffAfter(man, minute, random) : constant.fullTime;
    } else if (man.off === 0 && man.comesOn > 0 && random.unit() < man.comesOn) {
      const soonest = Math.max(minute, constant.soonestOn - 1);
      man.on = Math.min(
        constant.fullTime - 1,
        soonest + Math.ceil(random.unit() * (constant.fullTime - soonest)),
      );
      man.off = constant.fullTime;
    }
  }
}

/**
 * Starters by systematic sampling: everyone starts with their own chance, and the number of starters is the sum of
 * the chances, not a sum of coins. The order within a position is drawn, so that any two may start together.
 */
function drawStarters({ men, bounds }: Side, order: Uint8Array, random: Random): void {
  for (let group = 0; group + 1 < bounds.length; group += 1)
    shuffle(order, bounds[group] ?? 0, bounds[group + 1] ?? 0, random);
  let next = random.unit();
  let sum = 0;
  for (let place = 0; place < men.length; place += 1) {
    const man = men[order[place] ?? 0];
    if (man === undefined) continue;
    sum += man.start;
    man.on = 0;
    man.off = 0;
    if (sum <= next) continue;
    next += 1;
    man.off = minuteOff(man, random);
  }
}

function shuffle(order: Uint8Array, from: number, to: number, random: Random): void {
  for (let index = to - 1; index > from; index -= 1) {
    const other = from + Math.floor(random.unit() * (index - from + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
}

function minuteOff({ longShare, fullShare }: Man, random: Random): number {
  const { fullTime, soonestOff } = constant;
  if (random.unit() >= longShare) return soonestOff + Math.floor(random.unit() * (longPlay - soonestOff));
  if (random.unit() < fullShare) return fullTime;
  return longPlay + Math.floor(random.unit() * (fullTime - longPlay));
}

/** Draws again until the minute is later, so that the remaining distribution is right. */
function minuteOffAfter(man: Man, minute: number, random: Random): number {
  for (let tries = 0; tries < 12; tries += 1) {
    const off = minuteOff(man, random);
    if (off > minute) return off;
  }
  return constant.fullTime;
}
