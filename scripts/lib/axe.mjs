// @ts-check
import axe from 'axe-core';

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
        resultTypes: /** @type {const} */ (['violations']),
      },
    },
  );
}
