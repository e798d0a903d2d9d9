import type { Page } from '@playwright/test';
import { signInAs, test } from '../support/demo';
import { expect } from '../support/test';

/** Somebody who reads text at twice its size, on a phone: pages grow longer, never wider. */

const pages = [
  '/',
  '/team',
  '/team/points',
  '/team/lineups',
  '/team/review',
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

/** For each axis: size of its smallest label, and labels over another one by half a letter; a box has room around it. */
const axisLabels = (page: Page) =>
  page.locator('main .MuiChartsAxis-root').evaluateAll((axes) =>
    axes.map((axis) => {
      const texts = [...axis.querySelectorAll('text')].filter(({ textContent }) => textContent);
      const boxes = texts.map((text) => text.getBoundingClientRect());
      const meets = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 11;
      return {
        smallest: Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))),
        over: texts
          .filter((_, at) => boxes.some((box, other) => other > at && meets(boxes[at] ?? box, box)))
          .map(({ textContent }) => textContent),
      };
    }),
  );

test('the labels of an axis are twice their size too, and stay apart', async ({ page, app }) => {
  test.setTimeout(180_000);
  await signInAs(page, app, 'pass');
  await doubleText(page);
  for (const path of ['/team/points', '/clubs/points', '/rivals/rivals/season', '/fixtures/24/points']) {
    await page.goto(path);
    await expect(page.locator('main .MuiChartsAxis-tickLabel').first()).toBeVisible();
    for (const { smallest, over } of await axisLabels(page)) {
      expect(smallest, path).toBeGreaterThanOrEqual(22);
      expect(over, path).toEqual([]);
    }
  }
});
