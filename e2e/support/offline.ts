import { expect, type Locator, type Page } from '@playwright/test';

/** What Chromium and the app say while the line is down. The worker answers a request that it cannot pass on with ERR_FAILED. */
export const lineIsDown = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** What a page fetches ahead is cut off as well, and said; so is the check for a new worker. */
export const linesAreCut =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Loading chunk|RemoteFault|ChunkLoadError|when fetching the script/;

/** The line below the header. */
export const bannerOf = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline\./ });

export const expectAge = (page: Page, path?: string) =>
  expect(page.getByText(/^You are offline\. Showing data from \d\d:\d\d\.$/), path).toBeVisible();

export const goOffline = (page: Page) => page.context().setOffline(true);

/** Comes back when the page has seen that the line is there again. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
}

/** Address of the page that the worker keeps for a day without network. */
const keptFrame = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('touchline-frame')).keys()).map(({ url }) => url).join(),
  );

/** Until the worker has all that the page runs on. @returns which page it keeps */
export async function untilKept(page: Page): Promise<string> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const wanted = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/[rs]\/[^?]+$/.test(name));
    for (;;) {
      const frames = await (await caches.open('touchline-frame')).keys();
      const kept = await Promise.all(wanted.map((name) => caches.match(name)));
      if (frames.length === 1 && kept.every(Boolean)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  return keptFrame(page);
}

/** Opens a page, and waits until it shows this and the worker keeps it. @returns which page the worker keeps */
export async function openAndKeep(page: Page, path: string, shown: Locator): Promise<string> {
  await page.goto(path);
  await expect(shown, path).toBeVisible();
  return untilKept(page);
}

/** Until the worker keeps another page than before, that of a newer release. */
export async function untilKeptAnew(page: Page, before: string): Promise<void> {
  await expect.poll(() => untilKept(page)).not.toBe(before);
}
