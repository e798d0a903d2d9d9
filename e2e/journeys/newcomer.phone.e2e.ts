import { recordedSquad } from '../support/recording';
import { codeFor, expect, hasRecording, newEmail, test } from '../support/test';

test.skip(!hasRecording, 'The recorded season is not beside the project, so this journey was left out.');

test('a newcomer signs up, links the real team 545762, and sees its squad on the pitch', async ({
  page,
  app,
}) => {
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await page.getByLabel('Username').fill('Ronnie');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-good-phrase-77');
  await page.getByLabel('Confirm password').fill('a-long-good-phrase-77');
  for (const [field, value] of [
    ['Year', '1990'],
    ['Month', 'February'],
    ['Day', '28'],
  ] as const)
    await page.getByLabel(field, { exact: true }).selectOption({ label: value });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Register successful')).toBeVisible();

  await page.getByLabel('Code').fill(await codeFor(app, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Welcome onboard! 👋')).toBeVisible();

  await page.getByLabel('Team ID').fill('999999999');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Team ID').fill('https://game.test/entry/545762/event/24');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('IFK Sjösbo')).toBeVisible();
  await expect(page.getByText('#2,063,800')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();

  await page.getByRole('tab', { name: 'By IDs' }).click();
  await expect(page.getByText('Not yet implemented')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  for (let slide = 1; slide < 6; slide += 1) await page.getByRole('button', { name: 'Next' }).click();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await page.getByRole('button', { name: 'Finish onboarding' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByText('LIVE').first()).toBeVisible();
  expect(refused).toEqual([]);
  await page.getByRole('link', { name: 'My Team' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My team' })).toBeVisible();
  for (const name of recordedSquad(24)) await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText('IFK Sjösbo').first()).toBeVisible();
});

test('a wrong code and an unknown address say what is wrong, and nothing is lost', async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill('nobody@touchline.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' }).first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@touchline.test');
});
