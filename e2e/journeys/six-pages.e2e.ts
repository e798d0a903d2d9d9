import { expectAccessible } from '../support/axe';
import { seeAllOfHome } from '../support/home';
import { ownKeeper, signInAs, test } from '../support/demo';
import { expect } from '../support/test';

const pages = [
  { path: '/', heading: 'Home', shows: 'Gameweek 24' },
  { path: '/team', heading: 'My team', shows: ownKeeper },
  { path: '/rivals/rivals', heading: 'Rivals', shows: 'Switch view' },
  { path: '/fixtures/24', heading: 'Gameweek 24', shows: 'Ellshurst' },
  { path: '/footballers/list', heading: 'Players', shows: 'Salero' },
  { path: '/clubs', heading: 'Clubs', shows: 'MCI' },
  { path: '/profile', heading: 'Profile', shows: 'free@touchline.test' },
];

for (const { path, heading, shows } of pages)
  test(
    `${path} shows its data, in both schemes, without a serious accessibility fault`,
    { tag: '@phone' },
    async ({ page, app }) => {
      await signInAs(page, app, 'free');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByText(shows).first()).toBeVisible();
        if (path === '/') await seeAllOfHome(page);
        await expectAccessible(page);
      }
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWider, 'the page scrolls sideways').toBe(false);
    },
  );

test(
  'between phone and desktop the header has room for everything, More once',
  { tag: '@desktop' },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await signInAs(page, app, 'free');
    await page.goto('/clubs');
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  },
);

test('an unknown address answers 404 with the app’s own page', { tag: '@phone' }, async ({ page, app }) => {
  await signInAs(page, app, 'free');
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test(
  'a printed squad is its pitch and bench, without what is pressed',
  { tag: '@phone' },
  async ({ page, app }) => {
    await signInAs(page, app, 'free');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/team');
    await expect(page.getByRole('radiogroup')).toBeVisible();
    // The rules for paper come when the page is idle.
    const schemeOnPaper = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        return document.documentElement.getAttribute('data-scheme');
      });
    await expect.poll(schemeOnPaper).toBe('light');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('list', { name: 'Bench' })).toBeVisible();
    for (const pressed of ['[role=radiogroup]', '[role=tablist]', 'nav', '[aria-label=Show]'])
      for (const control of await page.locator(pressed).all()) await expect(control).toBeHidden();
  },
);
