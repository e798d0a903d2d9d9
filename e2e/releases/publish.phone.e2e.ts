import { signInAs, releasesTest as test } from '../support/demo';
import { expect } from '../support/test';
import { fixturesWith, publish, rollback } from '../support/releases';

test('a change in mf-fixtures alone is seen on the next navigation, and gone after a rollback', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Deadline Fri 19 Jan/)).toBeVisible();

  await publish(app, fixturesWith('Last call'));
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Last call Fri 19 Jan/)).toBeVisible();

  await rollback(app, 'mf-fixtures');
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Deadline Fri 19 Jan/)).toBeVisible();
});
