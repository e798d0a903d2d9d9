import type { Page } from '@playwright/test';

interface Swipe {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** One finger that moves horizontally, as the browser gets it from a touch screen. */
export async function swipe(page: Page, { from, to, y }: Swipe): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + (to - from) * part),
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
