import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signInAs, releasesTest as test } from '../support/demo';
import { buildWithPage, publish, readBuild, rollback, takenModule, withFlags } from '../support/releases';
import { smallTargets } from '../support/targets';
import { expect } from '../support/test';

const clubs = readBuild('mf-clubs');
const contract = `r(${takenModule(clubs, '@touchline/shared/contract')})`;
const flag = { name: 'clubs.map', text: 'A map of all grounds in place of the table' };

/** A build whose page says whether its flag is on for the reader. */
const flagged = buildWithPage(
  withFlags(clubs, [flag]),
  '/clubs',
  `()=>${contract}.useUser().flags.includes("${flag.name}")?"Map of the grounds":"Table of the clubs"`,
);

async function setFlag(admin: Page, choice: string, fill: (admin: Page) => Promise<void> = async () => {}) {
  await admin.goto('/admin/flags');
  await admin.getByRole('button', { name: 'Change clubs.map' }).click();
  await admin.getByRole('combobox', { name: 'Who has it' }).selectOption(choice);
  await fill(admin);
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
}

test('staff switch a flag of a published remote on by role and share, and readers have it on their next page', async ({
  page,
  app,
  browser,
}) => {
  await signInAs(page, app, 'admin');
  await page.goto('/admin/flags');
  await expect(page.getByText('No remote declares a flag')).toBeVisible();

  await publish(app, flagged);
  const openClubs = async (account: 'free' | 'pass') => {
    const reader = await browser.newPage();
    await signInAs(reader, app, account);
    const shows = async (words: string) => {
      await reader.goto(`${app.url}/clubs`);
      await expect(reader.getByText(words)).toBeVisible();
    };
    return { has: () => shows('Map of the grounds'), hasNot: () => shows('Table of the clubs') };
  };
  const [free, pass] = [await openClubs('free'), await openClubs('pass')];
  await free.hasNot();
  await pass.hasNot();

  await setFlag(page, 'Some roles', async (admin) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await admin.emulateMedia({ colorScheme });
      await expectAccessible(admin);
    }
    await admin.getByRole('checkbox', { name: 'PREMIUM', exact: true }).check();
  });
  const list = page.getByRole('list', { name: 'Flags of mf-clubs' });
  await expect(list).toContainText(flag.text);
  await expect(list).toContainText('On for PREMIUM');
  expect(await smallTargets(page)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await pass.has();
  await free.hasNot();

  await setFlag(page, 'A share of the users', (admin) =>
    admin.getByRole('textbox', { name: 'Percent of the users' }).fill('100'),
  );
  await expect(list).toContainText('On for 100 % of the users');
  await free.has();

  await setFlag(page, 'Nobody: off');
  await expect(list).toContainText('Off');
  await free.hasNot();
  await pass.hasNot();
  await page.goto('/admin/audit');
  await expect(page.getByRole('row', { name: /set flag clubs\.map/ })).toHaveCount(3);

  await rollback(app, 'mf-clubs');
  await page.goto('/admin/flags');
  await expect(page.getByText('No remote declares a flag')).toBeVisible();
});
