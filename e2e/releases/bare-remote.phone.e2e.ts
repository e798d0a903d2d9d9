import { bareRelease } from '../support/bareRemote/build';
import { contractOf, publish, readBuild } from '../support/releases';
import { signInAs, releasesTest as test } from '../support/demo';
import { expect } from '../support/test';

test('a remote that was built by federation’s plugin alone loads in the shell, on the shell’s React', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await publish(app, await bareRelease(contractOf(readBuild('mf-clubs'))));
  await page.goto('/weather');
  await expect(page.getByRole('heading', { level: 1, name: 'Weather' })).toBeVisible();
  await page.getByRole('button', { name: 'Showers: 0' }).click();
  await expect(page.getByRole('button', { name: 'Showers: 1' })).toBeVisible();
});
