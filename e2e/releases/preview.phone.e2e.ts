import { expectAccessible } from '../support/axe';
import { signInAs, releasesTest as test } from '../support/demo';
import { buildWithPage, inBrowserOnly, publish, readBuild, releaseIdOf } from '../support/releases';
import { expect } from '../support/test';

const words = 'These are the clubs of the preview.';

/** A build whose page is one sentence. */
const other = inBrowserOnly(buildWithPage(readBuild('mf-clubs'), '/clubs', `()=>"${words}"`));
const release = releaseIdOf(other);
const link = `/clubs?preview=mf-clubs@${release}`;

test('staff open a preview by its link and go back to live, nobody else sees it', async ({
  page,
  app,
  browser,
}) => {
  await publish(app, other, { preview: true });

  const reader = await browser.newPage();
  await signInAs(reader, app, 'free');
  await reader.goto(app.url + link);
  await expect(reader.getByText('MCI').first()).toBeVisible();
  await expect(reader).toHaveURL(`${app.url}/clubs`);
  await expect(reader.getByRole('button', { name: 'Preview' })).toBeHidden();
  await reader.close();

  await signInAs(page, app, 'admin');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Show a preview?' })).toBeVisible();
  await expect(page.getByText(release)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show the preview' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/clubs`);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'touchline_releases')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });

  await page.getByRole('button', { name: 'Preview' }).click();
  const overlay = page.getByRole('dialog', { name: 'Releases on this page' });
  const ofClubs = overlay.getByRole('listitem').filter({ hasText: 'mf-clubs' });
  await expect(ofClubs).toContainText(release);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expect(ofClubs).toContainText(/Load time\d+ ms/);
  await ofClubs.getByRole('button', { name: 'Back to live: Clubs' }).click();
  await expect(page.getByText('MCI').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeHidden();

  await page.goto('/admin/remotes');
  await page.getByRole('button', { name: 'Preview a release' }).click();
  await ofClubs.getByRole('combobox').selectOption(release);
  await ofClubs.getByRole('button', { name: `Show ${release} of Clubs` }).click();
  await page.waitForURL('/admin/remotes');
  await page.goto('/clubs');
  await expect(page.getByText(words)).toBeVisible();

  await page.goto('/clubs?safe-mode');
  await expect(page.getByText('MCI').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Safe mode' })).toBeVisible();
  await page.goto('/clubs?safe-mode=off');
  await expect(page.getByText('MCI').first()).toBeVisible();

  await page.goto('/clubs?preview=mf-clubs@1.0.0-0000000000');
  await expect(page.getByText(/^mf-clubs has no release "1.0.0-0000000000"/)).toBeVisible();
  await expect(page.getByText('MCI').first()).toBeVisible();
});
