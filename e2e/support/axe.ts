import { expect, type Page } from '@playwright/test';
import { violationsOn } from '../../scripts/lib/axe.mjs';

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

/** Fails where axe finds something serious or worse on what is on screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAtRest(page);
  const violations = await violationsOn(page);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 200)}`).join(', ')}`,
    ),
  ).toEqual([]);
}
