// @ts-check
/**
 * `npm run screens`: pictures of every state and popup of the shell, light and dark, phone and desktop, in
 * .cache/screens, with a contact sheet of each kind. For eyes, not for comparison by machine.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './lib/browser.mjs';
import { root } from './lib/run.mjs';
import { startServer } from './lib/server.mjs';
import { step } from './lib/terminal.mjs';

/** @import { Page } from '@playwright/test' */
/** @typedef {{ name: string, account?: string, path?: string, show?: (page: Page) => Promise<unknown> }} Screen */

const password = 'kick-off-at-three';
const out = join(root, '.cache/screens');

/** @param {RegExp | string} name @returns {(page: Page) => Promise<void>} */
const press = (name) => (page) => page.getByRole('button', { name }).first().click();
/** @param {Page} page */
const signUp = (page) => page.getByRole('tab', { name: 'Sign up' }).click();
/** @param {Page} page */
const openTeamOfList = async (page) => {
  const names = page.getByRole('rowheader').getByRole('button');
  await names.nth(1).or(page.getByRole('table').getByRole('button').nth(8)).first().click();
  await page.getByText('Net points').waitFor();
};
/** @param {Page} page @param {string} metric */
const choose = (page, metric) => page.getByRole('radio', { name: metric }).click();

/** @type {Screen[]} */
const screens = [
  { name: '01 login' },
  { name: '02 login refused', show: (page) => press('Log in')(page) },
  { name: '03 sign up', show: signUp },
  {
    name: '04 sign up with errors',
    show: async (page) => {
      await signUp(page);
      await press('Create account')(page);
    },
  },
  {
    name: '05 terms',
    show: async (page) => {
      await signUp(page);
      await press('terms of service')(page);
    },
  },
  { name: '06 info', show: press('Info') },
  { name: '07 forgot password', show: press('Forgot password') },
  {
    name: '08 set password',
    show: async (page) => {
      await press('Forgot password')(page);
      await press('I already have a code')(page);
    },
  },
  { name: '09 confirm email', account: 'unconfirmed' },
  { name: '10 team id', account: 'newcomer' },
  { name: '11 banned', account: 'banned' },
  { name: '12 home', account: 'free' },
  { name: '13 home of a holder', account: 'pass' },
  { name: '14 my team', account: 'free', path: '/team' },
  {
    name: '15 locked metric',
    account: 'free',
    path: '/team',
    show: (page) => choose(page, 'Cost'),
  },
  {
    name: '16 pass card',
    account: 'free',
    path: '/team',
    show: async (page) => {
      await choose(page, 'Cost');
      await press(/Season pass content/)(page);
    },
  },
  {
    name: '17 footballer',
    account: 'pass',
    path: '/team',
    show: async (page) => {
      await choose(page, 'GW points');
      await page.getByRole('list', { name: 'Goalkeeper' }).getByRole('button').first().click();
    },
  },
  { name: '18 team popup', account: 'free', path: '/rivals/rivals', show: openTeamOfList },
  {
    name: '19 squad in the popup',
    account: 'pass',
    path: '/rivals/rivals',
    show: async (page) => {
      await openTeamOfList(page);
      await page.getByRole('tab', { name: 'Squad' }).click();
      await page.getByRole('table', { name: 'Squad: List' }).scrollIntoViewIfNeeded();
    },
  },
  { name: '20 switcher', account: 'pass', show: press(/^Rivals view:/) },
  {
    name: '21 switcher locked',
    account: 'free',
    show: async (page) => {
      await press(/^Rivals view:/)(page);
      await press(/Season pass/)(page);
    },
  },
  { name: '23 profile menu', account: 'pass', show: press(/^Profile of/) },
  {
    name: '24 more',
    account: 'free',
    show: async (page) => {
      const more = page.getByRole('button', { name: 'More' });
      if (await more.count()) await more.first().click();
    },
  },
  { name: '25 not found', account: 'free', path: '/nowhere' },
  { name: '26 about', account: 'free', path: '/about' },
  {
    name: '27 notification',
    account: 'pass',
    path: '/team',
    show: async (page) => {
      await choose(page, 'Watchlist');
      await press(/^Watch /)(page);
      await page.waitForTimeout(800);
      await press(/^Watch /)(page);
    },
  },
  {
    name: '28 widget failed',
    account: 'free',
    path: '/about',
    show: async (page) => {
      await page.route('**/v1/{dashboard,micro/**,team/overview}', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.goto(new URL('/', page.url()).href);
    },
  },
  { name: '29 season pass', account: 'free', path: '/season_pass' },
];

const sizes = {
  phone: { width: 390, height: 844, columns: 6 },
  desktop: { width: 1280, height: 800, columns: 4 },
};

/** @param {string} url @param {string} account */
async function cookiesOf(url, account) {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'touchline-web', 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@touchline.test`, password, remember: true }),
  });
  return answer.headers.getSetCookie().map((cookie) => {
    const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
    return { name, value: value.join('='), url };
  });
}

const only = process.argv[2];
const wanted = screens.filter(({ name }) => !only || name.includes(only));

const server = await startServer({ CLOCK: '2024-01-20T13:40:00Z' });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
try {
  for (const [size, { columns, ...viewport }] of Object.entries(sizes))
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const kind = `${size}-${colorScheme}`;
      await step(`Screens: ${kind}`, async () => {
        const files = [];
        for (const screen of wanted) {
          const context = await browser.newContext({
            viewport,
            colorScheme,
            reducedMotion: 'reduce',
            locale: 'en-GB',
            timezoneId: 'Europe/London',
          });
          if (screen.account) await context.addCookies(await cookiesOf(server.url, screen.account));
          const page = await context.newPage();
          page.setDefaultTimeout(10_000);
          await page.goto(server.url + (screen.path ?? '/'));
          // The event stream never ends, so the network is never idle.
          await page.locator('h1').first().waitFor();
          await page.waitForTimeout(1500);
          await screen.show?.(page).catch((error) => process.stderr.write(`${screen.name}: ${error}\n`));
          await page.waitForTimeout(600);
          const file = join(out, `${screen.name.replaceAll(' ', '-')}.${kind}.png`);
          await page.screenshot({ path: file });
          files.push(file);
          await context.close();
        }
        await contactSheet(files, kind, columns);
      });
    }
} finally {
  await browser.close();
  await server.stop();
}

/** @param {string[]} files @param {string} kind @param {number} columns */
async function contactSheet(files, kind, columns) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  const pictures = files.map((file) => readFileSync(file).toString('base64'));
  await page.setContent(
    `<body style="margin:8px;display:grid;gap:8px;grid-template-columns:repeat(${columns},1fr);background:#888">
     ${pictures.map((picture) => `<img style="width:100%" src="data:image/png;base64,${picture}">`).join('')}</body>`,
  );
  await page.screenshot({ path: join(out, `sheet.${kind}.png`), fullPage: true });
  await page.close();
}
