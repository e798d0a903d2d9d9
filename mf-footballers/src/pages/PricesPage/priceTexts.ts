import { formatCost, formatCount, formatDec1, formatKickoff } from '@touchline/shared/format';
import type { PriceList } from '@touchline/shared/wire';

/** The game's own words for its numbers: a rise at 100, a fall at -100. */
export const forecastText = (next: string | null): string =>
  `The game’s own forecast: a price rises at 100% and falls at −100%.${
    next === null ? '' : ` Prices change next on ${formatKickoff(next)}.`
  }`;

export const transfersText =
  'This season’s game does not forecast prices. These are the net transfers of the gameweek: they move prices, and promise nothing.';

/** How right the forecasts were: "Right for 132 of 150 announced changes in 40 nights; …". */
export function recordText({
  nights,
  unwatched,
  expected,
  right,
  missed,
}: NonNullable<PriceList['record']>): string {
  const announced = `Right for ${formatCount(right)} of ${counted(expected, 'announced change')} in ${counted(nights, 'night')}`;
  const others = `${counted(missed, 'change')} came unannounced.`;
  const gaps =
    unwatched === 0
      ? ''
      : ` ${counted(unwatched, 'night')} ${unwatched === 1 ? 'was' : 'were'} not recorded.`;
  return `${announced}; ${others}${gaps}`;
}

/** What the own squad sells for: "Your squad: 101.2m, tonight +0.1m". */
export function ownValueText({ now, next }: NonNullable<PriceList['own_value']>): string {
  const squad = `Your squad: ${formatCost(now)}`;
  if (next === null) return squad;
  const tenths = Math.round(10 * (next - now));
  const change = tenths === 0 ? 'no change' : `${tenths > 0 ? '+' : ''}${formatDec1(tenths / 10)}m`;
  return `${squad}, tonight ${change}`;
}

const counted = (count: number, what: string): string =>
  `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;
