import { sql } from 'kysely';
import Stripe from 'stripe';
import { abilities } from '../../game/fpl/abilities';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';

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
    test = await buildTestApp({ env: { DEMO_MODE: '1' } });
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
    expect(await test.db.query(sql`select 1 from payment_notice where outcome = 'done'`)).toHaveLength(1);
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

  it('goes on with the checkout that is open, for thirty minutes', async () => {
    const token = await signUp(test);
    const urls = await Promise.all([1, 2, 3].map(async () => (await checkout(token)).json().payload.url));
    expect(new Set(urls).size).toBe(1);
    test.wall.set(test.wall.now() + 32 * 60_000);
    const again = (
      await test.ask('POST', '/v1/auth/login', {
        email: `buyer${number}@example.org`,
        password: 'correct horse battery',
      })
    ).json().sessionToken as string;
    const later = (await checkout(again)).json().payload.url;
    expect(later).not.toBe(urls[0]);
    // A payment of an expired checkout still counts.
    await answer(urls[0], 'pay');
    expect(await passOf(test, again)).toMatchObject({ pass: true });
  });

  it('begins anew after a cancelled checkout', async () => {
    const token = await signUp(test);
    const first = (await checkout(token)).json().payload.url;
    await answer(first, 'cancel');
    expect((await checkout(token)).json().payload.url).not.toBe(first);
  });

  it('sells nothing while sales are closed', async () => {
    await test.db.run(sql`insert into setting (key, value) values ('sales_open', 'false')`);
    const token = await signUp(test);
    expect((await checkout(token)).json()).toMatchObject({ error: 'conflict', message: 'Sales are closed' });
    await test.db.run(sql`delete from setting`);
  });
});

describe('outside demo mode, without a provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  }, 60_000);
  afterAll(() => test.close());

  it('sells nothing, and has no checkout where nothing is paid', async () => {
    const token = await signUp(test);
    expect(await passOf(test, token)).toMatchObject({ sales_open: false, provider: 'none' });
    const reply = await test.ask('POST', '/v1/season_pass/checkout', undefined, { token });
    expect(reply.json()).toMatchObject({ error: 'conflict', message: 'Sales are closed' });
    const webhook = { method: 'POST', url: '/v1/season_pass/webhook', payload: '{}' } as const;
    expect((await test.app.inject(webhook)).statusCode).toBe(400);
  });
});

describe('Stripe’s webhook', () => {
  let test: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc', LOG_LEVEL: 'error' };
    test = await buildTestApp({ env, log: (line) => lines.push(line) });
  }, 60_000);
  afterAll(() => test.close());

  let events = 0;
  async function sendText(payload: string, secret = 'whsec_abc') {
    const signature = new Stripe('sk_test_abc').webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await test.app.inject({ method: 'POST', url: '/v1/season_pass/webhook', payload, headers }))
      .statusCode;
  }
  const send = (type: string, object: object, { id = `evt_${(events += 1)}`, secret = 'whsec_abc' } = {}) =>
    sendText(JSON.stringify({ id, type, data: { object } }), secret);
  const completed = 'checkout.session.completed';

  /** An account with an unpaid order, and the session of its buyer. */
  async function buyer({ season = '2023-24', isOrdered = true } = {}) {
    const token = await signUp(test);
    const order = `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
    const place = () =>
      test.db
        .run(sql`insert into pass_order (id, account_id, season, provider, provider_ref, amount_minor, currency, created_at)
        select ${order}, id, ${season}, 'stripe', ${`cs_${number}`}, 1999, 'GBP', now() from account
        where email = ${`buyer${number}@example.org`}`);
    if (isOrdered) await place();
    const paid = {
      id: `cs_${number}`,
      client_reference_id: order,
      payment_status: 'paid',
      payment_intent: `pi_${number}`,
      amount_total: 1999,
      currency: 'gbp',
      mode: 'payment',
    };
    const pass = async () => {
      await new Promise((resolve) => setTimeout(resolve, 550));
      return (await passOf(test, token)).pass as boolean;
    };
    const id = (
      await test.db.findOne(
        sql<{ id: string }>`select id from account where email = ${`buyer${number}@example.org`}`,
      )
    )?.id;
    return { token, paid, pass, place, id };
  }

  it('gives the pass for a paid session that Stripe signed, and for nothing else', async () => {
    const { paid, pass } = await buyer();
    expect(await send(completed, paid, { secret: 'whsec_other' })).toBe(400);
    expect(await send(completed, { ...paid, payment_status: 'unpaid' })).toBe(200);
    expect(await pass()).toBe(false);
    expect(await send(completed, paid, { id: 'evt_once' })).toBe(200);
    expect(await send(completed, paid, { id: 'evt_once' })).toBe(200);
    expect(await pass()).toBe(true);
  });

  it.each([
    ['a smaller amount', { amount_total: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another checkout', { id: 'cs_of_somebody_else' }],
    ['a subscription', { mode: 'subscription' }],
  ])('gives none for %s than was ordered, and says so', async (_, differs) => {
    const { paid, pass } = await buyer();
    lines.length = 0;
    expect(await send(completed, { ...paid, ...differs })).toBe(200);
    expect(await pass()).toBe(false);
    expect(lines.join()).toContain('payment refused');
  });

  it.each([
    ['no JSON', 'this is signed'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', '{}'],
    ['an event without its object', JSON.stringify({ id: 'evt_x', type: completed })],
    ['an object that is a text', JSON.stringify({ id: 'evt_x', type: completed, data: { object: 'x' } })],
    [
      'an amount that is a text',
      JSON.stringify({
        id: 'evt_x',
        type: completed,
        data: {
          object: {
            id: 'a',
            client_reference_id: 'b',
            payment_status: 'paid',
            amount_total: '1',
            currency: 'gbp',
          },
        },
      }),
    ],
  ])('answers 400 to a signed message that is %s', async (_, payload) => {
    expect(await sendText(payload)).toBe(400);
  });

  it.each([
    ['a refund', 'charge.refunded', { refunded: true }],
    ['a dispute', 'charge.dispute.created', {}],
  ])('takes the pass back after %s', async (_, type, fields) => {
    const { paid, pass } = await buyer();
    await send(completed, paid);
    expect(await pass()).toBe(true);
    await send(type, { id: 'x', payment_intent: paid.payment_intent, ...fields });
    expect(await pass()).toBe(false);
  });

  it('takes the pass back after a cancelled payment, and keeps it after a part of it was refunded', async () => {
    const { paid, pass } = await buyer();
    await send(completed, paid);
    await send('charge.refunded', { id: 'x', payment_intent: paid.payment_intent, refunded: false });
    expect(await pass()).toBe(true);
    await send('payment_intent.canceled', { id: paid.payment_intent });
    expect(await pass()).toBe(false);
  });

  it('gives the pass again once a dispute is won', async () => {
    const { paid, pass } = await buyer();
    await send(completed, paid);
    await send('charge.dispute.created', { payment_intent: paid.payment_intent });
    await send('charge.dispute.closed', { payment_intent: paid.payment_intent, status: 'lost' });
    expect(await pass()).toBe(false);
    await send('charge.dispute.closed', { payment_intent: paid.payment_intent, status: 'won' });
    expect(await pass()).toBe(true);
  });

  it('keeps the pass ended when the money was returned during a dispute that is won', async () => {
    const { paid, pass } = await buyer();
    await send(completed, paid);
    await send('charge.dispute.created', { payment_intent: paid.payment_intent });
    await send('charge.refunded', { id: 'x', payment_intent: paid.payment_intent, refunded: true });
    await send('charge.dispute.closed', { payment_intent: paid.payment_intent, status: 'won' });
    expect(await pass()).toBe(false);
  });

  it('keeps a notice that came before its order, and does it once the order is there', async () => {
    const { paid, pass, place } = await buyer({ isOrdered: false });
    expect(await send(completed, paid)).toBe(200);
    expect(await pass()).toBe(false);
    await place();
    await retryNow();
    expect(await pass()).toBe(true);
  });

  it('takes back a pass whose refund was told before its payment', async () => {
    const { paid, pass } = await buyer();
    await send('charge.refunded', { id: 'x', payment_intent: paid.payment_intent, refunded: true });
    await send(completed, paid);
    await retryNow();
    expect(await pass()).toBe(false);
  });

  it('gives up a notice without an order after thirty days, and says so', async () => {
    const { paid } = await buyer({ isOrdered: false });
    await send(completed, paid, { id: 'evt_lost' });
    await test.db.run(sql`update payment_notice set received_at = received_at - interval '31 days'
      where notice_id = 'evt_lost'`);
    lines.length = 0;
    await retryNow();
    expect(lines.join()).toContain('payment notice given up');
    const row = await test.db.findOne(sql`select outcome from payment_notice where notice_id = 'evt_lost'`);
    expect(row).toEqual({ outcome: 'given up' });
  });

  it('keeps what was paid before and during a ban, for when it is lifted', async () => {
    const admin = await signUp(test);
    await test.db.run(sql`update account set role = 'ADMIN' where email = ${`buyer${number}@example.org`}`);
    await test.db.run(sql`update session set second_factor_at = now() where account_id =
      (select id from account where email = ${`buyer${number}@example.org`})`);
    await new Promise((resolve) => setTimeout(resolve, 550));
    const setRole = (id: string | undefined, role: string) =>
      test.ask('PUT', `/v1/admin/users/${id}/role`, { role }, { token: admin });
    for (const isPaidBefore of [true, false]) {
      const { id, paid, pass } = await buyer();
      if (isPaidBefore) await send(completed, paid);
      await setRole(id, 'BANNED');
      if (!isPaidBefore) await send(completed, paid);
      const during = await test.db.findOne(sql`select role from account where id = ${id}`);
      expect(during).toEqual({ role: 'BANNED' });
      expect((await setRole(id, 'USER')).json().payload.user.role).toBe('PREMIUM');
      expect(await pass()).toBe(true);
    }
  });

  it('ends every pass with its season, and leaves roles that are not bought', async () => {
    const { paid, pass, id } = await buyer();
    await send(completed, paid);
    expect(await pass()).toBe(true);
    const gift = await buyer();
    await test.db.run(sql`update account set role = 'FREE_PASS' where id = ${gift.id}`);
    const next = await buildTestApp({
      db: test.db,
      fpl: {
        name: 'live',
        can: abilities.live,
        season: '2024-25',
        get: async () => ({ outcome: 'updating', detail: '' }),
      },
    });
    await next.app.ready();
    const roleOf = (account: string | undefined) =>
      test.db.findOne(sql`select role, seasonpass_at from account where id = ${account}`);
    expect(await roleOf(id)).toEqual({ role: 'USER', seasonpass_at: null });
    expect(await roleOf(gift.id)).toMatchObject({ role: 'FREE_PASS' });
    await next.app.close();
  });

  async function retryNow() {
    test.jobs.start();
    await test.jobs.stop();
    await test.db.run(sql`update job set run_at = to_timestamp(0) where kind = 'payment notices'`);
    await test.jobs.runDue();
  }
});
