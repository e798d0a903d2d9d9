/**
 * The theme for server rendering: one per page, because its styles and the reader's screen belong to that
 * page.
 */
import { createPageRules, rulePrefix, type KeptStyles } from './theme/pageStyles';
import type { TouchlineLook } from './theme/TouchlineTheme';
import { theme } from './theme/theme';

export type { KeptStyles };

/**
 * One style element of the page. `name` lists the rules in it, so that the browser does not insert them
 * again.
 */
export interface RenderedStyle {
  readonly name: string;
  readonly css: string;
}

/**
 * @param matches evaluates a media query for the reader's screen
 * @param kept the styles that the process's pages have in common
 */
export function createServerLook(matches: (query: string) => boolean, kept?: KeptStyles) {
  // Collects the rules instead of writing them between the page's elements.
  const pageRules = createPageRules();
  const { cache } = pageRules;
  const look: TouchlineLook = {
    cache,
    rules: pageRules,
    kept,
    theme: {
      ...theme,
      components: {
        ...theme.components,
        MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: (query) => ({ matches: matches(query) }) } },
      },
    },
  };

  /** The styles rendered so far: global rules one by one, then those of components together. */
  function styles(): RenderedStyle[] {
    const rules = Object.entries(cache.inserted).flatMap(([id, css]) =>
      typeof css === 'string' ? [{ id, css, isGlobal: !(`${rulePrefix}-${id}` in cache.registered) }] : [],
    );
    const global = rules.filter(({ isGlobal }) => isGlobal);
    const own = rules.filter(({ isGlobal }) => !isGlobal);
    return [
      ...global.map(({ id, css }) => ({ name: `${rulePrefix}-global ${id}`, css })),
      {
        name: [rulePrefix, ...own.map(({ id }) => id)].join(' '),
        css: own.map(({ css }) => css).join(''),
      },
    ];
  }

  return { look, styles };
}
