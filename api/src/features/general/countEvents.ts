import type { EpochMs } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';

/** The first instant of the day after the last one that is counted. */
const firstUncounted = sql`coalesce(
  (select (max(day) + 1)::timestamp at time zone 'UTC' from event_day), '-infinity'::timestamptz)`;

/** Counts the events of days that are over. What is swept afterwards stays counted. */
export async function countEvents(db: Db, now: EpochMs): Promise<void> {
  await db.run(sql`
    insert into event_day (day, slug, count)
    select (at at time zone 'UTC')::date, slug, count(*) from event
    where at >= ${firstUncounted}
      and at < date_trunc('day', ${new Date(now)}::timestamptz at time zone 'UTC') at time zone 'UTC'
    group by 1, 2
    on conflict do nothing`);
}

export interface EventCount {
  readonly slug: string;
  readonly day: string;
  readonly count: number;
}

/** Events by day, the newest first: counted days, and the rest as it is now. */
export const listEventCounts = (db: Db): Promise<EventCount[]> =>
  db.query(sql<EventCount>`
    select slug, to_char(day, 'YYYY-MM-DD') as day, count from (
      select slug, day, count from event_day
      union all
      select slug, (at at time zone 'UTC')::date, count(*)::int from event where at >= ${firstUncounted} group by 1, 2
    ) as counted order by counted.day desc, count desc limit 500`);
