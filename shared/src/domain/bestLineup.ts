import type { PickStatus } from './pickStatus';
import { positionRules, type PositionRules, type SeasonRules } from './seasonRules';
import type { AnyPosition, FootballerId, Points } from './units';

/** A candidate for a line-up, with the values that decide. */
export interface LineupCandidate {
  footballer_id: FootballerId;
  position: AnyPosition;
  /** Higher is better: a number of picks, or expected points. */
  value: number;
}

/**
 * The legal eleven with the highest sum of values, best first within a position; fewer when there are not
 * enough candidates. Ties go to the lower id, so that the result is deterministic.
 */
export function bestLineup<Candidate extends LineupCandidate>(
  candidates: readonly Candidate[],
  rules: SeasonRules,
): Candidate[] {
  const eligible = candidates.filter(({ position }) => positionRules(position, rules) !== undefined);
  return inLines(mostValued(eligible.sort(byValue), rules), rules);
}

/** The eleven, best first: places required by the formation are reserved for the best of each position. */
function mostValued<Candidate extends LineupCandidate>(
  ranked: readonly Candidate[],
  { positions, squad }: SeasonRules,
): Candidate[] {
  const taken = new Map<AnyPosition, number>();
  const needed = positions.reduce(
    (sum, { code, fewest }) => sum + Math.min(fewest, countOf(ranked, code)),
    0,
  );
  let free = squad.lineup - needed;
  return ranked.filter(({ position }) => {
    const rules = positions.find(({ code }) => code === position) as PositionRules;
    const count = taken.get(position) ?? 0;
    const isNeeded = count < rules.fewest;
    if (!isNeeded && (free === 0 || count === rules.most)) return false;
    if (!isNeeded) free -= 1;
    taken.set(position, count + 1);
    return true;
  });
}

function countOf(candidates: readonly LineupCandidate[], position: AnyPosition): number {
  return candidates.filter((one) => one.position === position).length;
}

function byValue(a: LineupCandidate, b: LineupCandidate): number {
  return b.value - a.value || a.footballer_id - b.footballer_id;
}

/** By line from the back; the order within a line is kept. */
function inLines<Candidate extends LineupCandidate>(
  lineup: readonly Candidate[],
  { positions }: SeasonRules,
): Candidate[] {
  return positions.flatMap(({ code }) => lineup.filter(({ position }) => position === code));
}

/** A line-up of the most picked, with its bench: a keeper, then the next three outfield players. */
export interface TemplateLineup<Candidate extends LineupCandidate> {
  lineup: Candidate[];
  bench: Candidate[];
}

/**
 * The template line-up of a group: the legal eleven that most of its teams start.
 *
 * `value` is the number of teams that start the footballer. The bench has the most picked of the rest.
 */
export function templateLineup<Candidate extends LineupCandidate>(
  candidates: readonly Candidate[],
  rules: SeasonRules,
): TemplateLineup<Candidate> {
  const lineup = bestLineup(candidates, rules);
  return { lineup, bench: benchOf(candidates, lineup, rules) };
}

function benchOf<Candidate extends LineupCandidate>(
  candidates: readonly Candidate[],
  lineup: readonly Candidate[],
  rules: SeasonRules,
): Candidate[] {
  const isKeeper = isLockedIn(rules);
  const rest = candidates.filter((one) => !lineup.includes(one)).sort(byValue);
  const places = rules.squad.size - rules.squad.lineup;
  const [keeper] = rest.filter(isKeeper);
  const outfield = rest.filter((one) => !isKeeper(one)).slice(0, places - 1);
  return keeper === undefined ? outfield : [keeper, ...outfield];
}

/** A footballer of a squad, with the expected points of the coming gameweek. */
export interface ExpectedPick {
  footballer_id: FootballerId;
  position: AnyPosition;
  /** Null when the game has no value; counts as 0. */
  expected_points: Points | null;
  /** Whether the footballer is in the current line-up. */
  starts_now: boolean;
}

/** "Start Gusto for Branthwaite (+1.4)". */
export interface SuggestedChange {
  start: FootballerId;
  rest: FootballerId;
  gain: Points;
}

export interface SuggestedLineup {
  lineup: FootballerId[];
  /** The keeper, then outfield by expected points. */
  bench: FootballerId[];
  captain_id: FootballerId | null;
  vice_captain_id: FootballerId | null;
  /** Sum of the line-up, with the captain doubled. */
  expected_points: Points;
  changes: SuggestedChange[];
}

/**
 * The line-up and captain with the most expected points.
 *
 * "Suggested captain doubles expected points": the captain is the highest of the eleven, the
 * vice-captain the second.
 */
export function suggestedLineup(squad: readonly ExpectedPick[], rules: SeasonRules): SuggestedLineup {
  const candidates = squad.map(({ footballer_id, position, expected_points, starts_now }): Expected => ({
    footballer_id,
    position,
    value: expected_points ?? 0,
    starts_now,
  }));
  const lineup = bestLineup(candidates, rules);
  const [captain, vice] = [...lineup].sort(byValue);
  const sum = lineup.reduce((total, { value }) => total + value, 0);
  return {
    lineup: lineup.map(idOf),
    bench: inBenchOrder(candidates, lineup, rules).map(idOf),
    captain_id: captain?.footballer_id ?? null,
    vice_captain_id: vice?.footballer_id ?? null,
    expected_points: sum + (captain?.value ?? 0),
    changes: changesTo(candidates, lineup, rules),
  };
}

/** The displayed value of a suggested captain: doubled expected points. */
export function suggestedExpectedPoints(expectedPoints: Points, isCaptain: boolean): Points {
  return isCaptain ? expectedPoints * 2 : expectedPoints;
}

/** `c`, `vc`, `lineup` or `benched` in a suggested line-up. */
export function suggestedStatus(footballerId: FootballerId, suggested: SuggestedLineup): PickStatus {
  if (footballerId === suggested.captain_id) return 'c';
  if (footballerId === suggested.vice_captain_id) return 'vc';
  return suggested.lineup.includes(footballerId) ? 'lineup' : 'benched';
}

type Expected = LineupCandidate & Pick<ExpectedPick, 'starts_now'>;

/** Pairs the best footballers to start with the worst to bench. */
function changesTo(
  squad: readonly Expected[],
  lineup: readonly Expected[],
  rules: SeasonRules,
): SuggestedChange[] {
  const starting = lineup.filter(({ starts_now }) => !starts_now).sort(byValue);
  const resting = squad
    .filter((one) => one.starts_now && !lineup.includes(one))
    .sort((a, b) => byValue(b, a));
  return starting.flatMap((start) => {
    const index = restingIndexFor(start, resting, rules);
    const [rest] = index < 0 ? [] : resting.splice(index, 1);
    if (rest === undefined) return [];
    return [{ start: start.footballer_id, rest: rest.footballer_id, gain: start.value - rest.value }];
  });
}

/** A keeper is paired with a keeper; outfield players prefer their own position. */
function restingIndexFor(start: Expected, resting: readonly Expected[], rules: SeasonRules): number {
  const isKeeper = isLockedIn(rules);
  const same = resting.findIndex(({ position }) => position === start.position);
  if (same >= 0 || isKeeper(start)) return same;
  return resting.findIndex((one) => !isKeeper(one));
}

function inBenchOrder(
  squad: readonly Expected[],
  lineup: readonly Expected[],
  rules: SeasonRules,
): Expected[] {
  const isKeeper = isLockedIn(rules);
  const rest = squad.filter((one) => !lineup.includes(one)).sort(byValue);
  return [...rest.filter(isKeeper), ...rest.filter((one) => !isKeeper(one))];
}

/** Whether only the same position may replace the footballer: goalkeepers. */
const isLockedIn =
  (rules: SeasonRules) =>
  ({ position }: LineupCandidate): boolean =>
    positionRules(position, rules)?.is_locked === true;
const idOf = ({ footballer_id }: LineupCandidate): FootballerId => footballer_id;
