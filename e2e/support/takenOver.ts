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

/**
 * Opens a page and waits until it is idle, when its scripts have taken it over: for what a test does there without a press.
 * A press needs no waiting: what came earlier is answered as soon as the page can.
 */
export async function openTakenOver(page: Page, path: string): Promise<void> {
  const isIdle = page.waitForRequest((request) => request.url().endsWith('/v1/event/page_view'));
  await page.goto(path);
  await isIdle;
}
