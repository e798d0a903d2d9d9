import { fewestInLineup, lineupSize, mostInLineup } from './autoSubs';
import type { PickStatus } from './pickStatus';
import {
  isPosition,
  positions,
  type AnyPosition,
  type FootballerId,
  type Points,
  type Position,
} from './units';

/** Somebody who may be put in a line-up, with what speaks for him. */
export interface LineupCandidate {
  footballer_id: FootballerId;
  position: AnyPosition;
  /** More is better: a count of picks, or expected points. */
  value: number;
}

/**
 * The legal eleven with the highest sum of values, best first within a position; fewer when there are
 * not enough candidates. Ties go to the lower id, so that it is always the same eleven.
 */
export function bestLineup<Candidate extends LineupCandidate>(candidates: readonly Candidate[]): Candidate[] {
  return inLines(mostValued(candidates.filter(isOfPosition).sort(byValue)));
}

/** The eleven, best first: places that the formation needs filled are kept free for the best of each position. */
function mostValued<Candidate extends OfPosition>(ranked: readonly Candidate[]): Candidate[] {
  const taken: Record<Position, number> = { GKP: 0, DEF: 0, MID: 0, FWD: 0 };
  let free = lineupSize - neededOf(ranked);
  return ranked.filter(({ position }) => {
    const isNeeded = taken[position] < fewestInLineup[position];
    if (!isNeeded && (free === 0 || taken[position] === mostInLineup[position])) return false;
    if (!isNeeded) free -= 1;
    taken[position] += 1;
    return true;
  });
}

/** How many of the fewest of each position there are. */
function neededOf(candidates: readonly OfPosition[]): number {
  const missing = { ...fewestInLineup };
  return candidates.filter(({ position }) => (missing[position] -= 1) >= 0).length;
}

interface OfPosition extends LineupCandidate {
  position: Position;
}

function isOfPosition<Candidate extends LineupCandidate>(
  candidate: Candidate,
): candidate is Candidate & OfPosition {
  return isPosition(candidate.position);
}

function byValue(a: LineupCandidate, b: LineupCandidate): number {
  return b.value - a.value || a.footballer_id - b.footballer_id;
}

/** Line by line from the back; the order within a line stays. */
function inLines<Candidate extends LineupCandidate>(lineup: readonly Candidate[]): Candidate[] {
  return positions.flatMap((line) => lineup.filter(({ position }) => position === line));
}

/** A line-up of the most picked, and the bench behind it: a keeper, then the next three of the field. */
export interface TemplateLineup<Candidate extends LineupCandidate> {
  lineup: Candidate[];
  bench: Candidate[];
}

const outfieldBench = 3;

/**
 * The template line-up of a group: the legal eleven that most of its teams start.
 *
 * `value` is how many start him. The bench takes the most picked of the rest.
 */
export function templateLineup<Candidate extends LineupCandidate>(
  candidates: readonly Candidate[],
): TemplateLineup<Candidate> {
  const lineup = bestLineup(candidates);
  return { lineup, bench: benchOf(candidates, lineup) };
}

function benchOf<Candidate extends LineupCandidate>(
  candidates: readonly Candidate[],
  lineup: readonly Candidate[],
): Candidate[] {
  const rest = candidates.filter((one) => !lineup.includes(one)).sort(byValue);
  const [keeper] = rest.filter(({ position }) => position === 'GKP');
  const outfield = rest.filter(({ position }) => position !== 'GKP').slice(0, outfieldBench);
  return keeper === undefined ? outfield : [keeper, ...outfield];
}

/** One of a squad, with the expected points of the coming gameweek. */
export interface ExpectedPick {
  footballer_id: FootballerId;
  position: AnyPosition;
  /** Null when the game gives none; counts as 0. */
  expected_points: Points | null;
  /** Whether he is in the line-up as it stands. */
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
  /** The keeper, then the field by expected points. */
  bench: FootballerId[];
  captain_id: FootballerId | null;
  vice_captain_id: FootballerId | null;
  /** Sum of the line-up, the captain doubled. */
  expected_points: Points;
  changes: SuggestedChange[];
}

/**
 * The line-up and captain with the most expected points.
 *
 * "Suggested captain doubles expected points": the captain is the highest of the eleven, the
 * vice-captain the second.
 */
export function suggestedLineup(squad: readonly ExpectedPick[]): SuggestedLineup {
  const candidates = squad.map(({ footballer_id, position, expected_points, starts_now }): Expected => ({
    footballer_id,
    position,
    value: expected_points ?? 0,
    starts_now,
  }));
  const lineup = bestLineup(candidates);
  const [captain, vice] = [...lineup].sort(byValue);
  const sum = lineup.reduce((total, { value }) => total + value, 0);
  return {
    lineup: lineup.map(idOf),
    bench: inBenchOrder(candidates, lineup).map(idOf),
    captain_id: captain?.footballer_id ?? null,
    vice_captain_id: vice?.footballer_id ?? null,
    expected_points: sum + (captain?.value ?? 0),
    changes: changesTo(candidates, lineup),
  };
}

/** What a suggested captain is shown with: his expected points doubled. */
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

/** Best of those who should start against worst of those who should not, pair by pair. */
function changesTo(squad: readonly Expected[], lineup: readonly Expected[]): SuggestedChange[] {
  const starting = lineup.filter(({ starts_now }) => !starts_now).sort(byValue);
  const resting = squad
    .filter((one) => one.starts_now && !lineup.includes(one))
    .sort((a, b) => byValue(b, a));
  return starting.flatMap((start) => {
    const index = restingIndexFor(start, resting);
    const [rest] = index < 0 ? [] : resting.splice(index, 1);
    if (rest === undefined) return [];
    return [{ start: start.footballer_id, rest: rest.footballer_id, gain: start.value - rest.value }];
  });
}

/** A keeper changes with a keeper; the field prefers its own position. */
function restingIndexFor(start: Expected, resting: readonly Expected[]): number {
  const same = resting.findIndex(({ position }) => position === start.position);
  if (same >= 0 || start.position === 'GKP') return same;
  return resting.findIndex(({ position }) => position !== 'GKP');
}

function inBenchOrder(squad: readonly Expected[], lineup: readonly Expected[]): Expected[] {
  const rest = squad.filter((one) => !lineup.includes(one)).sort(byValue);
  return [...rest.filter(isKeeper), ...rest.filter((one) => !isKeeper(one))];
}

const isKeeper = ({ position }: LineupCandidate): boolean => position === 'GKP';
const idOf = ({ footballer_id }: LineupCandidate): FootballerId => footballer_id;
