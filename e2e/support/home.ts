import { expect, type Page } from '@playwright/test';

/** Headings of Home's widgets behind the own team's; that of the rivals is the name of their view. */
export const headingsOfOthers = ['Fixtures', 'Players to watch', 'Transfers', 'Player categories'];

export async function expectHeadings(page: Page, headings: readonly string[]): Promise<void> {
  for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Comes back when every widget of Home is there, further down as well: they load by themselves. */
export async function seeAllOfHome(page: Page): Promise<void> {
  await expectHeadings(page, ['My team', ...headingsOfOthers]);
  await expect(page.getByRole('button', { name: 'Switch view' })).toBeVisible();
}
