import { sql } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { deleteInBatches } from '../../platform/db/inBatches';

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
  const suggestions = sql`slug = 'suggestion' and at < ${before(keptEvents.suggestionDays)}`;
  const others = sql`slug <> 'suggestion' and at < ${before(keptEvents.days)}`;
  const old =
    (await deleteInBatches(db, 'event', suggestions)) + (await deleteInBatches(db, 'event', others));
  return old + (await sweepSurplus(db, null, keptEvents.ofVisitors)) + (await sweepGreedy(db));
}

/** Accounts whose events one statement counts. */
const countedAccounts = 1_000;

/** Deletes the oldest events of accounts that have too many, account by account in the order of the index. */
async function sweepGreedy(db: Db): Promise<number> {
  let deleted = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const counted = await db.query(sql<{ account_id: string; count: number }>`
      select account_id, count(*)::int as count from event where account_id > ${last}::uuid
      group by account_id order by account_id limit ${countedAccounts}`);
    for (const { account_id } of counted.filter(({ count }) => count > keptEvents.ofAccount))
      deleted += await sweepSurplus(db, account_id, keptEvents.ofAccount);
    if (counted.length < countedAccounts) return deleted;
    last = counted.at(-1)?.account_id ?? last;
  }
}

/** @param account null for visitors without an account */
async function sweepSurplus(db: Db, account: string | null, kept: number): Promise<number> {
  const own = account === null ? sql`account_id is null` : sql`account_id = ${account}`;
  const oldest = await db.findOne(sql<{ id: number }>`select id from event
    where ${own} and slug <> 'suggestion' order by id desc offset ${kept - 1} limit 1`);
  if (oldest === undefined) return 0;
  return deleteInBatches(db, 'event', sql`${own} and slug <> 'suggestion' and id < ${oldest.id}`);
}
