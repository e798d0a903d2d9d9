import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls, silenceStream } from '../support/calls';
import { emailOf, signInAs, test } from '../support/demo';
import { newManager, signIn } from '../support/managers';
import {
  expectAge,
  goOffline,
  goOnline,
  lineIsDown,
  linesAreCut,
  openAndKeep,
  untilKept,
  untilKeptAnew,
} from '../support/offline';
import { fixturesWith, publish, rollback } from '../support/releases';
import { openSilentLine } from '../support/silentLine';
import { expect } from '../support/test';

/**
 * J15, part 1: the app without a network. What is written in the meantime is in waiting.e2e.ts.
 */
test.use({ serviceWorkers: 'allow' });

const benchOf = (page: Page) => page.getByRole('list', { name: 'Bench' }).getByRole('listitem');

/** Opens the team's page, whole and kept. @returns its bench */
async function openTeam(page: Page): Promise<Locator> {
  const bench = benchOf(page);
  await openAndKeep(page, '/team', bench.first());
  await expect(bench).toHaveCount(4);
  return bench;
}

/** What the phone knows of the installed app. */
interface InstalledApp {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly share_target: { readonly action: string };
}

/** One page of the shell and of each remote. */
const pagesOfEachSide = [
  '/',
  '/team',
  '/rivals/rivals',
  '/fixtures/24',
  '/fixture/ars-new',
  '/footballers/list',
  '/clubs',
  '/profile',
];

test('offline after a visit, /team opens again with its pitch, its time, and a star that can be pressed', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(lineIsDown);
  await signInAs(page, app, 'free');
  const bench = await openTeam(page);

  await goOffline(page);
  // A match is running: until here the points could change.
  const squad = await bench.allTextContents();
  await page.reload();
  await expectAge(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My team' })).toBeVisible();
  await expect(bench).toHaveCount(4);
  expect(await bench.allTextContents()).toEqual(squad);
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  await page.getByRole('list', { name: 'Bench' }).getByRole('button').first().click();
  const star = page.getByRole('dialog').getByRole('button', { name: /^Watch / });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await silenceStream(context);
  const calls = recordCalls(page);
  await goOnline(page);
  await expect.poll(() => calls.countOf('GET /v1/team/main')).toBe(1);
  await calls.untilQuiet();
  expect(calls.countOf('GET /v1/team/main')).toBe(1);
  expect(calls.countOf('POST /v1/auth/refresh')).toBe(1);
});

test('on a line that does not answer, the kept page opens after four seconds with its age, and is whole once it answers', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(lineIsDown);
  // The line has an address of its own.
  watched.allow(/^asked http:\/\/127\.0\.0\.1/);
  await signInAs(page, app, 'free');
  const line = await openSilentLine(app.url);
  await page.goto(`${line.url}/team`);
  const bench = benchOf(page);
  await expect(bench).toHaveCount(4);
  await untilKept(page);
  // Waits for the first control of the page by the worker.
  await page.reload();
  await expect(bench).toHaveCount(4);

  const letThrough = line.silence();
  const since = Date.now();
  await page.reload({ waitUntil: 'commit' });
  await expectAge(page);
  await expect(bench).toHaveCount(4);
  expect(Date.now() - since).toBeGreaterThan(3500);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

  letThrough();
  await expect(page.getByText(/^You are offline/)).toHaveCount(0, { timeout: 4000 });
  await page
    .getByRole('button', { name: /^Refresh/ })
    .first()
    .click();
  await expect(bench).toHaveCount(4);
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveCount(0);
  line.close();
});

test('offline, the pages that were visited open with the age of their data, and another one says that it was not', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(linesAreCut);
  await signInAs(page, app, 'pass');
  const visited = {
    '/': page.getByRole('heading', { level: 2, name: 'My team' }),
    '/rivals/rivals': page.getByRole('table').first(),
    '/fixtures/24': page.getByRole('link', { name: /Arsenal|ARS/ }).first(),
    '/team/plan': page.getByRole('list', { name: 'Bench' }),
  };
  for (const [path, content] of Object.entries(visited)) {
    await openAndKeep(page, path, content);
  }
  await goOffline(page);
  for (const [path, content] of Object.entries(visited)) {
    await page.goto(path);
    await expectAge(page, path);
    await expect(content, path).toBeVisible();
  }

  // A link from elsewhere opens a tab of its own: once to a page with data, once to one that was never opened.
  const tab = await context.newPage();
  await tab.goto('/fixtures/24?from=mail');
  await expect(tab.getByRole('heading', { level: 1, name: 'Gameweek 24' })).toBeVisible();
  await expect(tab.getByText(/^You are offline\. Showing data from/)).toBeVisible();
  await tab.goto('/clubs/strength');
  await expect(
    tab.getByText(/^You are offline, and this page has not been opened on this device yet\./),
  ).toBeVisible();
  await tab.goto('/fixtures/20');
  await expect(tab.getByText(/^You are offline, so .+ could not be fetched\./).first()).toBeVisible();
  await expectAccessible(tab);
  await tab.close();
});

test('back online, the banner goes within three seconds on every page', async ({ page, app, watched }) => {
  watched.allow(linesAreCut);
  await signInAs(page, app, 'free');
  const banner = page.getByRole('status').getByText(/^You are offline\./);
  for (const path of pagesOfEachSide) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goOffline(page);
    await expect(banner, path).toBeVisible();
    await page.context().setOffline(false);
    await expect(banner, path).toHaveCount(0, { timeout: 3000 });
  }
});

test(
  'the page that is kept for a day without network holds nobody’s session',
  { tag: '@phone' },
  async ({ page, app }) => {
    await signInAs(page, app, 'free');
    await page.goto('/about');
    const answer = await page.request.get('/builds/offline.html');
    expect(answer.headers()['set-cookie']).toBeUndefined();
    const html = await answer.text();
    expect(html).toContain('"session":null');
    expect(html).not.toContain(emailOf('free'));
    expect(html).not.toContain('Bearer');
    // The same rules as for any page: scripts by nonce and hash only.
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    for (const [tag] of html.matchAll(/<script [^>]*src=[^>]*>/g)) expect(tag).toMatch(/integrity="sha384-/);
  },
);

test('after a logout nothing of the account is left in the browser, and offline leads to the login', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(lineIsDown);
  const manager = await newManager(page, app);
  await signIn(page, app, manager);
  await openTeam(page);
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain('tl-last');
  expect(left).not.toContain(manager.email);
  await untilKept(page);

  await goOffline(page);
  await page.goto('/team');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bench' })).toHaveCount(0);
  await page.context().setOffline(false);
});

test('with a worker in between, a release is seen on the next navigation, and the one before after a rollback', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await openAndKeep(page, '/fixtures/24', page.getByText(/^Deadline /).first());
  await publish(app, fixturesWith('Last call'));
  try {
    await page.goto('/fixtures/24');
    await expect(page.getByText(/^Last call /).first()).toBeVisible();
  } finally {
    await rollback(app, 'mf-fixtures');
  }
  await page.goto('/fixtures/24');
  await expect(page.getByText(/^Deadline /).first()).toBeVisible();
});

test('a worker that was taken away, or whose caches were, leaves the app as it is', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  await page.goto('/team');
  await untilKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(benchOf(page)).toHaveCount(4);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  });
  await page.reload();
  await expect(benchOf(page)).toHaveCount(4);
});

test('a release that is made while a phone is offline waits for the line, and is then there without it too', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(linesAreCut);
  await signInAs(page, app, 'free');
  const before = page.getByText(/^Deadline /).first();
  const after = page.getByText(/^Last orders /).first();
  await page.goto('/fixtures/24');
  await expect(before).toBeVisible();
  const kept = await untilKept(page);
  await goOffline(page);
  await publish(app, fixturesWith('Last orders'));
  try {
    await page.reload();
    await expectAge(page);
    await expect(before).toBeVisible();

    await goOnline(page);
    await page.reload();
    await expect(after).toBeVisible();
    await untilKeptAnew(page, kept);
    await goOffline(page);
    await page.reload();
    await expectAge(page);
    await expect(after).toBeVisible();
  } finally {
    await page.context().setOffline(false);
    await rollback(app, 'mf-fixtures');
  }
});

test('offline, the shortcuts of the icon open their pages, and a link that another app shares opens the page for it', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(linesAreCut);
  await signInAs(page, app, 'free');
  const manifest = await page.request.get('/manifest.webmanifest');
  const { shortcuts, share_target } = (await manifest.json()) as InstalledApp;
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await untilKept(page);
  }
  await goOffline(page);
  const tab = await context.newPage();
  for (const { url } of shortcuts) {
    await tab.goto(url);
    await expectAge(tab, url);
    await expect(tab.getByRole('alert'), url).toHaveCount(0);
  }

  const share = (text: string) => tab.goto(`${share_target.action}?${String(new URLSearchParams({ text }))}`);
  await share('My players: https://fantasy.premierleague.com/my-team');
  await expect(tab).toHaveURL(`${app.url}/team`);
  await expectAge(tab);
  await expect(benchOf(tab)).toHaveCount(4);
  await share('Look: https://fantasy.premierleague.com/fixtures/20');
  await expect(tab).toHaveURL(`${app.url}/fixtures/20`);
  await expect(tab.getByText(/^You are offline, so .+ could not be fetched\./).first()).toBeVisible();
  await tab.close();
});

test('offline, the next reader of a browser sees nothing of the one before', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(linesAreCut);
  await signInAs(page, app, 'pass');
  await page.goto('/rivals/rivals');
  await expect(page.getByRole('table').first()).toBeVisible();
  const bench = await openTeam(page);
  await context.clearCookies();
  await signInAs(page, app, 'full');
  await page.goto('/rivals/rivals');
  const ownRivals = page.getByRole('main').getByRole('rowheader');
  await expect(ownRivals.first()).toBeVisible();
  const rivals = await ownRivals.allInnerTexts();
  await untilKept(page);

  await goOffline(page);
  await page.reload();
  await expectAge(page);
  expect(await ownRivals.allInnerTexts()).toEqual(rivals);
  await page.goto('/team');
  await expect(page.getByText(/^You are offline, so .+ could not be fetched\./).first()).toBeVisible();
  await expect(bench).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(emailOf('pass'));
  await page.context().setOffline(false);
});
