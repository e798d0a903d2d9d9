import {
  type FootballerId,
  type PriceTenths,
  announcedDirection,
  inMillions,
  type Position,
  squadSellingValue,
} from '@touchline/shared/domain';
import type { PlanStart } from '@touchline/shared/plan';
import type { PriceChange, PriceList, PriceRecord } from '@touchline/shared/wire';
import type { RowReader } from '../../game/reports/footballerRows';
import { instantOf } from '../../game/season/instant';
import type { Season } from '../../game/season/season';
import type { SeasonScore, SeenChange } from './priceRecord.queries';

/** Past changes of footballers whom the game still lists. */
export const priceChanges = (
  season: Season,
  seen: readonly SeenChange[],
  { mine }: Pick<RowReader, 'mine'>,
): PriceChange[] =>
  seen.flatMap(({ footballer_id, price, by, at, announced }) => {
    const footballer = season.footballer(footballer_id);
    if (footballer === undefined) return [];
    const { id, name, club_id, position } = footballer;
    return [
      {
        id,
        name,
        club_id,
        position: position as Position,
        mine: mine.has(id),
        from: inMillions(price - by),
        to: inMillions(price),
        at: instantOf(at),
        announced,
      },
    ];
  });

export function priceRecord(score: SeasonScore | undefined): PriceRecord | null {
  if (score === undefined) return null;
  const { nights, passed, expected, right, wrong, missed } = score;
  return { nights, unwatched: Math.max(0, passed - nights), expected, right, wrong, missed };
}

/** Price change of a footballer, in tenths. */
type ChangeOf = (id: FootballerId) => PriceTenths;

/** @param nextChange when prices change next; null where the game does not say */
export function ownValue(
  season: Season,
  start: PlanStart | undefined,
  nextChange: number | null,
): PriceList['own_value'] {
  if (start === undefined) return null;
  const priceAfter = (id: FootballerId, by: ChangeOf) => (season.footballer(id)?.price ?? 0) + by(id);
  const valueWith = (by: ChangeOf) =>
    inMillions(squadSellingValue(start.squad, (id) => priceAfter(id, by), season.rules));
  return {
    now: valueWith(() => 0),
    next:
      nextChange === null
        ? null
        : valueWith((id) => announcedDirection(season.footballer(id)?.forecast, nextChange)),
  };
}
