import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import { uuidv7 } from '../../accounts/uuid';
import { conflict, signedOut } from '../../plugins/problems';
import { accountChannel } from '../../live/streamHub';
import type { Services } from '../../services';
import { findAccount } from '../../accounts/accountRow';
import { passPrice, readOffer } from './offer';
import type { PaidNotice, PaymentProvider } from './paymentProvider';

type Parts = Pick<Services, 'db' | 'clock' | 'wall' | 'sessions' | 'fpl'>;

/**
 * Begins to sell the pass to an account.
 * @returns where the browser goes to pay
 * @throws a problem with status 409 when the account has the pass, or sales are closed
 */
export async function beginCheckout(
  { db, clock, wall, fpl }: Parts,
  provider: PaymentProvider,
  account: { id: AccountId; pass: boolean },
): Promise<string> {
  if (account.pass) throw conflict('You hold the season pass already.');
  const { sales_open } = await readOffer(db);
  if (!sales_open) throw conflict('Sales are closed');
  const row = await findAccount(db, account.id);
  if (row === undefined) throw signedOut();
  const id = uuidv7(wall.now());
  const { url, ref } = await provider.begin({ id, season: fpl.season, email: row.email });
  await db.run(sql`insert into pass_order (id, account_id, season, provider, provider_ref, amount_minor, currency, created_at)
    values (${id}, ${account.id}, ${fpl.season}, ${provider.name}, ${ref}, ${passPrice.minor}, ${passPrice.currency},
      ${new Date(clock.now())})`);
  return url;
}

/** Gives the pass for an order that was paid. However often the notice comes, it is given once. */
export async function grantPass(
  { db, clock, sessions }: Parts,
  provider: PaymentProvider['name'],
  notice: PaidNotice,
): Promise<void> {
  const now = new Date(clock.now());
  const account = await db.transaction(async () => {
    const isNew = await db.run(sql`insert into payment_notice (provider, notice_id)
      values (${provider}, ${notice.id}) on conflict do nothing`);
    if (isNew === 0) return undefined;
    const order = await db.findOne(sql<{ account_id: AccountId }>`update pass_order set paid_at = ${now}
      where id = ${notice.orderId} and provider = ${provider} and paid_at is null returning account_id`);
    if (order === undefined) return undefined;
    // A role that includes the pass, or a ban, stays what it is.
    await db.run(sql`update account set seasonpass_at = coalesce(seasonpass_at, ${now}), role = case role
      when 'USER' then 'PREMIUM' when 'DEMO_USER' then 'DEMO_PREMIUM' else role end where id = ${order.account_id}`);
    await db.notify(accountChannel, order.account_id);
    return order.account_id;
  });
  if (account !== undefined) sessions.forget(account);
}
