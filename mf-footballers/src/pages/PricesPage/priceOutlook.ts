import type { PriceList, PriceRow } from '@touchline/shared/wire';

/** The next change of one price in words: `rises tonight: likely`. */
export interface PriceOutlook {
  readonly direction: 'rises' | 'falls';
  readonly chance: 'likely' | 'perhaps';
  /** Index of the night, 0 for the next change. */
  readonly night: number;
}

/** Progress at which a price changes. */
const changeAt = 100;
/** Below the change but this close, the game may still be a little wrong. */
const closeTo = 95;
/** From this likelihood on, in percent, the game calls a change likely. */
const likelyFrom = 50;

/** Announced changes from which on a record says something, and the share of them that has to be right. */
const fewestAnnounced = 10;
const rightShare = 0.7;

/**
 * The first night with a change in sight, by the game's own forecast; undefined when there is none. "Likely" needs an
 * announced change, and a record of the season's forecasts that is not a poor one.
 */
export function priceOutlook(
  { forecast }: Pick<PriceRow, 'forecast'>,
  { record, next_change }: Pick<PriceList, 'record' | 'next_change'>,
): PriceOutlook | undefined {
  if (!forecast) return undefined;
  const nights =
    forecast.nights.length > 0 ? forecast.nights : [{ percent: forecast.percent, likelihood: 0 }];
  const night = nights.findIndex(
    ({ percent }, at) => Math.abs(percent) >= closeTo && !isLocked(forecast.locked_until, next_change, at),
  );
  const found = nights[night];
  if (found === undefined) return undefined;
  const isAnnounced = Math.abs(found.percent) >= changeAt && !forecast.is_calibrating;
  // Later nights build on a forecast of the nights before them.
  const isSure = isAnnounced && night === 0 && found.likelihood >= likelyFrom;
  return {
    direction: found.percent > 0 ? 'rises' : 'falls',
    chance: isSure && !isPoor(record) ? 'likely' : 'perhaps',
    night,
  };
}

const dayMs = 24 * 3600_000;

/** Whether the price is locked beyond a night. Without the time of the next change a lock counts for all nights. */
function isLocked(until: string | null, next: string | null, night: number): boolean {
  if (until === null) return false;
  return next === null || Date.parse(until) > Date.parse(next) + night * dayMs;
}

const isPoor = (record: PriceList['record']): boolean =>
  record !== null && record.expected >= fewestAnnounced && record.right / record.expected < rightShare;

/**
 * @param now the server's time, milliseconds
 * @returns `rises tonight: likely`, `falls tomorrow: perhaps`, `rises in 3 nights: perhaps`
 */
export function outlookText(
  { direction, chance, night }: PriceOutlook,
  next: string | null,
  now: number,
): string {
  return `${direction} ${nightText(night, next, now)}: ${chance}`;
}

function nightText(night: number, next: string | null, now: number): string {
  if (next === null) return night === 0 ? 'at the next change' : 'after the next change';
  const nights = Math.max(0, Math.floor((Date.parse(next) - now) / dayMs)) + night;
  if (nights === 0) return 'tonight';
  return nights === 1 ? 'tomorrow' : `in ${nights} nights`;
}
