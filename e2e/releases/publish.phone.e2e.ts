import { signInAs, test } from '../support/demo';
import { expect } from '../support/test';
import { changedBuild, publish, readBuild, rollback } from '../support/releases';

test('a change in mf-fixtures alone is seen on the next navigation, and gone after a rollback', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  const build = readBuild('mf-fixtures');
  const marked = changedBuild(build, (_name, text) => text.replaceAll('"Deadline ', '"Last call '));
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Deadline Fri 19 Jan/)).toBeVisible();

  await publish(app, marked);
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Last call Fri 19 Jan/)).toBeVisible();

  await rollback(app, 'mf-fixtures');
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Deadline Fri 19 Jan/)).toBeVisible();
});
