import { expect, hasRecording, signInAsManager, test } from '../support/test';
import { changedBuild, publish, readBuild, rollback } from '../support/releases';

test.skip(!hasRecording, 'The recorded season is not beside the project, so this was left out.');

test('a change in mf-fixtures alone is seen on the next navigation, and gone after a rollback', async ({
  page,
  app,
}) => {
  await signInAsManager(page, app);
  const build = readBuild('mf-fixtures');
  const marked = changedBuild(build, (_name, text) => text.replaceAll('"Deadline ', '"Last call '));
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Deadline Sat 10 Feb/)).toBeVisible();

  await publish(app, marked);
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Last call Sat 10 Feb/)).toBeVisible();

  await rollback(app, 'mf-fixtures');
  await page.goto('/fixtures/24');
  await expect(page.getByText(/Deadline Sat 10 Feb/)).toBeVisible();
});
