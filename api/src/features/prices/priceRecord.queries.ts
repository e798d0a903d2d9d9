import type { EpochMs, FootballerId, PriceScore, PriceTenths } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';

/** A change of price as it was seen. */
export interface SeenChange {
  readonly footballer_id: FootballerId;
  readonly price: PriceTenths;
  readonly by: PriceTenths;
  /** Of the night, else of the reading that showed it first. */
  readonly at: EpochMs;
  /** Null where no forecast was judged. */
  readonly announced: boolean | null;
}

interface SeenRow {
  footballer_id: FootballerId;
  data: { price: PriceTenths; by: PriceTenths };
  at: Date;
  announced: boolean | null;
}

/** Newest first. A night is settled by the reading that shows its changes, so both have the time of that reading. */
export async function listPriceChanges(db: Db, season: string, most: number): Promise<SeenChange[]> {
  const rows = await db.query(sql<SeenRow>`
    select moment.footballer_id, moment.data, coalesce(night.at, moment.at) as at,
      night.announced @> jsonb_build_array(
        jsonb_build_object('id', moment.footballer_id, 'by', sign((moment.data ->> 'by')::int))
      ) as announced
    from game_moment as moment
    left join price_night as night
      on night.season = moment.season and night.is_judged and night.seen_at = moment.at
    where moment.season = ${season} and moment.kind = 'price'
    order by moment.at desc, moment.footballer_id limit ${most}`);
  return rows.map(({ footballer_id, data: { price, by }, at, announced }) => ({
    footballer_id,
    price,
    by,
    at: at.getTime(),
    announced,
  }));
}

export interface SeasonScore extends PriceScore {
  /** Nights judged, and all nights from the first to the last one that was settled. */
  readonly nights: number;
  readonly passed: number;
}

/** Undefined while no night was judged. */
export async function findPriceScore(db: Db, season: string): Promise<SeasonScore | undefined> {
  const row = await db.findOne(sql<{ [Key in keyof SeasonScore]: number }>`
    select (count(*) filter (where is_judged))::int as nights,
      (round(extract(epoch from max(at) - min(at)) / 86400) + 1)::int as passed,
      coalesce(sum(expected), 0)::int as expected, coalesce(sum(as_announced), 0)::int as "right",
      coalesce(sum(not_as_announced), 0)::int as wrong, coalesce(sum(unannounced), 0)::int as missed
    from price_night where season = ${season} and seen_at is not null`);
  return row === undefined || row.nights === 0 ? undefined : row;
}
