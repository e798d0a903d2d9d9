// @ts-check
/** Every state and popup of the shell, in the order of the contact sheets. */

import { moments } from './moments.mjs';
import { answer, changing, failing, fill, inTurn, metric, press, tab } from './steps.mjs';

/** @import { Page, Route } from '@playwright/test' */
/** @import { Screen } from './list.mjs' */

const signUp = tab('Sign up');

/** @param {Page} page */
const openRival = async (page) => {
  await page.locator('tbody tr:not([data-mine])').first().getByRole('button').first().click();
  await page.getByText('Net points').waitFor();
};
/** @param {Page} page */
const openOwnTeam = async (page) => {
  await page
    .getByRole('row')
    .filter({ hasText: '(you)' })
    .or(page.locator('tr[data-mine]'))
    .getByRole('button')
    .first()
    .click();
  await page.getByText('Net points').waitFor();
};

/**
 * The start of the native app, whose server answers the check like this; the clock runs for so long.
 *
 * @param {((route: Route) => unknown) | undefined} check @param {number} ms
 */
const nativeStart = (check, ms) => ({
  native: true,
  /** @param {Page} page */
  async before(page) {
    await page.addInitScript(() => localStorage.setItem('tl-refresh-token', 'kept'));
    await page.route('**/v1/auth/refresh', () => undefined);
    await page.route('**/v1/check', (route) => void check?.(route));
    await page.clock.install();
  },
  /** @param {Page} page */
  async show(page) {
    for (let passed = 0; passed < ms; passed += 500) {
      await page.clock.runFor(500);
      // Responses arrive in real time, not in the page's.
      await page.waitForTimeout(15);
    }
  },
});
const fine = { success: true, alert: '', app_support: '1.0' };
const alerted = nativeStart(answer(200, { ...fine, alert: 'We move house tonight at 23:00.' }), 14_000);

/** @type {readonly Screen[]} */
export const shellScreens = [
  { name: 'login' },
  { name: 'login, empty', show: press('Log in') },
  {
    name: 'login, refused',
    show: inTurn(fill('Email', 'nobody@touchline.test'), fill('Password', 'not-this-one'), press('Log in')),
  },
  { name: 'sign up', show: signUp },
  { name: 'sign up, with errors', show: inTurn(signUp, press('Create account')) },
  { name: 'terms', show: inTurn(signUp, press('terms of service')) },
  {
    name: 'terms, not to be had',
    before: failing('**/v1/tos', 500, ''),
    show: inTurn(signUp, press('terms of service')),
  },
  { name: 'info', show: press('Info') },
  { name: 'forgot password', show: press('Forgot password') },
  {
    name: 'set password',
    show: inTurn(press('Forgot password'), press('I already have a code'), press('Change password')),
  },
  { name: 'confirm email', account: 'unconfirmed' },
  {
    name: 'confirm email, wrong code',
    account: 'unconfirmed',
    before: failing('**/v1/auth/confirm_email', 400, {
      success: false,
      error: 'bad_request',
      message: 'This is not the code we sent.',
    }),
    show: inTurn(fill('Code', '000000'), press('Confirm')),
  },
  {
    name: 'confirm email, locked',
    account: 'unconfirmed',
    before: failing('**/v1/auth/confirm_email', 429, {
      success: false,
      error: 'too_many_requests',
      message: 'Too many attempts. Try again in 40 seconds.',
      retry_after: 40,
    }),
    show: inTurn(fill('Code', '000000'), press('Confirm')),
  },
  { name: 'onboarding 0, team id', account: 'newcomer' },
  {
    name: 'onboarding 0, unknown team',
    account: 'newcomer',
    show: inTurn(fill('Team ID', '999999999'), press('Search')),
  },
  {
    name: 'onboarding 1, is it yours',
    account: 'newcomer',
    show: async (page, team) => {
      await fill('Team ID', team)(page);
      await press('Search')(page);
    },
  },
  { name: 'onboarding 2, rivals', account: 'linked' },
  { name: 'onboarding 2, by league', account: 'linked', show: tab('By league') },
  { name: 'onboarding 2, by ids', account: 'linked', show: tab('By IDs') },
  ...[1, 2, 3, 4, 5, 6].map((slide) => ({
    name: `onboarding 3, slide ${slide}`,
    account: 'choosing',
    /** @param {Page} page */
    show: async (page) => {
      for (let step = 1; step < slide; step += 1) await page.keyboard.press('ArrowRight');
    },
  })),
  { name: 'banned', account: 'banned' },
  { name: 'loading, starting', ...nativeStart(undefined, 2000) },
  { name: 'loading, checking', ...nativeStart(undefined, 9000) },
  { name: 'loading, loading', ...nativeStart(answer(200, fine), 14_000) },
  { name: 'loading, timeout', ...nativeStart(undefined, 31_000) },
  {
    name: 'loading, maintenance',
    ...nativeStart(answer(503, { success: false, error: 'unavailable', message: '' }), 10_000),
  },
  {
    name: 'loading, 404',
    ...nativeStart(answer(404, { success: false, error: 'not_found', message: '' }), 10_000),
  },
  {
    name: 'loading, too old',
    ...nativeStart(answer(200, { ...fine, app_support: '1.4' }), 14_000),
  },
  {
    name: 'server alert',
    ...alerted,
    show: async (page) => {
      await alerted.show(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'home, live', account: 'free' },
  { name: 'home of a holder', account: 'pass' },
  {
    name: 'home, game down',
    account: 'free',
    before: changing('**/v1/dashboard', ({ status }) =>
      Object.assign(status, { game_down: 'The game is being updated.' }),
    ),
    path: '/',
  },
  {
    name: 'home, everything failed',
    account: 'free',
    path: '/about',
    show: async (page) => {
      await page.route(/\/v1\/(dashboard|micro|team|fixtures|footballers|transfers)/, answer(500, ''));
      await page.goto(new URL('/', page.url()).href);
    },
  },
  { name: 'home, without rivals', account: 'alone' },
  { name: 'rivals recommendation', account: 'alone', fresh: true },
  { name: 'locked metric', account: 'free', path: '/team', show: metric('Cost') },
  {
    name: 'pass card',
    account: 'free',
    path: '/team',
    show: inTurn(metric('Cost'), press(/Season pass content/)),
  },
  { name: 'locked rows', account: 'free', path: '/elite_picks' },
  { name: 'locked cells', account: 'free', path: '/footballers/predictions' },
  {
    name: 'footballer sheet',
    account: 'pass',
    path: '/team',
    show: async (page) => {
      await metric('GW points')(page);
      await page.getByRole('list', { name: 'Goalkeeper' }).getByRole('button').first().click();
    },
  },
  { name: 'team popup', account: 'free', path: '/rivals/rivals', show: openRival },
  {
    name: 'team popup, picks',
    account: 'free',
    path: '/rivals/rivals',
    show: inTurn(openRival, (page) => page.getByRole('tab', { name: 'Picks' }).scrollIntoViewIfNeeded()),
  },
  {
    name: 'team popup, squad',
    account: 'pass',
    path: '/rivals/rivals',
    show: inTurn(openRival, tab('Squad'), (page) =>
      page.getByRole('table', { name: 'Squad: List' }).scrollIntoViewIfNeeded(),
    ),
  },
  { name: 'team popup, own', account: 'free', path: '/rivals/rivals', show: openOwnTeam },
  {
    name: 'team popup, failed',
    account: 'free',
    path: '/rivals/rivals',
    before: failing('**/v2/team/popup/**', 500, ''),
    show: async (page) => {
      const names = page.getByRole('rowheader').getByRole('button');
      await names.nth(1).or(page.getByRole('table').getByRole('button').nth(8)).first().click();
      await page.getByText('No footballer found').waitFor();
    },
  },
  { name: 'switcher', account: 'pass', show: press(/^Rivals view:/) },
  {
    name: 'switcher, locked',
    account: 'free',
    show: inTurn(press(/^Rivals view:/), (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Season pass/ })
        .first()
        .click(),
    ),
  },
  { name: 'profile menu', account: 'pass', show: press(/^Profile of/) },
  {
    name: 'more',
    account: 'free',
    only: 'phone',
    show: async (page) => {
      await page.getByRole('button', { name: 'More' }).first().click();
    },
  },
  {
    name: 'notification, success',
    account: 'pass',
    path: '/profile',
    show: inTurn((page) => fill('Username', `Pat of ${page.viewportSize()?.width}`)(page), press('Save')),
  },
  {
    name: 'notification, error',
    account: 'pass',
    path: '/profile/change_pass',
    show: inTurn(
      fill('Old password', 'kick-off-at-three'),
      fill('New password', 'kick-off-at-three'),
      fill('Confirm new password', 'kick-off-at-three'),
      press('Change password'),
    ),
  },
  {
    name: 'notification, undo',
    account: 'pass',
    path: '/team',
    show: async (page) => {
      await metric('Watchlist')(page);
      await press(/^Watch /)(page);
      await page.waitForTimeout(800);
      await press(/^Watch /)(page);
    },
  },
  { name: 'not found', account: 'free', path: '/nowhere' },
  {
    name: 'internal server error',
    account: 'free',
    path: '/about',
    // Home's own code throws, where no remote's boundary catches it.
    show: async (page) => {
      await page.evaluate(() => {
        const real = Array.prototype.filter;
        Array.prototype.filter = function (...input) {
          if (this.includes('home.team')) throw new Error('broken on purpose');
          return real.apply(this, input);
        };
      });
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
    },
  },
  {
    name: 'remote failed',
    account: 'free',
    path: '/about',
    show: async (page) => {
      await page.route('**/r/mf-clubs/**', (route) => route.abort());
      await page.goto(new URL('/clubs', page.url()).href);
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    },
  },
  { name: 'about', account: 'free', path: '/about' },
  { name: 'season pass', account: 'free', path: '/season_pass' },
  { name: 'profile', account: 'free', path: '/profile' },
  { name: 'delete account', account: 'free', path: '/profile/delete' },
  {
    name: 'offline, my team',
    account: 'free',
    path: '/team',
    show: async (page) => {
      await metric('Watchlist')(page);
      await page.context().setOffline(true);
    },
  },
  {
    name: 'offline, a form',
    account: 'free',
    path: '/profile/change_pass',
    show: (page) => page.context().setOffline(true),
  },
  // The season's clock only goes on: these come last, in its order.
  ...Object.keys(moments).map((state) => ({ name: `home, ${state}`, account: 'free', state })),
];
