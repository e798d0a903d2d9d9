import {
  type FootballerId,
  announcedDirection,
  type EpochMs,
  type PriceTenths,
  scoreNight,
} from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import type { Bootstrap } from '../fpl/gameData';
import {
  type AnnouncedPrice,
  dropMovedNights,
  listPassedNights,
  listStoredPrices,
  type PriceNight,
  savePriceNight,
  settlePriceNight,
} from './priceNights.queries';

const hour = 3_600_000;
/** A forecast that was read earlier than this before the change is not the one to judge. */
const freshWithin = 3 * hour;
/** The official documents may show the old prices for a while; without any new price the night is settled then. */
const changesWithin = hour;
const defaultInterval = 24 * hour;

interface Read {
  readonly bootstrap: Bootstrap;
  readonly epoch: number;
  readonly as_of: EpochMs;
}

/**
 * Settles the nights that have passed and keeps the forecast of the next one. Runs within the transaction that stores
 * the documents, before they are: what is stored has the prices of the reading before.
 */
export async function notePriceNights(db: Db, season: string, read: Read): Promise<void> {
  await settleNights(db, season, read);
  await keepForecast(db, season, read);
}

async function settleNights(db: Db, season: string, { bootstrap, as_of }: Read): Promise<void> {
  const passed = await listPassedNights(db, season, as_of);
  if (passed.length === 0) return;
  const before = await listStoredPrices(db, season);
  const changed = new Map<FootballerId, PriceTenths>();
  for (const { id, price } of bootstrap.footballers) {
    const by = price - (before.get(id) ?? price);
    if (by !== 0) changed.set(id, by);
  }
  for (const night of passed) {
    const isOver = changed.size > 0 || as_of >= Math.min(night.at + changesWithin, night.until);
    if (!isOver) continue;
    const score = canBeJudged(night, as_of) ? scoreNight(directions(night), changed) : null;
    await settlePriceNight(db, season, { at: night.at, seen_at: as_of, score });
  }
}

const canBeJudged = ({ at, until, noted_at }: PriceNight, seen_at: EpochMs): boolean =>
  at - noted_at <= freshWithin && seen_at < until;

const directions = ({ announced }: PriceNight) => new Map(announced.map(({ id, by }) => [id, by]));

async function keepForecast(db: Db, season: string, { bootstrap, epoch, as_of }: Read): Promise<void> {
  const { footballers, price_deadlines = [] } = bootstrap;
  const [at, until] = price_deadlines.filter((deadline) => deadline > as_of);
  if (at === undefined || !footballers.some(({ forecast }) => forecast != null)) return;
  await dropMovedNights(db, season, at, as_of);
  await savePriceNight(db, season, {
    at,
    until: until ?? at + defaultInterval,
    epoch,
    noted_at: as_of,
    announced: announcedAt(bootstrap, at),
  });
}

function announcedAt({ footballers }: Bootstrap, at: EpochMs): AnnouncedPrice[] {
  return footballers.flatMap(({ id, price, forecast }) => {
    const by = announcedDirection(forecast, at);
    if (forecast == null || by === 0) return [];
    const [next] = forecast.nights;
    return [
      { id, by, price, percent: next?.percent ?? forecast.percent, likelihood: next?.likelihood ?? null },
    ];
  });
}
