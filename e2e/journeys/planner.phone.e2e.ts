import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signInAs, test } from '../support/demo';

/** A manager plans a transfer, sees what it costs, saves it, and finds it again; then asks for suggestions. */

const lines = (page: Page) => page.getByRole('list', { name: 'Forward' });

test('a planned transfer is counted, saved, and still there after a reload', async ({ page, app }) => {
  await signInAs(page, app, 'pass');
  await page.goto('/team/plan');
  await lines(page).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Transfer out' }).click();
  await dialog.getByRole('list', { name: 'Footballers' }).getByRole('button').first().click();
  const transfers = page.getByRole('list', { name: 'Transfers' });
  await expect(transfers.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(/1 transfer, \d+ points in hits/)).toBeVisible();
  await expectAccessible(page);

  const planned = (await transfers.getByRole('listitem').textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Name' }).fill('Evening plan');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/team\/plan\/[0-9a-f-]{36}/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Transfers' })).toHaveText(planned);
  await expect(page.getByRole('combobox', { name: 'Draft' })).toHaveValue(/./);
});

test('the solver runs in its worker under the page’s policy and suggests plans', async ({ page, app }) => {
  // The search counts work: beside other tests it takes three times as long.
  test.slow();
  await signInAs(page, app, 'pass');
  await page.goto('/team/plan');
  await page.getByRole('combobox', { name: 'Hits at most' }).selectOption('0');
  await page.getByRole('button', { name: 'Suggest plans' }).click();
  await expect(page.getByRole('heading', { name: /^Plan 1: / })).toBeVisible({ timeout: 180_000 });
});

test('where the solver’s WebAssembly does not load, the planner says so and works on', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/wasm/i);
  await page.route(/\.wasm$/, (route) => route.abort());
  await signInAs(page, app, 'pass');
  await page.goto('/team/plan');
  await page.getByRole('button', { name: 'Suggest plans' }).click();
  await expect(page.getByText(/it blocks WebAssembly.* The planner works without them/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Chip' }).selectOption('Bench boost');
  await expect(page.getByRole('combobox', { name: 'Chip' })).toHaveValue('bboost');
});
