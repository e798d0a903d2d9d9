import { expectAccessible } from '../support/axe';
import { read, signInAs, test } from '../support/demo';
import { goOffline, lineIsDown, untilKept } from '../support/offline';
import { expect } from '../support/test';

/** The search everywhere: by keyboard or touch, by a misspelt name, and without a network. */
test.use({ serviceWorkers: 'allow' });

interface Index {
  readonly footballers: readonly { readonly name: string; readonly club_id: string }[];
}

/** The name with two letters in the wrong order. */
const misspelt = (name: string) => name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4);

test('a footballer is found by a misspelt name, watched, and found again offline', async ({
  page,
  app,
  hasTouch,
  watched,
}) => {
  // The service worker keeps all files first.
  test.setTimeout(180_000);
  watched.allow(lineIsDown);
  const session = await signInAs(page, app, 'free');
  const { footballers } = await read<Index>(app, session, '/v1/search/index');
  const one = footballers.find(({ name }) => /^[A-Za-z]{7,}$/.test(name));
  if (!one) throw new Error('No footballer of the demo has a long name without accents.');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await untilKept(page);

  const field = page.getByRole('combobox', { name: 'Search' });
  const open = async () => {
    if (hasTouch) await page.getByRole('button', { name: 'Search' }).tap();
    else await page.keyboard.press('/');
    await expect(field).toBeFocused();
  };
  await open();
  await field.fill(misspelt(one.name));
  const option = page
    .getByRole('group', { name: 'Players' })
    .getByRole('option', { name: new RegExp(`^${one.name}`) })
    .first();
  await expect(option).toBeVisible();
  await expectAccessible(page);

  if (!hasTouch) {
    await field.fill(one.name);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('w');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('option', { name: /^Remove from watchlist/ })).toBeVisible();
    // Out of the actions, and out of the search.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await open();
    await field.fill(one.name);
  }
  await goOffline(page);
  await field.fill('');
  await field.fill(one.name);
  await expect(option).toBeVisible();
  if (hasTouch) await option.tap();
  else await option.click();
  await expect(page).toHaveURL(/\/footballer\/\d+$/);
});
