import { longPlay } from '../seasonProfiles';
import { rateConstants } from '../projection/constants';
import type { SeasonRules } from '../seasonRules';
import { simulationConstants as constant } from './constants';
import type { SimulatedFootballer, SimulatedMatch, SimulationTable } from './input';
import { mostCounted } from './pointTables';
import { createRandom, type Random } from './random';
import { at, type Counts, drawLineup, type Man, pointsOfCounts, type Side, sideOf } from './side';

/** Draws one match again and again; each run adds the points of its footballers to the table. */
export type MatchDraw = (run: number) => void;

interface DrawnSide extends Side {
  readonly order: Uint8Array;
  /** Expected goals in the rest of the match. */
  readonly expected: number;
  /** Minutes of its goals in this run. */
  readonly goalMinutes: number[];
}

export function createMatchDraw(
  match: SimulatedMatch,
  rules: Pick<SeasonRules, 'scoring'>,
  { table, seed }: { readonly table: SimulationTable; readonly seed: number },
): MatchDraw {
  const random = createRandom(seed, match.number);
  const minute = Math.min(constant.fullTime, Math.max(0, match.minute));
  const rowOf = ({ id }: SimulatedFootballer) => table.rows.get(id) ?? -1;
  const left = (constant.fullTime - minute) / constant.fullTime;
  const sides = [true, false].map((isHome): DrawnSide => {
    const side = sideOf(match, isHome, rules, rowOf);
    return {
      ...side,
      order: Uint8Array.from(side.men, (_, index) => index),
      expected: (isHome ? match.home_expected : match.away_expected) * left,
      goalMinutes: [],
    };
  });
  const [home, away] = sides as [DrawnSide, DrawnSide];
  const men = [...home.men, ...away.men];
  const counts: Counts = { ...emptyCounts };
  return (run) => {
    for (const side of sides) {
      drawLineup(side, side.order, minute, random);
      drawGoals(side, minute, random);
    }
    for (const man of home.men) drawRest(man, away, minute, counts, random);
    for (const man of away.men) drawRest(man, home, minute, counts, random);
    addBonus(men);
    writeRun(men, run, table);
  };
}

const emptyCounts: Counts = {
  minutes: 0,
  goals: 0,
  assists: 0,
  cleanSheets: 0,
  conceded: 0,
  saves: 0,
  penaltiesSaved: 0,
  yellow: 0,
  red: 0,
  defensive: 0,
};

/** Goals of a side with their minutes, scorers and assists. */
function drawGoals(side: DrawnSide, minute: number, random: Random): void {
  const { men, goalMinutes, expected, scored, assisted } = side;
  goalMinutes.length = 0;
  const goals = Math.min(mostCounted.goals, random.poisson(expected));
  for (let goal = 0; goal < goals; goal += 1) {
    const when = minute + random.unit() * (constant.fullTime - minute);
    goalMinutes.push(when);
    const scorer = random.unit() < scored ? pick(men, when, 'goalShare', undefined, random) : undefined;
    if (scorer !== undefined) scorer.goals += 1;
    const helper = random.unit() < assisted ? pick(men, when, 'assistShare', scorer, random) : undefined;
    if (helper !== undefined) helper.assists += 1;
  }
}

/** A random footballer on the pitch, weighted by share; undefined if all shares are 0. */
function pick(
  men: readonly Man[],
  when: number,
  share: 'goalShare' | 'assistShare',
  without: Man | undefined,
  random: Random,
): Man | undefined {
  let sum = 0;
  for (const man of men) if (when < man.off && when >= man.on && man !== without) sum += man[share];
  let left = random.unit() * sum;
  for (const man of men) {
    if (when >= man.off || when < man.on || man === without) continue;
    left -= man[share];
    if (left < 0) return man;
  }
  return undefined;
}

/** Sets a footballer's points and bonus score from the match's goals and their minutes. */
function drawRest(man: Man, other: DrawnSide, minute: number, counts: Counts, random: Random): void {
  const { before } = man;
  if (man.off <= man.on) {
    man.bpsNow = before.minutes > 0 ? man.bpsBefore : 0;
    man.pointsNow = man.pointsBefore;
    return;
  }
  const minutes = man.off - man.on;
  const part = minutes / constant.fullTime;
  let conceded = 0;
  for (const when of other.goalMinutes) if (when >= man.on && when < man.off) conceded += 1;
  counts.minutes = before.minutes + minutes;
  counts.goals = before.goals + man.goals;
  counts.assists = before.assists + man.assists;
  counts.conceded = before.conceded + conceded;
  counts.cleanSheets = Number(counts.minutes >= longPlay && counts.conceded === 0);
  counts.yellow = before.yellow || Number(random.unit() < man.yellow * part);
  counts.red = before.red || Number(random.unit() < man.red * part);
  counts.defensive = before.defensive + drawDefensive(man, minutes, random);
  counts.saves = before.saves;
  counts.penaltiesSaved = before.penaltiesSaved;
  // Expected goals of the other side during these minutes.
  const against = (other.expected * minutes) / Math.max(1, constant.fullTime - minute);
  if (man.isKeeper) {
    counts.saves += random.poisson(man.saves * against);
    counts.penaltiesSaved += Number(random.unit() < rateConstants.penaltiesSaved * part);
  }
  man.pointsNow = man.pointsBefore + pointsOfCounts(man.tables, counts) - man.pointsOfBefore;
  man.bpsNow = Math.round(
    man.bpsBefore +
      man.bps * part +
      man.deviation * Math.sqrt(part) * random.normal() +
      man.perConceded * (conceded - against) +
      man.bpsFor.goal * man.goals +
      man.bpsFor.assist * man.assists +
      man.bpsFor.cleanSheet * (counts.cleanSheets - before.cleanSheets),
  );
}

function drawDefensive({ defensive }: Man, minutes: number, random: Random): number {
  const chances = defensive[Math.round(minutes / 10)];
  if (chances === undefined) return 0;
  const drawn = random.unit();
  let count = 0;
  while (count < chances.length - 1 && (chances[count] ?? 1) <= drawn) count += 1;
  return count;
}

/** The bonus of everybody in the match, by the drawn scores. */
function addBonus(men: readonly Man[]): void {
  const award = awardsOf(men, bpsOf);
  for (const man of men) man.pointsNow += at(man.tables.bonus, award(man.bpsNow));
}

const bpsOf = ({ bpsNow }: Man): number => bpsNow;

/** Bonus by score, in the order of the scores: `bonusFromBps` without its sorting. */
export const awards = (scores: readonly number[]): number[] => scores.map(awardsOf(scores, (bps) => bps));

/**
 * The highest of the three best scores gets 3, the second 2, the third 1, where equal scores are several of them; a
 * score of zero or less gets nothing.
 */
function awardsOf<Item>(items: readonly Item[], scoreOf: (item: Item) => number): (bps: number) => number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (const item of items) {
    const bps = scoreOf(item);
    if (bps <= third) continue;
    third = bps > second ? second : bps;
    if (bps <= second) continue;
    second = bps > first ? first : bps;
    if (bps > first) first = bps;
  }
  return (bps) => (bps <= 0 || bps < third ? 0 : bps === first ? 3 : bps === second ? 2 : 1);
}

function writeRun(men: readonly Man[], run: number, { points, played, runs }: SimulationTable): void {
  for (const man of men) {
    if (man.row < 0) continue;
    const place = man.row * runs + run;
    points[place] = (points[place] ?? 0) + man.pointsNow;
    const { minutes, yellow, red } = man.before;
    if (man.off > man.on || minutes > 0 || yellow > 0 || red > 0) played[place] = 1;
  }
}
