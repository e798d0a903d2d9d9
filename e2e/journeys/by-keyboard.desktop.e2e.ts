import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, emailOf, read, signInAs, test } from '../support/demo';
import { enterAt, tabTo, typeAt } from '../support/keyboard';
import { codeFor, newEmail } from '../support/test';

/** Whole journeys without a mouse: Tab, arrows, Enter and Escape only. */

async function logIn(page: Page, account: string) {
  await page.goto('/login');
  await typeAt(page, page.getByLabel('Email', { exact: true }), emailOf(account));
  await typeAt(page, page.getByLabel('Password', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

/** Tab never moves the focus out of the overlay. */
async function expectTrap(page: Page, dialog: Locator) {
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate((element) =>
        element.closest('[role=presentation]')?.contains(document.activeElement),
      ),
    ).toBe(true);
  }
}

test('a newcomer gets from the form to Home', async ({ page, app }) => {
  // Some two hundred keys, one after the other.
  test.slow();
  const session = await signInAs(page, app, 'free');
  const { rival_ids } = await read<{ rival_ids: number[] }>(app, session, '/v1/rivals/state');
  await page.context().clearCookies();
  const email = newEmail();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/login');
  await tabTo(page, page.getByRole('tab', { name: 'Login' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');
  await typeAt(page, field('Username'), 'Ronnie');
  await typeAt(page, field('Email'), email);
  await typeAt(page, field('Password'), 'a-long-good-phrase-77');
  await typeAt(page, field('Confirm password'), 'a-long-good-phrase-77');
  await typeAt(page, field('Year'), '1990');
  await typeAt(page, field('Month'), 'Feb');
  await typeAt(page, field('Day'), '28');
  await tabTo(page, page.getByRole('checkbox', { name: /terms/ }));
  await page.keyboard.press('Space');
  await enterAt(page, page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Confirm your email', level: 2 })).toBeVisible();
  await typeAt(page, page.getByLabel('Code'), await codeFor(app, email));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Link your team' })).toBeVisible();

  await typeAt(page, page.getByLabel('Team ID'), String(rival_ids[0]));
  await page.keyboard.press('Enter');
  await enterAt(page, page.getByRole('button', { name: 'Yes' }));
  await expect(page.getByRole('heading', { name: 'Pick your rivals' })).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Recommended' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'By league' })).toBeFocused();
  await enterAt(page, page.getByRole('button', { name: /^Add rival:/ }).first());
  await expect(page.getByText('1 of 5')).toBeVisible();
  await enterAt(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByText('1 of 6')).toBeVisible();
  for (let slide = 2; slide <= 6; slide += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${slide} of 6`)).toBeVisible();
  }
  await enterAt(page, page.getByRole('button', { name: 'Finish onboarding' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('a reader goes through Home: refresh, widgets, a notice', async ({ page }) => {
  // As many keys again.
  test.slow();
  await logIn(page, 'free');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const refreshed = page.waitForResponse('**/v1/dashboard');
  await enterAt(page, page.getByRole('button', { name: /^Refresh/ }).first());
  await refreshed;

  const transfers = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Transfers' }) });
  // A group of choices is one stop of Tab; arrows go through it.
  await tabTo(page, transfers.getByRole('button', { name: 'In' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(transfers.getByRole('button', { name: 'Nett' })).toHaveAttribute('aria-pressed', 'true');
  await enterAt(page, transfers.getByRole('link', { name: 'All' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeFocused();
  await expect(page).toHaveURL(/\/transfers\/nett$/);
});

test('a reader goes through the pitch, a footballer and the switcher', async ({ page }) => {
  test.slow();
  await logIn(page, 'free');
  await enterAt(page, page.getByRole('link', { name: 'My Team' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'My team' })).toBeFocused();

  const chosen = page.getByRole('radio', { checked: true });
  await tabTo(page, chosen);
  const first = (await chosen.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(chosen).not.toHaveText(first);
  await expect(chosen).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveText(first);

  const keeper = page.getByRole('list', { name: 'Goalkeeper' }).getByRole('button').first();
  await enterAt(page, keeper);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expectTrap(page, sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(keeper).toBeFocused();
  // Every card can be reached: the last on the bench as well.
  await tabTo(page, page.getByRole('list', { name: 'Bench' }).getByRole('button').last());

  const switcher = page.getByRole('button', { name: /^Rivals view:/ });
  await enterAt(page, switcher, 'Shift+Tab');
  const menu = page.getByRole('dialog', { name: 'Rivals view' });
  await expect(menu).toBeVisible();
  await tabTo(page, menu.getByRole('button', { name: /^Elite/ }));
  await expectTrap(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(switcher).toBeFocused();

  const profile = page.getByRole('button', { name: /^Profile of/ });
  await enterAt(page, profile);
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeHidden();
  await expect(profile).toBeFocused();
});

test('a reader opens a rival and goes back a gameweek', async ({ page }) => {
  await logIn(page, 'free');
  await enterAt(page, page.getByRole('link', { name: 'Rivals', exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Rivals' })).toBeFocused();
  const rival = page
    .getByRole('table')
    .first()
    .getByRole('button', { name: /^(?!.*(Sort|\(you\)))/ })
    .nth(8);
  await enterAt(page, rival);
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('Net points')).toBeVisible();
  await expectTrap(page, popup);
  await enterAt(page, popup.getByRole('button', { name: 'previous' }));
  await expect(popup.getByText('Gameweek 23', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(rival).toBeFocused();
});
