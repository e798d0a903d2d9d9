import { createHmac, hkdfSync } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { read, secret, signInAs, test } from '../support/demo';
import type { RunningApp } from '../support/runningApp';
import { call, signInAsManager } from '../support/test';

/** J10: a user buys the season pass. */

const price = (page: Page) => page.getByText('£19.99');
const buy = (page: Page) => page.getByRole('button', { name: 'Get the season pass' });

/** A new free account with a team of the demo. */
async function signInAsBuyer(page: Page, app: RunningApp) {
  const session = await signInAs(page, app, 'free');
  const { rival_ids } = await read<{ rival_ids: number[] }>(app, session, '/v1/rivals/state');
  await page.context().clearCookies();
  return signInAsManager(page, app, rival_ids[0]);
}

/** Signs like the built-in checkout. */
function signed(body: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, 'touchline', 'test payment', 32));
  return createHmac('sha256', key).update(body).digest('base64url');
}

const tell = (app: RunningApp, body: string, signature: string) =>
  fetch(`${app.url}/v1/season_pass/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-signature': signature },
    body,
  });

interface Offer {
  pass: boolean;
  seasonpass_at: string | null;
}

test('from a lock to the pass, without logging in again', async ({ page, app }) => {
  const { session } = await signInAsBuyer(page, app);
  const calls = recordCalls(page);
  const locks = page.getByRole('button', { name: /Season pass content/ });

  await test.step('a lock leads to the price', async () => {
    await page.goto('/team');
    await page.getByRole('radio', { name: /^Cost/ }).click();
    await locks.first().click();
    const card = page.getByRole('dialog', { name: 'Season pass content' });
    await expect(
      card.getByText('This feature is fully available to season pass holders only.'),
    ).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: /season pass/i }).click();
    await expect(page).toHaveURL(/\/season_pass\?return_to=%2Fteam$/);
    await expect(price(page)).toBeVisible();
    const isBefore = await price(page).evaluate(
      (shown, button) => Boolean(shown.compareDocumentPosition(button as Node) & 4),
      await buy(page).elementHandle(),
    );
    expect(isBefore).toBe(true);
    const rivals = page.getByRole('row', { name: /^Rivals/ });
    await expect(rivals.getByRole('cell')).toHaveText(['10', '50']);
    await expect(page.locator('input[autocomplete^="cc-"], iframe')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('who cancels has paid nothing', async () => {
    await buy(page).click();
    await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
    expect(calls.countOf('POST /v1/season_pass/checkout')).toBe(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The checkout was cancelled. Nothing was paid.')).toBeVisible();
    expect((await read<Offer>(app, session, '/v1/season_pass')).pass).toBe(false);
  });

  const order = await test.step('who pays has it at once', async () => {
    await buy(page).click();
    await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
    const id = /test_checkout\/([^?]+)/.exec(page.url())?.[1] ?? '';
    calls.forget();
    await page.getByRole('button', { name: 'Pay (test)' }).click();
    await expect(page.getByText('Your payment has arrived: the season pass is yours.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page.getByText(/20 January 2024/)).toBeVisible();
    await expect(page.getByRole('button', { name: /season pass holder|Profile/i }).first()).toBeVisible();
    await expectAccessible(page);
    return id;
  });

  await test.step('no lock is left', async () => {
    await page.goto('/team');
    await page.getByRole('radio', { name: /^Cost/ }).click();
    await expect(page.getByRole('region', { name: /^Your team/ }).getByText(/^\d+\.\dm$/)).toHaveCount(15);
    await expect(locks).toHaveCount(0);
  });

  await test.step('the same message again changes nothing, a forged one is refused', async () => {
    const before = await read<Offer>(app, session, '/v1/season_pass');
    const body = JSON.stringify({
      id: `paid ${order}`,
      kind: 'paid',
      orderId: order,
      checkoutRef: order,
      paymentRef: `payment ${order}`,
      amountMinor: 1999,
      currency: 'GBP',
      mode: 'payment',
    });
    for (let time = 1; time <= 3; time += 1) expect((await tell(app, body, signed(body))).status).toBe(200);
    expect(await read<Offer>(app, session, '/v1/season_pass')).toEqual(before);
    expect((await tell(app, body, signed(`${body} `))).status).toBe(400);
    expect((await tell(app, body, '')).status).toBe(400);
  });
});

test('closed sales sell nothing', async ({ page, app }) => {
  const { reply } = await call(app, 'POST', '/v1/auth/login', {
    email: 'admin@touchline.test',
    password: 'kick-off-at-three',
    remember: false,
  });
  const setSales = (sales_open: boolean) =>
    call(app, 'PUT', '/v1/admin/status', { sales_open }, reply.sessionToken);
  await setSales(false);
  try {
    await signInAs(page, app, 'free');
    await page.goto('/season_pass');
    await expect(page.getByText('Sales are closed')).toBeVisible();
    await expect(buy(page)).toHaveCount(0);
  } finally {
    await setSales(true);
  }
});

test('DEMO_PREMIUM holds the pass', async ({ page, app }) => {
  const { userId } = await signInAsBuyer(page, app);
  const { reply } = await call(app, 'POST', '/v1/auth/login', {
    email: 'admin@touchline.test',
    password: 'kick-off-at-three',
    remember: false,
  });
  await call(app, 'PUT', `/v1/admin/users/${userId}/role`, { role: 'DEMO_PREMIUM' }, reply.sessionToken);
  await page.goto('/season_pass');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(buy(page)).toHaveCount(0);
});
