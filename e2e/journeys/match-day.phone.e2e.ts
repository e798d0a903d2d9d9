import { expectAccessible } from '../support/axe';
import { live, moveClock, signInAs, test } from '../support/demo';
import { expect } from '../support/test';

test('while matches run, the live page says which rank it would be, what keeps it and who moves it', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'pass');
  await page.goto('/');
  await expect(page.getByText(/^Live rank/)).toBeVisible();
  await page.getByRole('link', { name: 'Match day' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Match day' })).toBeVisible();
  const figures = page.getByRole('main');
  // The sample of all managers is read in the background after a start.
  await expect(async () => {
    await page.reload();
    await expect(figures.getByText(/keep your rank: you are|exactly what you have/)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(figures.getByText(/Estimated from [\d,]+ of [\d,]+ managers/)).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: /Danger against/ })
      .getByRole('row')
      .nth(3),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Try it' }).click();
  const answer = page.getByRole('status', { name: 'What if: the answer' });
  const before = await answer.innerText();
  await page.getByRole('combobox', { name: 'Add a player' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^More goals of/ }).click();
  await expect(answer).not.toHaveText(before);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).not.toHaveURL(/if=/);
  await expectAccessible(page);

  await moveClock(app, new Date(Date.parse(live) + 20 * 60_000).toISOString());
  await page.reload();
  await expect(figures.getByText(/keep your rank:|exactly what you have/)).toBeVisible();
});
