import type { EpochMs } from '@touchline/shared/domain';

import { day, hour, lastGameweek } from '../calendar';
import { managerCount } from '../managers';
import { marketAt, type Market, recentHours } from '../pressure';
import { isAtFloor, isLocked, nightsBetween, thresholdsOf } from '../prices';
import { instant, type SeasonView } from './view';

/** The forecast fields of one footballer's row in `elements`, as the official game has them since 2026-27. */
export type PriceForecasts = (id: number) => {
  readonly price_change_percent: string;
  readonly price_change_hourly_rate: number;
  readonly price_change_projections: readonly Projection[];
  readonly price_change_locked_until: string | null;
  readonly price_change_calibrating: boolean;
};

interface Projection {
  /** Nights from the next one. */
  readonly offset: number;
  readonly projected_percent: string;
  readonly likelihood: number;
}

const nightsAhead = 3;

/** When prices change next: from the first deadline to the last. */
export function nextNights({ season: { calendar }, now }: SeasonView): EpochMs[] {
  const from = Math.max(now + 1, calendar.deadlines[1] ?? 0);
  const end = Math.min(from + (nightsAhead + 1) * day, calendar.deadlines[lastGameweek] ?? 0);
  return nightsBetween(from, end).slice(0, nightsAhead);
}

const renewalMs = 3 * hour;

/** The forecasts are renewed every three hours, the last time before a night at midnight, and when prices have changed. */
function renewedAt(now: EpochMs): EpochMs {
  const nights = nightsBetween(now - day, now + 1);
  return Math.max(Math.floor(now / renewalMs) * renewalMs, nights.at(-1) ?? 0);
}

/**
 * Made of the transfers until then: they are taken to go on as in the last hours. What moves a price by chance
 * (`forgottenFall`) is not in it, so no forecast announces it.
 */
export function priceForecasts(view: SeasonView): PriceForecasts {
  const { season, period, now } = view;
  const nights = nextNights(view);
  const at = renewedAt(now);
  const startPrices = Int16Array.from([0, ...season.football.footballers.map((one) => one.startPrice)]);
  const market = marketAt(season.fantasy, period, startPrices, at);
  const locked = instant(season.calendar.deadlines[period.gameweek] ?? now);
  return (id) => {
    const pressure = nights.length > 0 ? (market.pressure[id] ?? 0) : 0;
    const rate = nights.length > 0 ? (market.recent[id] ?? 0) / recentHours : 0;
    const progress = progressOf(market, id);
    const isHeld = isLocked(market, id, progress(pressure) < 0 ? -1 : 1);
    return {
      price_change_percent: oneDecimal(progress(pressure)),
      price_change_hourly_rate: Math.round(100 * (progress(pressure + rate) - progress(pressure))) / 100 + 0,
      price_change_projections: projections(progress, { pressure, rate, at, nights }),
      price_change_locked_until: isHeld ? locked : null,
      price_change_calibrating: view.current === 0,
    };
  };
}

/** Net transfers as progress to the next change, percent: a rise at 100, a fall at -100. */
type Progress = (pressure: number) => number;

function progressOf(market: Market, id: number): Progress {
  const { rise, fall } = thresholdsOf(market, id, managerCount);
  const canFall = !isAtFloor(market, id);
  return (pressure) => (100 * pressure) / (pressure > 0 ? rise : canFall ? fall : Infinity);
}

interface Course {
  readonly pressure: number;
  /** Net transfers an hour. */
  readonly rate: number;
  readonly at: EpochMs;
  readonly nights: readonly EpochMs[];
}

function projections(progress: Progress, { pressure, rate, at, nights }: Course): Projection[] {
  let from = { pressure, at };
  return nights.map((night, offset) => {
    const percent = progress(from.pressure + (rate * (night - from.at)) / hour);
    if (Math.abs(percent) >= 100) from = { pressure: 0, at: night };
    return {
      offset,
      projected_percent: oneDecimal(percent),
      likelihood: likelihoodOf(percent, (night - at) / hour),
    };
  });
}

/** Percent: half at the threshold, and less certain with the hours ahead. */
function likelihoodOf(percent: number, hours: number): number {
  const spread = Math.min(12, 2 + hours / 2);
  return Math.round(100 / (1 + Math.exp((100 - Math.abs(percent)) / spread)));
}

/** Cut and not rounded: 99.96 is no 100. */
const oneDecimal = (percent: number): string => (Math.trunc(percent * 10) / 10).toFixed(1);
