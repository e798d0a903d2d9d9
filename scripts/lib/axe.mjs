// @ts-check
import axe from 'axe-core';

/**
 * New in axe 4.14, and not looked at yet: some buttons are named for what they do in their row ("Differences with Amber Tigers"), and
 * the word on them ("Show") is not in that name (docs/decisions/0131).
 */
const notYet = { 'label-content-name-mismatch': { enabled: false } };

/**
 * Lets axe look at what a page shows now. Its source, half a megabyte, is put into a page once; the pages that are tested have no
 * frames to look into.
 *
 * @param {import('playwright-core').Page} page
 * @param {{ options?: import('axe-core').RunOptions, exclude?: string }} [settings] axe's own options, and what it does not look at
 * @returns {Promise<import('axe-core').Result[]>} the rules that are violated, with the elements that do
 */
export async function violationsOn(page, { options = {}, exclude } = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = /** @type {{ axe: import('axe-core').AxeStatic }} */ (
        /** @type {unknown} */ (globalThis)
      );
      return (await axe.run(context, options)).violations;
    },
    {
      context: { include: [['html']], ...(exclude && { exclude: [[exclude]] }) },
      options: {
        ...options,
        rules: { ...notYet, ...options.rules },
        resultTypes: /** @type {const} */ (['violations']),
      },
    },
  );
}
