import {
  type AccountId,
  type FootballerId,
  type GroupHolding,
  type MetricKey,
  metricLocked,
  ptsHidden,
} from '@touchline/shared/domain';
import type { Footballer } from '../fpl/gameData';
import type { Season } from '../season/season';
import { isOpenInLists } from './footballerOrder';

/** The user who gets a card: gated values depend on it. */
export interface CardReader {
  readonly account_id: AccountId;
  readonly pass: boolean;
  /** Expected points of the next gameweek that replace the game's, when the reader chose ours. */
  readonly expected?: {
    readonly of: (footballer: Footballer) => number | null;
    readonly isLocked: (footballer: Footballer) => boolean;
  };
}

/** Whether a value of a gated metric is hidden from the reader: the same in every reply (docs/access.md). */
export function isLocked(
  season: Season,
  reader: CardReader,
  metric: MetricKey,
  footballer: FootballerId,
): boolean {
  const gameweek_id = season.current?.id ?? season.next?.id ?? 1;
  const card = { user_id: reader.account_id, gameweek_id, metric, footballer_id: footballer };
  return metricLocked(card, reader.pass) && !isOpenInLists(season, metric, footballer);
}

/** Expected points of the next gameweek by the reader's choice; undefined while they are hidden. */
export function readExpectedNext(
  season: Season,
  reader: CardReader,
  footballer: Footballer,
): number | null | undefined {
  const isHidden =
    reader.expected?.isLocked(footballer) ?? isLocked(season, reader, 'ep_next', footballer.id);
  return isHidden ? undefined : expectedNext(reader, footballer);
}

/** The same for choosing and sorting, where the value itself is not shown. */
export const expectedNext = ({ expected }: Pick<CardReader, 'expected'>, footballer: Footballer) =>
  expected === undefined ? footballer.ep_next : expected.of(footballer);

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
