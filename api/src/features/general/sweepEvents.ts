import { sql } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';

const dayMs = 86_400_000;

/**
 * Retention of events and suggestions in days, and maximum number of events per account and of all visitors.
 */
export const keptEvents = { days: 90, suggestionDays: 730, ofAccount: 5_000, ofVisitors: 100_000 } as const;

/**
 * Deletes events that are too old or too many; the newest stay. Suggestions are excluded from the count,
 * because users wrote them.
 * @returns how many rows were deleted
 */
export async function sweepEvents({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const before = (days: number) => new Date(clock.now() - days * dayMs);
  const old = await db.run(sql`delete from event
    where at < case when slug = 'suggestion' then ${before(keptEvents.suggestionDays)}::timestamptz
      else ${before(keptEvents.days)}::timestamptz end`);
  const surplus = await db.run(sql`delete from event using (
      select id, account_id, row_number() over (partition by account_id order by id desc) as place
      from event where slug <> 'suggestion') as counted
    where event.id = counted.id and counted.place > case when counted.account_id is null
      then ${keptEvents.ofVisitors}::int else ${keptEvents.ofAccount}::int end`);
  return old + surplus;
}
