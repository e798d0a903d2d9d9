import type { Page } from '@playwright/test';
import { signInAs, test } from '../support/demo';
import { expect } from '../support/test';

/** Somebody who reads text at twice its size, on a phone: pages grow longer, never wider. */

const pages = [
  '/',
  '/team',
  '/team/points',
  '/team/lineups',
  '/rivals/rivals',
  '/rivals/rivals/gameweek',
  '/fixtures/24',
  '/footballers',
  '/clubs/lineups',
  '/season_ticker',
  '/profile',
  '/season_pass',
];

/** What the browser's own setting does: every size in rem is doubled. */
const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const double = () => document.documentElement?.style.setProperty('font-size', '200%');
    double();
    document.addEventListener('DOMContentLoaded', double);
  });

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Labels of the bottom navigation that are cut, wrapped, or lie over each other or outside the bar. */
const brokenLabels = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => {
    const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    const labels: { text: string; lines: number; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const text = walker.currentNode.textContent ?? '';
      if (text.trim())
        labels.push({ text, lines: range.getClientRects().length, box: range.getBoundingClientRect() });
    }
    const { top, bottom } = bar.getBoundingClientRect();
    return labels
      .filter(({ lines, box }, at) => {
        const next = labels[at + 1];
        const isOutside = box.left < 0 || box.right > innerWidth || box.top < top || box.bottom > bottom;
        return lines > 1 || isOutside || (next !== undefined && box.right > next.box.left);
      })
      .map(({ text }) => text);
  });

test('text at twice its size makes no page wider than a phone, and the navigation keeps its words apart', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, app, 'pass');
  await doubleText(page);
  const wide: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const over = await sidewaysScroll(page);
    if (over > 0) wide.push(`${path} is ${over} px wider`);
    expect(await brokenLabels(page), path).toEqual([]);
  }
  expect(wide).toEqual([]);
});
