import { type RawBuilder, sql } from 'kysely';
import type { AccountId, EpochMs } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import type { Services } from '../../services';
import { inBatches } from '../../platform/db/inBatches';
import { accountChannel } from '../stream/streamHub';

/** Roles with a purchased pass, and the corresponding roles without. */
const withPass = sql`case role when 'USER' then 'PREMIUM' when 'DEMO_USER' then 'DEMO_PREMIUM' else role end`;
const withoutPass = sql`case role when 'PREMIUM' then 'USER' when 'DEMO_PREMIUM' then 'DEMO_USER' else role end`;
const isPaidFor = (season: string): RawBuilder<unknown> => sql`exists (select 1 from pass_order
  where account_id = account.id and season = ${season} and paid_at is not null and ended_at is null)`;

/**
 * Sets or removes the pass according to the account's orders. A role that includes the pass for another
 * reason, or a ban, does not change; a payment during a ban applies once that is lifted. Runs in the
 * transaction that changed the orders.
 */
export async function settlePass(
  db: Db,
  account: AccountId,
  { season, now }: { readonly season: string; readonly now: EpochMs },
): Promise<void> {
  const given = await db.run(sql`update account set role = ${withPass}, pass_season = ${season},
      seasonpass_at = coalesce(seasonpass_at, ${new Date(now)})
    where id = ${account} and role not in ('BANNED', 'DELETED') and ${isPaidFor(season)}`);
  const taken =
    await db.run(sql`update account set role = ${withoutPass}, pass_season = null, seasonpass_at = null
    where id = ${account} and role not in ('BANNED', 'DELETED') and not ${isPaidFor(season)}`);
  if (given + taken > 0) await db.notify(accountChannel, account);
}

/**
 * Ends passes of other seasons. An undated pass belongs to the season in which it is first seen.
 * @returns how many ended
 */
export async function endOldPasses({
  db,
  sessions,
  fpl,
}: Pick<Services, 'db' | 'sessions' | 'fpl'>): Promise<number> {
  const { season } = fpl;
  await inBatches((size) =>
    db.run(sql`update account set pass_season = ${season} where id = any(array(
      select id from account where pass_season is null and role in ('PREMIUM', 'DEMO_PREMIUM')
      limit ${size} for update skip locked))`),
  );
  return inBatches(async (size) => {
    const ended = await db.query(sql<{ id: AccountId }>`update account
      set role = ${withoutPass}, pass_season = null, seasonpass_at = null
      where id = any(array(
        select id from account where pass_season <> ${season} and role not in ('BANNED', 'DELETED')
        limit ${size} for update skip locked))
      returning id`);
    for (const { id } of ended) {
      sessions.forget(id);
      await db.notify(accountChannel, id);
    }
    return ended.length;
  });
}
