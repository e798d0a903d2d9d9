import type { Page } from '@playwright/test';

/** The phone's shell around the page, as far as the app can see it: the Capacitor bridge, and no more. */
export async function pretendNative(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      Capacitor: { isNativePlatform: () => true, getPlatform: () => 'android' },
      exitsAsked: 0,
    });
    window.addEventListener('touchline:exit', () => {
      const asked = window as unknown as { exitsAsked: number };
      asked.exitsAsked += 1;
    });
  });
}

/** A press of the phone's back button. */
export const pressBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('backbutton', { cancelable: true })));

/** How often the app asked the phone to close it. */
export const exitsAsked = (page: Page) =>
  page.evaluate(() => (window as unknown as { exitsAsked: number }).exitsAsked);
