import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';

/** Reserves the next request to the game. @returns milliseconds until it may be sent */
export type Pace = () => number | Promise<number>;

/** Requests per second unless `FPL_RATE` says otherwise. */
export const defaultRate = 4;

/** The pace of this process alone. After a pause a second's quota may be sent in one burst. */
export function ownPace(perSecond: number): Pace {
  const gapMs = 1000 / perSecond;
  let nextAt = 0;
  return () => {
    const now = Date.now();
    const at = Math.max(nextAt, now - 1000 + gapMs);
    nextAt = at + gapMs;
    return Math.max(0, at - now);
  };
}

/** The same for all processes on a database together, by its clock (docs/decisions/0113). */
export function sharedPace(db: Db, perSecond: number): Pace {
  const gapMs = 1000 / perSecond;
  const gap = sql`${gapMs} * interval '1 ms'`;
  return async () => {
    const row = await db.findOne(sql<{ wait: number }>`
      update game_pace set next_at = greatest(next_at, clock_timestamp() - interval '1 s' + ${gap}) + ${gap}
      returning greatest(0, extract(epoch from next_at - ${gap} - clock_timestamp()) * 1000)::float as wait`);
    return row?.wait ?? gapMs;
  };
}
