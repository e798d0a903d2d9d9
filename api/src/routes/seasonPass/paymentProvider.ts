import Stripe from 'stripe';
import type { Secrets } from '../../accounts/secrets';
import { isSame } from '../../accounts/secrets';
import type { Config } from '../../config';
import { badRequest } from '../../plugins/problems';
import { passPrice } from './offer';

export interface NewOrder {
  readonly id: string;
  readonly season: string;
  readonly email: string;
}

/** Somebody has paid for an order. `id` is the provider's own: the same notice may come many times. */
export interface PaidNotice {
  readonly id: string;
  readonly orderId: string;
}

/** Who takes the money. The two are the same to the rest of the app. */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  /** Where the browser goes to pay. */
  begin(order: NewOrder): Promise<{ readonly url: string; readonly ref: string }>;
  /**
   * What a message to the webhook says; undefined for one that is about something else.
   * @throws a problem with status 400 when the signature is not the provider's
   */
  read(body: Buffer, signature: string | undefined): PaidNotice | undefined;
}

/** The provider that the configuration names: Stripe with its key, else the built-in test checkout. */
export function createProvider(config: Config, secrets: Secrets): PaymentProvider | TestProvider {
  const { stripeSecretKey, stripeWebhookSecret = '', publicUrl } = config;
  if (stripeSecretKey === undefined) return createTestProvider(secrets);
  return createStripeProvider(new Stripe(stripeSecretKey), stripeWebhookSecret, publicUrl);
}

const badSignature = () => badRequest('The signature of this message is not right.');

export function createStripeProvider(
  stripe: Stripe,
  webhookSecret: string,
  publicUrl: string,
): PaymentProvider {
  return {
    name: 'stripe',
    begin: async ({ id, season, email }) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          customer_email: email,
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
      return { url: session.url, ref: session.id };
    },
    read: (body, signature) => {
      const event = readStripeEvent(stripe, body, signature, webhookSecret);
      const isPaid =
        event.type === 'checkout.session.completed' ||
        event.type === 'checkout.session.async_payment_succeeded';
      if (!isPaid || event.data.object.payment_status !== 'paid') return undefined;
      const orderId = event.data.object.client_reference_id;
      return orderId === null ? undefined : { id: event.id, orderId };
    },
  };
}

function readStripeEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret);
  } catch {
    throw badSignature();
  }
}

/** The built-in checkout: a page of ours that says that it is a test, and a message signed like a real one. */
export interface TestProvider extends PaymentProvider {
  readonly name: 'test';
  /** Whether an address of the checkout page is one that `begin` gave. */
  isOurs(orderId: string, mark: string): boolean;
  /** The message that a real provider would send, with its signature. */
  pay(orderId: string): { readonly body: Buffer; readonly signature: string };
}

function createTestProvider(secrets: Secrets): TestProvider {
  const markOf = (orderId: string) => secrets.hmac('test checkout', orderId).slice(0, 22);
  const sign = (body: Buffer) => secrets.hmac('test payment', body.toString('utf8'));
  return {
    name: 'test',
    begin: async ({ id }) => ({ url: `/v1/season_pass/test_checkout/${id}?mark=${markOf(id)}`, ref: id }),
    read: (body, signature) => {
      if (!isSame(signature ?? '', sign(body))) throw badSignature();
      return JSON.parse(body.toString('utf8')) as PaidNotice;
    },
    isOurs: (orderId, mark) => isSame(mark, markOf(orderId)),
    pay: (orderId) => {
      const body = Buffer.from(JSON.stringify({ id: `paid ${orderId}`, orderId } satisfies PaidNotice));
      return { body, signature: sign(body) };
    },
  };
}
