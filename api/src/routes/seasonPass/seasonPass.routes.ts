import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seasonPass, seasonPassCheckout } from '@touchline/shared/wire';
import { notFound } from '../../plugins/problems';
import { route } from '../../plugins/route';
import type { Services } from '../../services';
import { readOffer } from './offer';
import { beginCheckout, grantPass } from './passOrders';
import { createProvider, type PaymentProvider, type TestProvider } from './paymentProvider';
import { testCheckoutPage } from './testCheckoutPage';

/** The season pass: what it costs, the checkout, and the provider's word that it was paid. */
export function seasonPassRoutes(services: Services): void {
  const { kit, db, accounts, fpl } = services;
  const provider = createProvider(services.config, services.secrets);

  route(kit, seasonPass, async ({ account }) => {
    const { pass, seasonpass_at } = await accounts.readUser(account.id);
    const offer = await readOffer(db);
    return { payload: { ...offer, season: fpl.season, pass, seasonpass_at, provider: provider.name } };
  });

  route(
    kit,
    seasonPassCheckout,
    async ({ account }) => ({ payload: { url: await beginCheckout(services, provider, account) } }),
    { limit: { name: 'checkout', most: 30, seconds: 900 } },
  );

  // A context of its own: signatures are of the bytes as they came, and forms are not JSON.
  void kit.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    webhook(app, services, provider);
    if (isTest(provider)) testCheckout(app, services, provider);
  });
}

const isTest = (provider: PaymentProvider): provider is TestProvider => provider.name === 'test';

const bodyOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** The provider tells that an order was paid. Who says so must prove it by the signature. */
function webhook(app: FastifyInstance, services: Services, provider: PaymentProvider): void {
  app.post('/v1/season_pass/webhook', async (request) => {
    const header = request.headers[isTest(provider) ? 'x-test-signature' : 'stripe-signature'];
    const notice = provider.read(bodyOf(request), typeof header === 'string' ? header : undefined);
    if (notice !== undefined) await grantPass(services, provider.name, notice);
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
    const isPaid = new URLSearchParams(bodyOf(request).toString('utf8')).get('answer') === 'pay';
    if (isPaid) {
      const { body, signature } = provider.pay(request.params.order);
      const notice = provider.read(body, signature);
      if (notice !== undefined) await grantPass(services, provider.name, notice);
    }
    return reply.redirect(`/season_pass?checkout=${isPaid ? 'done' : 'cancelled'}`, 303);
  });
}
