import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A colour on its way to another is neither: contrast is that of what has come to rest. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    // A scheme that has just changed is in the styles, and in their transitions, a frame or two later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Looks at what is on screen now. Only the elements with a fault are described, and the page has no frames to put
 * together ("legacy mode"): axe takes a quarter of the time, and finds the same.
 */
const analyze = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();

/** Fails where axe finds something serious or worse on what is on screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAtRest(page);
  const { violations } = await analyze(page);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 200)}`).join(', ')}`,
    ),
  ).toEqual([]);
}
