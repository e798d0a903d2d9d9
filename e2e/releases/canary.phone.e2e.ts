import { signInAs, renderedTest as test } from '../support/demo';
import { buildWithPage, changeReleases, publish, readBuild } from '../support/releases';
import { expect } from '../support/test';

/** A build whose page throws while it renders. */
const broken = buildWithPage(readBuild('mf-clubs'), '/clubs', '()=>{throw new Error("broken canary")}');

test('a canary that throws is withdrawn by itself, nobody else sees it, and a remote can be switched off', async ({
  page,
  app,
  watched,
  browser,
}) => {
  watched.allow(/broken canary|mf-clubs|Clubs/);
  // The server renders what the build's server file has; the browser throws at it and renders the whole page anew.
  watched.allow(/^Error: Minified React error #520;/);
  await publish(app, broken, { canary: { role: 'BETA' } });

  const other = await browser.newPage();
  await signInAs(other, app, 'free');
  await other.goto(`${app.url}/clubs`);
  await expect(other.getByText('MCI').first()).toBeVisible();

  await signInAs(page, app, 'admin');
  const works = page.getByText('MCI').first();
  const failed = page.getByRole('button', { name: 'Try again' });
  const looks: boolean[] = [];
  // A failed page is counted every three seconds for one account, and the canaries are looked at every five.
  await expect(async () => {
    await page.goto('/clubs');
    await expect(works.or(failed)).toBeVisible();
    looks.push(await works.isVisible());
    expect(looks.at(-1)).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [3000] });
  expect(looks.filter((isWorking) => !isWorking).length).toBeGreaterThanOrEqual(3);

  await page.goto('/admin/remotes');
  await expect(page.getByText(/^Canary .* was withdrawn on .* pages failed/)).toBeVisible();

  await changeReleases(app, 'mf-clubs', 'disable');
  try {
    await other.goto(`${app.url}/clubs`);
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
