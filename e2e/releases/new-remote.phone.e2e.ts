import { bareRelease } from '../support/bareRemote/build';
import { changeReleases, contractOf, publish, readBuild } from '../support/releases';
import { signInAs, releasesTest as test } from '../support/demo';
import { expect } from '../support/test';

test('a new remote brings its widget to Home, its link and its name, on a shell that never heard of it', async ({
  page,
  app,
  watched,
}) => {
  // Switched off at the end, which the console says too.
  watched.allow(/mf-weather/);
  await signInAs(page, app, 'free');
  await publish(
    app,
    await bareRelease(contractOf(readBuild('mf-clubs')), {
      title: 'Weather service',
      places: [{ to: '/weather', label: 'Weather', icon: 'Timeline', order: 115 }],
      widgets: [{ name: 'Forecast', slot: 'home.weather', home: { order: 25, height: 80 } }],
    }),
  );

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Forecast' })).toBeVisible();
  // After the rivals and before the fixtures, as it asks. Each widget brings its own heading.
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const before = async () => {
    const texts = await headings.allTextContents();
    return texts.slice(texts.indexOf('Forecast') - 1)[0];
  };
  await expect.poll(before).toMatch(/Rivals/);

  await page.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Weather' })).toBeVisible();
  const links = await sheet.getByRole('link').allTextContents();
  expect(links.slice(0, 3)).toEqual(['Players', 'Weather', 'Transfers']);
  await sheet.getByRole('link', { name: 'Weather' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weather' })).toBeVisible();

  await changeReleases(app, 'mf-weather', 'disable');
  await page.goto('/weather');
  await expect(page.getByText('Weather service is switched off at the moment.')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'Players', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Weather', exact: true })).toBeHidden();
});
