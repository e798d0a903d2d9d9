import { type AccountId, type FootballerId, type MetricKey, metricLocked } from '@touchline/shared/domain';
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
