import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seasonPass, seasonPassCheckout } from '@touchline/shared/wire';
import { notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { endOldPasses } from './heldPass';
import { readOffer } from './offer';
import { beginCheckout } from './passOrders';
import { receiveNotice, retryNotices } from './paymentNotices';
import {
  badSignature,
  createProvider,
  type PaymentProvider,
  type TestProvider,
  testPayment,
} from './paymentProvider';
import { testCheckoutPage } from './testCheckoutPage';

/** The season pass: its price, the checkout, and the provider's webhook. */
export function seasonPassRoutes(services: Services): void {
  const { kit, db, accounts, fpl } = services;
  const provider = createProvider(services.config, services);
  passJobs(services);

  route(kit, seasonPass, async ({ account }) => {
    const { pass, seasonpass_at } = await accounts.readUser(account.id);
    const offer = await readOffer(db);
    const sales_open = offer.sales_open && provider !== undefined;
    const name = provider?.name ?? ('none' as const);
    return { payload: { ...offer, sales_open, season: fpl.season, pass, seasonpass_at, provider: name } };
  });

  route(
    kit,
    seasonPassCheckout,
    async ({ account }) => ({ payload: { url: await beginCheckout(services, provider, account.id) } }),
    { limit: { name: 'checkout', most: 30, seconds: 900 } },
  );

  // A separate context: signatures cover the raw bytes, and forms are not JSON.
  void kit.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    webhook(app, services, provider);
    if (provider !== undefined && isTest(provider)) testCheckout(app, services, provider);
  });
}

/** Passes end with their season, even if the app is not restarted on that day. */
function passJobs(services: Services): void {
  const { kit, jobs } = services;
  const parts = withLog(services);
  // An unavailable database must not stop the start: the job retries.
  kit.app.addHook('onReady', async () => {
    await endOldPasses(services).catch((error: unknown) =>
      kit.app.log.error(error, 'Passes of past seasons could not be ended at the start.'),
    );
  });
  jobs.every('end passes', 3600, async () => void (await endOldPasses(services)), { queue: 'payments' });
  jobs.every('payment notices', 60, async () => void (await retryNotices(parts)), { queue: 'payments' });
}

const withLog = (services: Services) => ({ ...services, log: services.kit.app.log });

const isTest = (provider: PaymentProvider): provider is TestProvider => provider.name === 'test';

const bodyOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Webhook for payments and refunds. The sender must prove its identity by the signature. */
function webhook(app: FastifyInstance, services: Services, provider: PaymentProvider | undefined): void {
  app.post('/v1/season_pass/webhook', async (request) => {
    if (provider === undefined) throw badSignature();
    const header = request.headers[isTest(provider) ? 'x-test-signature' : 'stripe-signature'];
    const notice = provider.read(bodyOf(request), typeof header === 'string' ? header : undefined);
    if (notice !== undefined) await receiveNotice(withLog(services), provider.name, notice);
    return { received: true };
  });
}

interface CheckoutAddress {
  Params: { order: string };
  Querystring: { mark?: unknown };
}

function testCheckout(app: FastifyInstance, services: Services, provider: TestProvider): void {
  const path = '/v1/season_pass/test_checkout/:order';
  const check = ({
    params,
    query,
  }: {
    params: CheckoutAddress['Params'];
    query: CheckoutAddress['Querystring'];
  }) => {
    if (!provider.isOurs(params.order, String(query.mark))) throw notFound();
  };

  app.get<CheckoutAddress>(path, async (request, reply) => {
    check(request);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(testCheckoutPage(request.url));
  });

  app.post<CheckoutAddress>(path, async (request, reply) => {
    check(request);
    const { order } = request.params;
    const isPaid = new URLSearchParams(bodyOf(request).toString('utf8')).get('answer') === 'pay';
    const { body, signature } = provider.sign(
      isPaid
        ? testPayment(order)
        : { id: `closed ${order}`, kind: 'closed', orderId: order, checkoutRef: order },
    );
    const notice = provider.read(body, signature);
    if (notice !== undefined) await receiveNotice(withLog(services), provider.name, notice);
    return reply.redirect(`/season_pass?checkout=${isPaid ? 'done' : 'cancelled'}`, 303);
  });
}
