import { expect, type Locator, type Page } from '@playwright/test';

/** Presses More until it is heard: the scripts have taken the page over. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Season Ticker' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

/** Has the part of the page with this taken over now, if it is still there: React does first what is pressed. A link is not followed. */
export async function takeOverAt(part: Locator): Promise<void> {
  await part.evaluateAll((elements) =>
    elements.forEach((element) => element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))),
  );
}
