import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import { holdAccount } from '../accounts/accountRow';
import type { Services } from '../../services';
import { settlePass } from './heldPass';
import type { PaymentNotice } from './paymentNotice';
import type { PaymentProvider } from './paymentProvider';

type Parts = Pick<Services, 'db' | 'clock' | 'wall' | 'sessions' | 'fpl'> & {
  readonly log: { error(detail: object, message: string): void };
};
type ProviderName = PaymentProvider['name'];

/** `waits`: its order does not exist yet. `refused`: it does not match its order. */
type Outcome = 'done' | 'waits' | 'refused';

/** Days after which a message without an order is given up; somebody has to check it. */
const patienceDays = 30;

interface Order {
  readonly id: string;
  readonly account_id: AccountId;
  readonly season: string;
  readonly provider_ref: string | null;
  readonly amount_minor: number;
  readonly currency: string;
  readonly paid_at: Date | null;
}

/** Stores a provider's message and processes it. Idempotent for repeated messages. */
export async function receiveNotice(
  parts: Parts,
  provider: ProviderName,
  notice: PaymentNotice,
): Promise<void> {
  const { db, wall } = parts;
  const changed = await db.transaction(async () => {
    const isNew = await db.run(sql`insert into payment_notice (provider, notice_id, payload, received_at)
      values (${provider}, ${notice.id}, ${JSON.stringify(notice)}::jsonb, ${new Date(wall.now())})
      on conflict do nothing`);
    return isNew === 0 ? undefined : handle(parts, provider, notice);
  });
  if (changed !== undefined) parts.sessions.forget(changed);
}

/** Retries messages that arrived before their order. @returns how many were retried */
export async function retryNotices(parts: Parts): Promise<number> {
  const { db, wall } = parts;
  const tooOld = new Date(wall.now() - patienceDays * 86_400_000);
  const givenUp = await db.query(sql<{ notice_id: string }>`update payment_notice
    set handled_at = ${new Date(wall.now())}, outcome = 'given up'
    where handled_at is null and received_at <= ${tooOld} returning notice_id`);
  for (const { notice_id } of givenUp)
    parts.log.error({ event: 'payment notice given up', notice: notice_id }, 'Nobody made this order.');
  const waiting = await db.query(sql<{ provider: ProviderName; notice_id: string }>`
    select provider, notice_id from payment_notice where handled_at is null order by received_at limit 200`);
  for (const one of waiting) await retryOne(parts, one);
  return waiting.length;
}

async function retryOne(
  parts: Parts,
  { provider, notice_id }: { readonly provider: ProviderName; readonly notice_id: string },
): Promise<void> {
  const changed = await parts.db.transaction(async () => {
    const row = await parts.db.findOne(sql<{ payload: PaymentNotice }>`select payload from payment_notice
      where provider = ${provider} and notice_id = ${notice_id} and handled_at is null for update skip locked`);
    return row === undefined ? undefined : handle(parts, provider, row.payload);
  });
  if (changed !== undefined) parts.sessions.forget(changed);
}

/** @returns the changed account */
async function handle(
  parts: Parts,
  provider: ProviderName,
  notice: PaymentNotice,
): Promise<AccountId | undefined> {
  const { db, wall } = parts;
  const order = await holdOrder(parts, provider, notice);
  const outcome: Outcome = order === undefined ? 'waits' : await apply(parts, order, notice);
  if (outcome !== 'waits')
    await db.run(sql`update payment_notice set handled_at = ${new Date(wall.now())}, outcome = ${outcome}
      where provider = ${provider} and notice_id = ${notice.id}`);
  return outcome === 'done' ? order?.account_id : undefined;
}

/** Locks the account before its order, in the same order as everywhere, to prevent deadlocks. */
async function holdOrder({ db }: Parts, provider: ProviderName, notice: PaymentNotice) {
  const which =
    'orderId' in notice ? sql`id::text = ${notice.orderId}` : sql`payment_ref = ${notice.paymentRef}`;
  const found = await db.findOne(sql<{ account_id: AccountId }>`
    select account_id from pass_order where provider = ${provider} and ${which}`);
  if (found === undefined) return undefined;
  await holdAccount(db, found.account_id);
  return db.findOne(sql<Order>`select id, account_id, season, provider_ref, amount_minor, currency, paid_at
    from pass_order where provider = ${provider} and ${which} for update`);
}

async function apply(parts: Parts, order: Order, notice: PaymentNotice): Promise<Outcome> {
  const { db, clock } = parts;
  const now = new Date(clock.now());
  const { id } = order;
  switch (notice.kind) {
    case 'paid':
      if (!fits(order, notice)) return refuse(parts, order, notice);
      await db.run(sql`update pass_order set paid_at = coalesce(paid_at, ${now}), provider_ref = ${notice.checkoutRef},
        payment_ref = ${notice.paymentRef}, url = null where id = ${id}`);
      break;
    case 'closed':
      await db.run(
        sql`update pass_order set closed_at = coalesce(closed_at, ${now}) where id = ${id} and paid_at is null`,
      );
      return 'done';
    case 'ended':
      // A dispute can be won afterwards; money that was returned meanwhile stays returned.
      await db.run(sql`update pass_order set ended_at = coalesce(ended_at, ${now}),
        ended_by = coalesce(nullif(ended_by, 'dispute'), ${notice.by}) where id = ${id}`);
      break;
    case 'dispute won':
      await db.run(sql`update pass_order set ended_at = null, ended_by = null
        where id = ${id} and ended_by = 'dispute'`);
      break;
  }
  await settlePass(db, order.account_id, { season: parts.fpl.season, now: clock.now() });
  return 'done';
}

type Paid = Extract<PaymentNotice, { kind: 'paid' }>;

/** Whether a payment matches its order: this checkout, one-time, full amount and currency. */
const fits = (order: Order, paid: Paid): boolean =>
  (order.provider_ref === null || order.provider_ref === paid.checkoutRef) &&
  order.amount_minor === paid.amountMinor &&
  order.currency === paid.currency &&
  paid.mode === 'payment';

function refuse({ log }: Parts, order: Order, { id, amountMinor, currency, mode }: Paid): Outcome {
  log.error(
    { event: 'payment refused', notice: id, order: order.id, amountMinor, currency, mode },
    'A payment does not fit its order: no pass was given.',
  );
  return 'refused';
}
