import { expectAccessible } from '../support/axe';
import { seeAllOfHome } from '../support/home';
import { expect, hasRecording, signInAsManager, test } from '../support/test';

test.skip(!hasRecording, 'The recorded season is not beside the project, so this journey was left out.');

const pages = [
  { path: '/', heading: 'Home', shows: 'Gameweek 24' },
  { path: '/team', heading: 'My team', shows: 'IFK Sjösbo' },
  { path: '/rivals/rivals', heading: 'Rivals', shows: 'No rivals yet' },
  { path: '/fixtures/24', heading: 'Gameweek 24', shows: 'Haaland ×2' },
  { path: '/footballers/list', heading: 'Players', shows: 'Salah' },
  { path: '/clubs', heading: 'Clubs', shows: 'MCI' },
  { path: '/profile', heading: 'Profile', shows: '545762' },
];

for (const { path, heading, shows } of pages)
  test(`${path} shows its data, in both schemes, without a serious accessibility fault`, async ({
    page,
    app,
  }) => {
    await signInAsManager(page, app);
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
  });

test('between phone and desktop the header has room for everything, More once', async ({ page, app }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAsManager(page, app);
  await page.goto('/clubs');
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
});

test('an unknown address answers 404 with the app’s own page', async ({ page, app }) => {
  await signInAsManager(page, app);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
