import { signInAs, releasesTest as test } from '../support/demo';
import { newManagersUntil, signIn } from '../support/managers';
import { buildWithPage, changeReleases, idOf, publish, readBuild } from '../support/releases';
import type { RunningApp } from '../support/runningApp';
import { takeOverAt, untilTakenOver } from '../support/takenOver';
import { expect } from '../support/test';

/** A build of which one page throws while it renders. */
const broken = buildWithPage(
  readBuild('mf-clubs'),
  '/clubs/points',
  '()=>{throw new Error("broken canary")}',
);

/** Whether the page of a reader names the canary: the server decides it by a hash of the account. */
const getsCanary = (app: RunningApp) => async (cookies: readonly string[]) => {
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const answer = await fetch(`${app.url}/clubs`, { headers: { cookie } });
  return (await answer.text()).includes(`/r/mf-clubs/${idOf(broken)}/`);
};

test('a canary at 10 % whose one page in three throws is withdrawn by itself, and nobody else sees it; a remote can be switched off', async ({
  page,
  app,
  watched,
  browser,
}) => {
  // Four to six rounds of three whole pages, and the app's own start: 80 s on a machine with other work.
  test.slow();
  watched.allow(/broken canary|mf-clubs|Clubs/);
  // The server renders what the build's server file has; the browser throws at it and renders the whole page anew.
  watched.allow(/^Error: Minified React error #520;/);
  await publish(app, broken, { canary: { share: 10 } });

  // Which readers get it is decided by their id, which is another one in every app.
  const { found: onLive } = await newManagersUntil(
    page,
    app,
    async (cookies) => !(await getsCanary(app)(cookies)),
  );
  const other = await browser.newPage();
  await signIn(other, app, onLive);
  await other.goto(`${app.url}/clubs/points`);
  await expect(other.getByText('MCI').first()).toBeVisible();

  const { found, others } = await newManagersUntil(page, app, getsCanary(app));
  // One reader in ten: more than a hundred others would be one case in 38,000.
  expect(others.length).toBeLessThan(100);
  await signIn(page, app, found);
  const works = page.getByText('MCI').first();
  const failed = page.getByRole('button', { name: 'Try again' });
  const open = async (path: string) => {
    await page.goto(path);
    await expect(works.or(failed)).toBeVisible();
  };
  /** Until it is taken over it is the server's HTML, which the build's server file has. */
  const worksInTheBrowser = async (path: string) => {
    await open(path);
    await untilTakenOver(page);
    await takeOverAt(works);
    return works.isVisible();
  };
  const right = ['/clubs', '/clubs/strength'];
  for (const path of right) expect(await worksInTheBrowser(path)).toBe(true);
  let failures = 0;
  // A failed page is counted every three seconds for one account, and the canaries are looked at every five.
  await expect(async () => {
    for (const path of right) await open(path);
    const isWorking = await worksInTheBrowser('/clubs/points');
    if (!isWorking) failures += 1;
    expect(isWorking).toBe(true);
  }).toPass({ timeout: 75_000, intervals: [2000] });
  expect(failures).toBeGreaterThanOrEqual(3);

  await signInAs(page, app, 'admin');
  await page.goto('/admin/remotes');
  await expect(page.getByText(/^Canary .* was withdrawn on .* pages failed/)).toBeVisible();

  await changeReleases(app, 'mf-clubs', 'disable');
  try {
    const answer = await other.goto(`${app.url}/clubs`);
    expect(answer?.status()).toBe(503);
    await expect(other.getByText('Clubs is switched off at the moment.')).toBeVisible();
    await other.getByRole('button', { name: 'More' }).click();
    await expect(other.getByRole('link', { name: 'Transfers', exact: true })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Clubs', exact: true })).toBeHidden();
  } finally {
    await changeReleases(app, 'mf-clubs', 'enable');
  }
  await other.goto(`${app.url}/clubs`);
  await expect(other.getByText('MCI').first()).toBeVisible();
  await other.close();
});
