import { type EpochMs, inMillions, type Position, transferHidden } from '@touchline/shared/domain';
import type { PriceList, PriceRow } from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import type { RowReader } from '../../game/reports/footballerRows';
import { transfersBalance } from '../../game/season/badgesOfSeason';
import { instantOf } from '../../game/season/instant';
import type { Season } from '../../game/season/season';

/** Maximum number of risers, and of fallers. */
const listed = 50;

/** Progress of a footballer to a price change, positive for a rise and negative for a fall. */
type Pressure = (footballer: Footballer) => number;

/** The lists of who may change next. */
export type ComingPrices = Omit<PriceList, 'changes' | 'record' | 'own_value'>;

/** When prices change next; null where the game does not say. */
export const nextChangeOf = (season: Season, now: EpochMs): EpochMs | null =>
  season.priceDeadlines.find((at) => at > now) ?? null;

/** Whether the season's game forecasts prices. */
export const hasForecast = ({ footballers }: Season): boolean =>
  footballers.some(({ forecast }) => forecast != null);

/**
 * Risers, fallers, and the reader's own footballers. The game's forecast is shown unchanged; in a season
 * without one the order is by net transfers, and no prediction is made.
 */
export function priceListOf(season: Season, reader: RowReader, now: EpochMs): ComingPrices {
  const isForecast = hasForecast(season);
  const pressure: Pressure = isForecast ? forecastPressure : transfersBalance;
  const sorted = [...season.footballers]
    .filter(({ status }) => status !== 'u')
    .sort((a, b) => pressure(b) - pressure(a) || b.selected_by - a.selected_by || a.id - b.id);
  const risers = sorted.filter((one) => pressure(one) > 0).slice(0, listed);
  const fallers = sorted
    .filter((one) => pressure(one) < 0)
    .slice(-listed)
    .reverse();
  const own = sorted.filter(({ id }) => reader.mine.has(id) || reader.watched.has(id));
  const rowsOf = (footballers: readonly Footballer[], hides: (index: number) => boolean) =>
    footballers.map((footballer, index) =>
      hides(index) ? { place: index + 1, locked: true as const } : priceRow(footballer, index + 1, reader),
    );
  const isHidden = (index: number) => !reader.pass && transferHidden(index);
  return {
    from: isForecast ? 'forecast' : 'transfers',
    next_change: instantOf(nextChangeOf(season, now)),
    risers: rowsOf(risers, isHidden),
    fallers: rowsOf(fallers, isHidden),
    own: rowsOf(own, () => false),
  };
}

/** The game's expectation at the next change, else the current progress. */
function forecastPressure({ forecast }: Footballer): number {
  return forecast?.nights[0]?.percent ?? forecast?.percent ?? 0;
}

function priceRow(footballer: Footballer, place: number, { mine, watched, hides }: RowReader): PriceRow {
  const { id, name, club_id, position, price, price_change, price_change_start, selected_by } = footballer;
  const { forecast } = footballer;
  return {
    place,
    id,
    name,
    club_id,
    position: position as Position,
    mine: mine.has(id),
    watched: watched.has(id),
    cost: inMillions(price),
    cost_change: inMillions(price_change),
    cost_change_start: inMillions(price_change_start),
    selected_by,
    ...(hides('transfers', id) ? {} : { balance: transfersBalance(footballer) }),
    ...(forecast == null
      ? {}
      : { forecast: { ...forecast, locked_until: instantOf(forecast.locked_until) } }),
  };
}
