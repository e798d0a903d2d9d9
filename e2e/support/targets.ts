import type { Page } from '@playwright/test';

/**
 * What is pressed by a finger and is lower than 44 pixels or narrower than 24, one sentence each. The size is that of
 * what the page answers under the finger, wherever it is drawn. Words in a sentence are as high as their line, and a row
 * of a list that is lower than a finger gives its link at least 24 pixels (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [finger, fingertip] = [44, 24];
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
      );
    };
    const wordsBeside = (element: Element) => {
      const around = element.closest('p, li, td, article')?.textContent ?? '';
      return around.length - (element.textContent?.length ?? 0);
    };
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      element.closest('article, p') !== null &&
      !element.hasAttribute('data-alone') &&
      wordsBeside(element) > 3;
    const needed = (element: Element) => {
      const row = element.closest('li')?.getBoundingClientRect().height ?? finger;
      return row < finger ? fingertip : finger;
    };
    const frameOf = (element: Element) =>
      element.closest('label, .MuiInputBase-root, .MuiSlider-thumb') ?? element;
    /** Pixels that belong to it, from its middle in both directions. */
    const reach = (element: Element, dx: number, dy: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isHit = (step: number) => {
        const hit = document.elementFromPoint(left + width / 2 + dx * step, top + height / 2 + dy * step);
        return hit !== null && element.contains(hit);
      };
      let steps = 0;
      for (const way of [1, -1]) for (let at = 0; Math.abs(at) < finger && isHit(at); at += way) steps += 1;
      return steps;
    };
    const found = [...document.querySelectorAll('a[href], button, [role="button"], input, select, summary')];
    return found
      .filter((element) => isShown(element) && !element.matches('[disabled], [aria-disabled="true"]'))
      .filter((element) => !isInSentence(element))
      .flatMap((element) => {
        const frame = frameOf(element);
        frame.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = frame.getBoundingClientRect();
        // The column that stays covers the middle of a heading that scrolls below it.
        const isCovered = element.closest('thead') !== null && reach(frame, 0, 1) === 0;
        const width = isCovered ? box.width : reach(frame, 1, 0);
        const height = isCovered ? box.height : reach(frame, 0, 1);
        if (height >= needed(element) - 1 && width >= fingertip - 1) return [];
        return [
          `${Math.round(width)} by ${Math.round(height)}: ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`,
        ];
      });
  });
