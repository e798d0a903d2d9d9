import { type FootballerId, type GroupHolding, ptsHidden } from '@touchline/shared/domain';

/**
 * Footballers whose effective ownership in a group is open to everybody: the open rows of the group's report, most owned
 * first. Another order of the report, and another reply, opens no others.
 */
export function openHoldings(holdings: ReadonlyMap<FootballerId, GroupHolding>): ReadonlySet<FootballerId> {
  const byOwners = [...holdings].sort(([idA, a], [idB, b]) => b.overall - a.overall || idA - idB);
  return new Set(byOwners.flatMap(([id], index) => (ptsHidden(index) ? [] : [id])));
}

/** Teams of a view against whom the chance of the gameweek is told without pass. */
const freeChances = 5;

/** A team whose chance of the gameweek is asked for. */
interface ChanceSubject {
  /** Among the others of the view, by live total, from 0. */
  readonly index: number;
  /** The opponent of an own head-to-head match of the gameweek: that chance is open on the page of matches. */
  readonly isOpponent: boolean;
}

/** Whether the chance to beat a team in the gameweek is told. */
export const isChanceOpen = ({ index, isOpponent }: ChanceSubject, pass: boolean): boolean =>
  pass || isOpponent || index < freeChances;

/**
 * Whether the review of a gameweek is told: without pass that of the last settled one.
 * @param index of the gameweek among the settled ones, the newest first, from 0
 */
export const isReviewOpen = (index: number, pass: boolean): boolean => pass || index === 0;
