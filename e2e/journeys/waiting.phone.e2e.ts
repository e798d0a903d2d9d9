import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls, silenceStream } from '../support/calls';
import { read, signInAs, test } from '../support/demo';
import { newManager, signIn } from '../support/managers';
import { bannerOf, goOffline, goOnline, lineIsDown, openAndKeep } from '../support/offline';
import { call, expect } from '../support/test';

/**
 * J15, part 2: changes made offline are queued, and sent once the connection is restored.
 */
test.use({ serviceWorkers: 'allow' });

test('a plan that is saved offline waits, and is sent when the connection is back', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(lineIsDown);
  const session = await signInAs(page, app, 'pass');
  await silenceStream(context);
  await openAndKeep(page, '/team/plan', page.getByRole('list', { name: 'Bench' }));
  await goOffline(page);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('On the train');
  await page.getByRole('combobox', { name: 'Chip' }).selectOption('Bench boost');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/1 change waits until you are back online\./)).toBeVisible();

  await goOnline(page);
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
  watched.allow(lineIsDown);
  watched.allow(/404/);
  const free = await signInAs(page, app, 'free');
  const { rival_ids } = await read<{ rival_ids: number[] }>(app, free, '/v1/rivals/state');
  const rival = rival_ids[1] ?? 0;
  const nobody = 8_999_999;
  const manager = await newManager(page, app);
  await signIn(page, app, manager);
  await silenceStream(context);
  const stars = page.getByRole('button', { name: /^Watch / });
  await openAndKeep(page, '/rivals/rivals', page.getByLabel('Team ID'));
  await openAndKeep(page, '/footballers/list', stars.nth(1));

  await goOffline(page);
  const banner = bannerOf(page);
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
  await goOnline(page);
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

test('two tabs that are offline have one queue: both count it, and it is sent once, in the order it was made', async ({
  page,
  app,
  context,
  watched,
}) => {
  watched.allow(lineIsDown);
  await signIn(page, app, await newManager(page, app));
  await silenceStream(context);
  const other = await context.newPage();
  const tabs = [page, other];
  const starOf = (tab: Page, at: number) => tab.getByRole('button', { name: /^Watch / }).nth(at);
  for (const tab of tabs) {
    await openAndKeep(tab, '/footballers/list', starOf(tab, 1));
  }
  await goOffline(page);
  await starOf(other, 1).click();
  for (const tab of tabs)
    await expect(bannerOf(tab)).toContainText('1 change waits until you are back online.');
  await starOf(page, 0).click();
  for (const tab of tabs) {
    await expect(bannerOf(tab)).toContainText('2 changes wait until you are back online.');
    for (const at of [0, 1]) await expect(starOf(tab, at)).toHaveAttribute('aria-pressed', 'true');
  }
  const linkOf = (at: number) => page.locator('tbody a[href^="/footballer/"]').nth(at).getAttribute('href');
  const [first, second] = [await linkOf(0), await linkOf(1)];

  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/v1/watch/'))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await goOnline(page);
  await expect(bannerOf(other)).toHaveCount(0);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toEqual([second, first].map((link) => `POST /v1/watch${link ?? ''}`));
  for (const tab of tabs) {
    await tab.reload();
    for (const at of [0, 1]) await expect(starOf(tab, at)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(sent).toHaveLength(2);
});
