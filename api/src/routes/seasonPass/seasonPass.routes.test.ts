import { sql } from 'kysely';
import Stripe from 'stripe';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';

let number = 0;
async function signUp(test: TestApp): Promise<string> {
  const email = `buyer${(number += 1)}@example.org`;
  const body = { email, password: 'correct horse battery', username: 'Bo', birthday: '1990-02-09' };
  const token = (await test.ask('POST', '/v1/auth/register', body)).json().sessionToken as string;
  await test.ask(
    'POST',
    '/v1/auth/confirm_email',
    { token: (await test.mail.list(email))[0]?.code },
    { token },
  );
  return token;
}
const passOf = async (test: TestApp, token: string) =>
  (await test.ask('GET', '/v1/season_pass', undefined, { token })).json().payload;

describe('the built-in test checkout', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  }, 60_000);
  afterAll(() => test.close());

  const checkout = (token: string) => test.ask('POST', '/v1/season_pass/checkout', undefined, { token });
  const answer = (url: string, word: string) =>
    test.app.inject({
      method: 'POST',
      url,
      payload: `answer=${word}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('says what the pass costs, takes a test payment and gives the pass once', async () => {
    const token = await signUp(test);
    expect(await passOf(test, token)).toEqual({
      price: '19.99',
      currency: 'GBP',
      season: '2023-24',
      sales_open: true,
      pass: false,
      seasonpass_at: null,
      provider: 'test',
    });
    const { url } = (await checkout(token)).json().payload;
    const page = await test.app.inject(url);
    expect(page.body).toContain('no money is paid');
    const paid = await Promise.all([answer(url, 'pay'), answer(url, 'pay'), answer(url, 'pay')]);
    expect(paid.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      Array(3).fill([303, '/season_pass?checkout=done']),
    );
    expect(await passOf(test, token)).toMatchObject({
      pass: true,
      seasonpass_at: '2024-01-20T12:00:00.000Z',
    });
    expect(await test.db.query(sql`select 1 from payment_notice`)).toHaveLength(1);
    expect((await checkout(token)).statusCode).toBe(409);
  });

  it('gives nothing for a cancelled checkout, a guessed address or a message without signature', async () => {
    const token = await signUp(test);
    const { url } = (await checkout(token)).json().payload;
    expect((await answer(url, 'cancel')).headers.location).toBe('/season_pass?checkout=cancelled');
    expect((await answer(url.replace(/mark=.*/, 'mark=x'), 'pay')).statusCode).toBe(404);
    const order = url.split('/').at(-1)?.split('?')[0];
    const forged = await test.app.inject({
      method: 'POST',
      url: '/v1/season_pass/webhook',
      payload: { id: 'x', orderId: order },
    });
    expect(forged.statusCode).toBe(400);
    expect(await passOf(test, token)).toMatchObject({ pass: false });
  });

  it('sells nothing while sales are closed', async () => {
    await test.db.run(sql`insert into setting (key, value) values ('sales_open', 'false')`);
    const token = await signUp(test);
    expect((await checkout(token)).json()).toMatchObject({ error: 'conflict', message: 'Sales are closed' });
    await test.db.run(sql`delete from setting`);
  });
});

describe('Stripe’s webhook', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({
      env: { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
    });
  }, 60_000);
  afterAll(() => test.close());

  it('gives the pass for a paid session that Stripe signed, and for nothing else', async () => {
    const token = await signUp(test);
    const order = '01890000-0000-7000-8000-000000000001';
    await test.db
      .run(sql`insert into pass_order (id, account_id, season, provider, provider_ref, amount_minor, currency, created_at)
      select ${order}, id, '2023-24', 'stripe', 'cs_1', 1999, 'GBP', now() from account`);
    const send = async (object: object, secret: string) => {
      const payload = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
      const signature = new Stripe('sk_test_abc').webhooks.generateTestHeaderString({ payload, secret });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await test.app.inject({ method: 'POST', url: '/v1/season_pass/webhook', payload, headers }))
        .statusCode;
    };
    const paid = { client_reference_id: order, payment_status: 'paid' };
    expect(await send(paid, 'whsec_other')).toBe(400);
    expect(await send({ ...paid, payment_status: 'unpaid' }, 'whsec_abc')).toBe(200);
    expect(await passOf(test, token)).toMatchObject({ pass: false, provider: 'stripe' });
    expect(await send(paid, 'whsec_abc')).toBe(200);
    expect(await send(paid, 'whsec_abc')).toBe(200);
    expect(await passOf(test, token)).toMatchObject({ pass: true });
  });
});
