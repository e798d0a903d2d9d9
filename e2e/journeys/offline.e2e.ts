import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls, silenceStream } from '../support/calls';
import { emailOf, read, signInAs, test } from '../support/demo';
import { newManager, signIn } from '../support/managers';
import { changedBuild, publish, readBuild, rollback } from '../support/releases';
import { call, expect } from '../support/test';

/**
 * J15, parts 1 and 2: the app without a network. What looks the same at any width runs at the phone's only.
 */
test.use({ serviceWorkers: 'allow' });

/** Until the worker has all that the page runs on. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const wanted = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/[rs]\/[^?]+$/.test(name));
    for (;;) {
      const frames = await (await caches.open('touchline-frame')).keys();
      const kept = await Promise.all(wanted.map((name) => caches.match(name)));
      if (frames.length === 1 && kept.every(Boolean)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

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

test(
  'offline after a visit, /team opens again with its pitch, its time, and a star that can be pressed',
  { tag: '@phone' },
  async ({ page, app, context, watched }) => {
    // The worker answers a request that it cannot pass on with ERR_FAILED.
    watched.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await signInAs(page, app, 'free');
    await page.goto('/team');
    const bench = page.getByRole('list', { name: 'Bench' }).getByRole('listitem');
    await expect(bench).toHaveCount(4);
    await untilKept(page);

    await context.setOffline(true);
    // A match is running: until here the points could change.
    const squad = await bench.allTextContents();
    await page.reload();
    await expect(page.getByText(/^You are offline\. Showing data from \d\d:\d\d\.$/)).toBeVisible();
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
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
    await expect.poll(() => calls.countOf('GET /v1/team/main')).toBe(1);
    await page.waitForTimeout(3000);
    expect(calls.countOf('GET /v1/team/main')).toBe(1);
    expect(calls.countOf('POST /v1/auth/refresh')).toBe(1);
  },
);

test('offline, the pages that were visited open with the age of their data, and another one says that it was not', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Loading chunk|RemoteFault|ChunkLoadError/,
  );
  await signInAs(page, app, 'pass');
  const visited = {
    '/': page.getByRole('heading', { level: 2, name: 'My team' }),
    '/rivals/rivals': page.getByRole('table').first(),
    '/fixtures/24': page.getByRole('link', { name: /Arsenal|ARS/ }).first(),
    '/team/plan': page.getByRole('list', { name: 'Bench' }),
  };
  for (const [path, content] of Object.entries(visited)) {
    await page.goto(path);
    await expect(content, path).toBeVisible();
    await untilKept(page);
  }
  await context.setOffline(true);
  for (const [path, content] of Object.entries(visited)) {
    await page.goto(path);
    await expect(page.getByText(/^You are offline\. Showing data from \d\d:\d\d\.$/), path).toBeVisible();
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

test('a plan that is saved offline waits, and is sent when the connection is back', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const session = await signInAs(page, app, 'pass');
  await silenceStream(context);
  await page.goto('/team/plan');
  await expect(page.getByRole('list', { name: 'Bench' })).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('On the train');
  await page.getByRole('combobox', { name: 'Chip' }).selectOption('Bench boost');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/1 change waits until you are back online\./)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/team\/plan\/[0-9a-f-]{36}$/);
  const { drafts } = await read<{ drafts: { name: string }[] }>(app, session, '/v1/plans');
  expect(drafts.filter(({ name }) => name === 'On the train')).toHaveLength(1);
});

test('changes that are made offline are counted, outlive a reload, and are sent in order; a refused one is said', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|404/);
  const free = await signInAs(page, app, 'free');
  const { rival_ids } = await read<{ rival_ids: number[] }>(app, free, '/v1/rivals/state');
  const rival = rival_ids[1] ?? 0;
  const nobody = 8_999_999;
  const manager = await newManager(page, app);
  await signIn(page, app, manager);
  await silenceStream(context);
  const stars = page.getByRole('button', { name: /^Watch / });
  await page.goto('/rivals/rivals');
  await expect(page.getByLabel('Team ID')).toBeVisible();
  await untilKept(page);
  await page.goto('/footballers/list');
  await expect(stars.nth(1)).toBeVisible();
  await untilKept(page);

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: /You are offline\./ });
  await stars.nth(0).click();
  await stars.nth(1).click();
  await expect(banner).toContainText('2 changes wait until you are back online.');
  await stars.nth(0).click();
  await expect(banner).toContainText('1 change waits until you are back online.');
  await expect(stars.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(stars.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/rivals/rivals');
  for (const id of [nobody, rival]) {
    await page.getByLabel('Team ID').fill(String(id));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByLabel('Team ID')).toHaveValue('');
  }
  await page.reload();
  await expect(banner).toContainText('3 changes wait until you are back online.');
  await expectAccessible(page);

  const calls = recordCalls(page);
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await expect(
    page.getByText(new RegExp(`^Team ${nobody} could not be added to your rivals\\. `)),
  ).toBeVisible();
  const sent = calls.calls.map(({ name }) => name).filter((name) => /watch|rivals\/add/.test(name));
  expect(sent).toEqual([
    expect.stringMatching(/^POST \/v1\/watch\/footballer\/\d+$/),
    `POST /v1/rivals/add/${nobody}?ownership=true`,
    `POST /v1/rivals/add/${rival}?ownership=true`,
  ]);
  const { reply } = await call(app, 'POST', '/v1/auth/login', {
    email: manager.email,
    password: manager.password,
    remember: true,
  });
  const state = await read<{ rival_ids: number[] }>(app, reply.sessionToken ?? '', '/v1/rivals/state');
  expect(state.rival_ids).toEqual([rival]);
});

test(
  'back online, the banner goes within three seconds on every page',
  { tag: '@phone' },
  async ({ page, app, context, watched }) => {
    // What a page fetches ahead is cut off, and said; so is the check for a new worker.
    watched.allow(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|RemoteFault|when fetching the script/,
    );
    await signInAs(page, app, 'free');
    const banner = page.getByRole('status').getByText(/^You are offline\./);
    for (const path of pagesOfEachSide) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(true);
      await expect(banner, path).toBeVisible();
      await context.setOffline(false);
      await expect(banner, path).toHaveCount(0, { timeout: 3000 });
    }
  },
);

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

test(
  'after a logout nothing of the account is left in the browser, and offline leads to the login',
  { tag: '@phone' },
  async ({ page, app, context, watched }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const manager = await newManager(page, app);
    await signIn(page, app, manager);
    await page.goto('/team');
    await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);
    await untilKept(page);
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(left).not.toContain('tl-last');
    expect(left).not.toContain(manager.email);
    await untilKept(page);

    await context.setOffline(true);
    await page.goto('/team');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Bench' })).toHaveCount(0);
    await context.setOffline(false);
  },
);

test(
  'with a worker in between, a release is seen on the next navigation, and the one before after a rollback',
  { tag: '@phone' },
  async ({ page, app }) => {
    await signInAs(page, app, 'free');
    const build = readBuild('mf-fixtures');
    const marked = changedBuild(build, (_name, text) => text.replaceAll('"Deadline ', '"Last call '));
    await page.goto('/fixtures/24');
    await expect(page.getByText(/^Deadline /).first()).toBeVisible();
    await untilKept(page);
    await publish(app, marked);
    try {
      await page.goto('/fixtures/24');
      await expect(page.getByText(/^Last call /).first()).toBeVisible();
    } finally {
      await rollback(app, 'mf-fixtures');
    }
    await page.goto('/fixtures/24');
    await expect(page.getByText(/^Deadline /).first()).toBeVisible();
  },
);

test(
  'a worker that was taken away, or whose caches were, leaves the app as it is',
  { tag: '@phone' },
  async ({ page, app }) => {
    await signInAs(page, app, 'free');
    await page.goto('/team');
    await untilKept(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);
    await page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations())
        await registration.unregister();
    });
    await page.reload();
    await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);
  },
);
