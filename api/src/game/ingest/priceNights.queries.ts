import type { EpochMs, FootballerId, Percent, PriceScore, PriceTenths } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';

/** A change of price that the game announced. */
export interface AnnouncedPrice {
  readonly id: FootballerId;
  readonly by: 1 | -1;
  readonly price: PriceTenths;
  /** Progress at the change, and how likely the game called it. */
  readonly percent: Percent;
  readonly likelihood: Percent | null;
}

/** What was announced before one change of prices. */
export interface PriceNight {
  readonly at: EpochMs;
  /** The change after it. */
  readonly until: EpochMs;
  /** The last reading before the change. */
  readonly epoch: number;
  readonly noted_at: EpochMs;
  readonly announced: readonly AnnouncedPrice[];
}

/** Keeps the newest forecast of a night; one that is settled stays as it is. */
export async function savePriceNight(db: Db, season: string, night: PriceNight): Promise<void> {
  const { at, until, epoch, noted_at, announced } = night;
  await db.run(sql`
    insert into price_night (season, at, until, epoch, noted_at, announced)
    values (${season}, ${new Date(at)}, ${new Date(until)}, ${epoch}, ${new Date(noted_at)},
      ${JSON.stringify(announced)}::jsonb)
    on conflict (season, at) do update
      set until = excluded.until, epoch = excluded.epoch, noted_at = excluded.noted_at, announced = excluded.announced
      where price_night.seen_at is null and price_night.epoch <= excluded.epoch`);
}

/** Drops nights to come that the game has moved to another time. */
export async function dropMovedNights(db: Db, season: string, next: EpochMs, now: EpochMs): Promise<void> {
  await db.run(sql`
    delete from price_night
    where season = ${season} and seen_at is null and at > ${new Date(now)} and at <> ${new Date(next)}`);
}

/** Nights that have passed and are not settled yet, the first one first. */
export async function listPassedNights(db: Db, season: string, now: EpochMs): Promise<PriceNight[]> {
  const rows = await db.query(sql<
    Omit<PriceNight, 'at' | 'until' | 'noted_at'> & { at: Date; until: Date; noted_at: Date }
  >`
    select at, until, epoch, noted_at, announced from price_night
    where season = ${season} and seen_at is null and at <= ${new Date(now)} order by at`);
  return rows.map((row) => ({
    ...row,
    at: row.at.getTime(),
    until: row.until.getTime(),
    noted_at: row.noted_at.getTime(),
  }));
}

/** @param score null when the night cannot be judged */
export async function settlePriceNight(
  db: Db,
  season: string,
  { at, seen_at, score }: { at: EpochMs; seen_at: EpochMs; score: PriceScore | null },
): Promise<void> {
  await db.run(sql`
    update price_night set seen_at = ${new Date(seen_at)}, is_judged = ${score !== null},
      expected = ${score?.expected ?? null}, as_announced = ${score?.right ?? null},
      not_as_announced = ${score?.wrong ?? null}, unannounced = ${score?.missed ?? null}
    where season = ${season} and at = ${new Date(at)} and seen_at is null`);
}

/** The prices of the last reading. */
export async function listStoredPrices(
  db: Db,
  season: string,
): Promise<ReadonlyMap<FootballerId, PriceTenths>> {
  const stored = await db.query(sql<{ id: FootballerId; price: number }>`
    select (one ->> 'id')::int as id, (one ->> 'price')::int as price
    from game_document, jsonb_array_elements(data -> 'footballers') as one
    where season = ${season} and kind = 'bootstrap'`);
  return new Map(stored.map(({ id, price }) => [id, price]));
}
