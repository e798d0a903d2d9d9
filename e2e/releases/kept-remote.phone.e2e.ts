import { signInAs, releasesTest as test } from '../support/demo';
import { keptBuild, publish } from '../support/releases';
import { expect } from '../support/test';

test('a remote that was built for contract 4.4 runs in today’s shell, on the shell’s shared modules', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await publish(app, keptBuild());
  await page.goto('/kept');
  await expect(page.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible();
  await expect(page.getByText(/Built for 4\.4, in gameweek \d+, by /)).toBeVisible();
  await expect(page.getByRole('row', { name: /^1\b/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Notify' }).click();
  await expect(page.getByText('Notice for free@touchline.test')).toBeVisible();
  await page.getByRole('link', { name: 'To the clubs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
});
