import Stripe from 'stripe';
import type { EpochMs } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config';
import type { Secrets } from '../../platform/home/secrets';
import { isSame } from '../../platform/home/secrets';
import { badRequest } from '../../platform/http/problems';
import { passPrice } from './offer';
import { type Fields, type PaymentNotice, readJson, unreadable } from './paymentNotice';
import { stripeNotice } from './stripeNotice';

export interface NewOrder {
  readonly id: string;
  readonly season: string;
  readonly email: string;
}

/** An open checkout, waiting for its payment. */
export interface OpenedCheckout {
  /** Address of the payment page. */
  readonly url: string;
  /** The provider's id of the checkout. */
  readonly ref: string;
  /** By the wall clock. */
  readonly expiresAt: EpochMs;
}

/** A payment provider. Both implementations look the same to the rest of the app. */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  begin(order: NewOrder): Promise<OpenedCheckout>;
  /** Closes a checkout, as far as the provider can be reached. */
  close(ref: string): Promise<void>;
  /**
   * Parses a webhook message; undefined for an irrelevant one.
   * @throws a problem with status 400 when the signature or the content is invalid
   */
  read(body: Buffer, signature: string | undefined): PaymentNotice | undefined;
}

/**
 * The configured provider: Stripe with its key, in demo mode the built-in test checkout, which takes no
 * money. Undefined otherwise: a free pass must not be sold.
 */
export function createProvider(
  config: Config,
  parts: { readonly secrets: Secrets; readonly wall: Clock },
): PaymentProvider | TestProvider | undefined {
  const { stripeSecretKey, stripeWebhookSecret = '', publicUrl, demoMode } = config;
  if (stripeSecretKey !== undefined) {
    const stripe = new Stripe(stripeSecretKey);
    return createStripeProvider({ stripe, webhookSecret: stripeWebhookSecret, publicUrl, wall: parts.wall });
  }
  return demoMode ? createTestProvider(parts) : undefined;
}

export const badSignature = () => badRequest('The signature of this message is not right.');

/** Time limit of a payment: Stripe's minimum plus a minute for clock differences. */
const checkoutMs = 31 * 60_000;

interface StripeParts {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly publicUrl: string;
  readonly wall: Clock;
}

export function createStripeProvider({
  stripe,
  webhookSecret,
  publicUrl,
  wall,
}: StripeParts): PaymentProvider {
  return {
    name: 'stripe',
    begin: async ({ id, season, email }) => {
      const expiresAt = wall.now() + checkoutMs;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          customer_email: email,
          expires_at: Math.floor(expiresAt / 1000),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: passPrice.currency.toLowerCase(),
                unit_amount: passPrice.minor,
                product_data: { name: `Touchline season pass ${season}` },
              },
            },
          ],
          success_url: `${publicUrl}/season_pass?checkout=done`,
          cancel_url: `${publicUrl}/season_pass?checkout=cancelled`,
        },
        { idempotencyKey: id },
      );
      if (session.url === null) throw new Error('Stripe gave no address to pay at.');
      return { url: session.url, ref: session.id, expiresAt };
    },
    close: async (ref) => void (await stripe.checkout.sessions.expire(ref)),
    read: (body, signature) => {
      checkStripeSignature(stripe, body, signature, webhookSecret);
      return stripeNotice(readJson(body));
    },
  };
}

function checkStripeSignature(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
): void {
  try {
    stripe.webhooks.constructEvent(body, signature ?? '', secret);
  } catch (thrown) {
    // The signature is checked first: a signed message that is no JSON is a valid signature with invalid
    // content.
    throw thrown instanceof SyntaxError ? unreadable() : badSignature();
  }
}

/** The built-in checkout: a page marked as a test, and a message signed like a real one. */
export interface TestProvider extends PaymentProvider {
  readonly name: 'test';
  /** Whether an address of the checkout page was created by `begin`. */
  isOurs(orderId: string, mark: string): boolean;
  /** The message that a real provider would send, with its signature. */
  sign(notice: PaymentNotice): { readonly body: Buffer; readonly signature: string };
}

/** The test checkout's message after a click on its button. */
export const testPayment = (orderId: string): PaymentNotice => ({
  id: `paid ${orderId}`,
  kind: 'paid',
  orderId,
  checkoutRef: orderId,
  paymentRef: `payment ${orderId}`,
  amountMinor: passPrice.minor,
  currency: passPrice.currency,
  mode: 'payment',
});

function testNotice(fields: Fields): PaymentNotice {
  const id = fields.text('id');
  if (fields.is('kind', 'closed'))
    return { id, kind: 'closed', orderId: fields.text('orderId'), checkoutRef: fields.text('checkoutRef') };
  if (fields.is('kind', 'ended'))
    return { id, kind: 'ended', by: 'refund', paymentRef: fields.text('paymentRef') };
  if (!fields.is('kind', 'paid')) throw unreadable();
  return {
    id,
    kind: 'paid',
    orderId: fields.text('orderId'),
    checkoutRef: fields.text('checkoutRef'),
    paymentRef: fields.maybeText('paymentRef'),
    amountMinor: fields.wholeNumber('amountMinor'),
    currency: fields.text('currency'),
    mode: fields.text('mode'),
  };
}

function createTestProvider({
  secrets,
  wall,
}: {
  readonly secrets: Secrets;
  readonly wall: Clock;
}): TestProvider {
  const markOf = (orderId: string) => secrets.hmac('test checkout', orderId).slice(0, 22);
  const signatureOf = (body: Buffer) => secrets.hmac('test payment', body.toString('utf8'));
  return {
    name: 'test',
    begin: async ({ id }) => ({
      url: `/v1/season_pass/test_checkout/${id}?mark=${markOf(id)}`,
      ref: id,
      expiresAt: wall.now() + checkoutMs,
    }),
    close: async () => undefined,
    read: (body, signature) => {
      if (!isSame(signature ?? '', signatureOf(body))) throw badSignature();
      return testNotice(readJson(body));
    },
    isOurs: (orderId, mark) => isSame(mark, markOf(orderId)),
    sign: (notice) => {
      const body = Buffer.from(JSON.stringify(notice));
      return { body, signature: signatureOf(body) };
    },
  };
}
