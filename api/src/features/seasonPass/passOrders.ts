import { sql } from 'kysely';
import { type AccountId, hasPass } from '@touchline/shared/domain';
import { type AccountRow, holdAccount } from '../accounts/accountRow';
import { uuidv7 } from '../../platform/db/uuid';
import { conflict } from '../../platform/http/problems';
import type { Services } from '../../services';
import { passPrice, readOffer } from './offer';
import type { PaymentProvider } from './paymentProvider';

type Parts = Pick<Services, 'db' | 'clock' | 'wall' | 'fpl'>;

/** Timeout of opening a checkout at the provider; the next request starts again. */
const openingMs = 60_000;

interface OpenOrder {
  readonly id: string;
  readonly url: string | null;
  readonly provider_ref: string | null;
  /** Whether it matches the current offer and can still be paid. */
  readonly good: boolean;
}

/** Number and interval of retries of a second click while the first one is opening the checkout. */
const attempts = 15;
const pollEveryMs = 200;

/** A new order whose checkout must be opened, or the already open checkout of the account. */
type Begun =
  | { readonly url: string }
  | 'being opened'
  | { readonly id: string; readonly email: string; readonly outdated: OpenOrder | undefined };

/**
 * Starts a purchase, or returns the open checkout: an account has at most one, so that nobody pays twice.
 * @returns the address of the payment page
 * @throws a problem with status 409 when the account has the pass, or sales are closed
 */
export async function beginCheckout(
  parts: Parts & Pick<Services, 'kit'>,
  provider: PaymentProvider | undefined,
  account: AccountId,
): Promise<string> {
  const { db } = parts;
  const { sales_open } = await readOffer(db);
  if (!sales_open || provider === undefined) throw conflict('Sales are closed');
  const begun = await openOrFind(parts, provider, account);
  if ('url' in begun) return begun.url;
  const { id, email, outdated } = begun;
  if (typeof outdated?.provider_ref === 'string')
    await provider.close(outdated.provider_ref).catch((err: unknown) =>
      // The new one works all the same; the provider ends the old one when it expires.
      parts.kit.app.log.warn({ err, order: outdated.id }, 'An outdated checkout could not be closed.'),
    );
  try {
    const { url, ref, expiresAt } = await provider.begin({ id, season: parts.fpl.season, email });
    await db.run(sql`update pass_order set provider_ref = ${ref}, url = ${url},
      expires_at = ${new Date(expiresAt)} where id = ${id}`);
    return url;
  } catch (thrown) {
    await closeOrder(parts, id);
    throw thrown;
  }
}

/** @throws a problem with status 409 when another request has been opening a checkout for seconds */
async function openOrFind(
  parts: Parts,
  provider: PaymentProvider,
  account: AccountId,
): Promise<Exclude<Begun, string>> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const begun = await parts.db.transaction(() => openOrder(parts, provider, account));
    if (begun !== 'being opened') return begun;
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
  throw conflict('Your checkout is being opened. Try again in a moment.');
}

/** Locks the account, so that of concurrent requests one creates an order. */
async function openOrder(parts: Parts, provider: PaymentProvider, account: AccountId): Promise<Begun> {
  const { db, wall } = parts;
  const row = await holdAccount(db, account);
  if (hasPass(row.role)) throw conflict('You hold the season pass already.');
  const open = await findOpenOrder(parts, provider, account);
  if (open?.good === true) {
    return open.url === null ? 'being opened' : { url: open.url };
  }
  if (open !== undefined) await closeOrder(parts, open.id);
  const id = uuidv7(wall.now());
  await insertOrder(parts, provider, { id, row });
  return { id, email: row.email, outdated: open };
}

const findOpenOrder = ({ db, wall, fpl }: Parts, provider: PaymentProvider, account: AccountId) =>
  db.findOne(sql<OpenOrder>`select id, url, provider_ref,
      expires_at > ${new Date(wall.now())} and season = ${fpl.season} and provider = ${provider.name}
        and amount_minor = ${passPrice.minor} and currency = ${passPrice.currency} as good
    from pass_order where account_id = ${account} and paid_at is null and closed_at is null`);

const insertOrder = (
  { db, clock, wall, fpl }: Parts,
  provider: PaymentProvider,
  { id, row }: { readonly id: string; readonly row: AccountRow },
) =>
  db.run(sql`insert into pass_order (id, account_id, season, provider, amount_minor, currency, created_at, expires_at)
    values (${id}, ${row.id}, ${fpl.season}, ${provider.name}, ${passPrice.minor}, ${passPrice.currency},
      ${new Date(clock.now())}, ${new Date(wall.now() + openingMs)})`);

/** Does nothing for a paid order. */
const closeOrder = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string) =>
  db.run(sql`update pass_order set closed_at = ${new Date(clock.now())}
    where id = ${id} and paid_at is null and closed_at is null`);
