import { expect, type Page } from '@playwright/test';
import { live, secret, signInAs } from '../support/demo';
import { changeReleases, publish, releaseIdOf, rollback, shellWith } from '../support/releases';
import type { RunningApp } from '../support/runningApp';
import { testOn } from '../support/test';

const test = testOn({ CLOCK: live, SECRET: secret });

/** The button of the navigation has another word: in the browser's files and in the code for the server. */
const newer = shellWith('"More"', '"Else"');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const tellScreen = (page: Page, app: RunningApp) =>
  page
    .context()
    .addCookies([{ name: 'tl-screen', value: encodeURIComponent('390.0.Europe/London'), url: app.url }]);

/** The page's HTML as the server sent it, once it is rendered there: the first reader does not wait for its code. */
async function renderedPage(page: Page): Promise<string> {
  let html = '';
  await expect(async () => {
    html = (await (await page.goto('/clubs'))?.text()) ?? '';
    expect(html).toContain('"rendered":{');
  }).toPass({ timeout: 30_000 });
  return html;
}

const mainOf = (html: string) => /src="\/s\/(main\.\w+\.js)"/.exec(html)?.[1];

test('the shell is published, rolled back under an open tab that goes on working, and promoted again', async ({
  page,
  app,
  browser,
}) => {
  await signInAs(page, app, 'free');
  await tellScreen(page, app);
  const first = await renderedPage(page);
  await expect(button(page, 'More')).toBeVisible();

  await publish(app, newer);
  const second = await renderedPage(page);
  // The server draws the page with the build whose scripts it names.
  expect(mainOf(second)).not.toBe(mainOf(first));
  expect([first, second].map((html) => />Else</.test(html))).toEqual([false, true]);
  await expect(button(page, 'Else')).toBeVisible();

  // The newer build stays in this tab: it loads parts that it has not loaded yet.
  await rollback(app, 'shell');
  await button(page, 'Else').click();
  await page.getByRole('link', { name: 'Season Ticker' }).click();
  await expect(page).toHaveURL(/season_ticker/);
  await expect(button(page, 'Else')).toBeVisible();
  await expect(page.locator('main table').first()).toBeVisible();

  // The next navigation gets the older one.
  const third = await renderedPage(page);
  expect(mainOf(third)).toBe(mainOf(first));
  expect(third).not.toContain('>Else<');
  await expect(button(page, 'More')).toBeVisible();

  await changeReleases(app, 'shell', 'promote', { release: releaseIdOf(newer) });
  await renderedPage(page);
  await expect(button(page, 'Else')).toBeVisible();

  // /admin/remotes lists it like a remote.
  const admin = await browser.newPage();
  await signInAs(admin, app, 'admin');
  await admin.goto(`${app.url}/admin/remotes`);
  const section = admin.getByRole('table', { name: 'Releases of shell' });
  await expect(section.getByRole('row', { name: new RegExp(`${releaseIdOf(newer)}.*Live`) })).toBeVisible();
  await admin.close();
});

test('a canary of the shell that does not start is withdrawn by itself, and nobody else is affected', async ({
  page,
  app,
  watched,
  browser,
}) => {
  watched.allow(/broken shell/);
  // Before anything of the shell can run in a browser, also its own reports.
  const broken = shellWith('(()=>{"use strict";', '(()=>{throw new Error("broken shell");');
  await publish(app, broken, { canary: { role: 'BETA' } });

  const other = await browser.newPage();
  await signInAs(other, app, 'free');
  await other.goto(`${app.url}/clubs`);
  await expect(other.getByText('MCI').first()).toBeVisible();
  await other.close();

  await signInAs(page, app, 'admin');
  const looks: boolean[] = [];
  await expect(async () => {
    await page.goto('/clubs');
    const canary = (await page.content()).includes(releaseIdOf(broken));
    looks.push(!canary);
    expect(canary).toBe(false);
  }).toPass({ timeout: 60_000, intervals: [3200] });
  expect(looks.filter((isHealed) => !isHealed).length).toBeGreaterThanOrEqual(3);
  await expect(page.getByText('MCI').first()).toBeVisible();
});
