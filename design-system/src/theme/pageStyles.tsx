import createEmotion, { type Emotion, type Options } from '@emotion/css/create-instance';
import { CacheProvider } from '@emotion/react';
import { useTheme, type CSSObject, type Theme } from '@mui/material/styles';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { createStyleMemos, type StyleMemos, type Sx } from './styleMemo';
import { theme as themeAlone } from './theme';

/** The names of the rules of all pages begin with it. */
export const rulePrefix = 'tl';

/** The rules of one page, for MUI's elements (by its cache) and for our own. */
export const createPageRules = (options?: Partial<Options>): Emotion =>
  createEmotion({ key: rulePrefix, ...options });

/** What has been worked out for all pages of a process, by the palette's scheme: a server's pages share it. */
export type KeptStyles = Map<Theme['palette']['mode'], StyleMemos>;

interface PageStyles {
  readonly rules: Emotion;
  readonly memos: StyleMemos;
}

/** Without a `TouchlineTheme`, as in some tests, rules go where emotion's own go. */
const PageStyles = createContext<PageStyles>({
  rules: createEmotion({ key: 'css' }),
  memos: createStyleMemos(themeAlone),
});

/** Rules of MUI's elements go to the same place as those of ours. */
export function RulesOfMui({ rules, children }: { rules: Emotion; children: ReactNode }) {
  return <CacheProvider value={rules.cache}>{children}</CacheProvider>;
}

/** Below MUI's provider: its theme is the one whose variables need no fallback. */
export function PageStylesProvider(props: { rules: Emotion; kept?: KeptStyles; children: ReactNode }) {
  const { rules, kept, children } = props;
  const theme = useTheme();
  const styles = useMemo(() => ({ rules, memos: memosOf(theme, kept) }), [rules, theme, kept]);
  return <PageStyles value={styles}>{children}</PageStyles>;
}

function memosOf(theme: Theme, kept: KeptStyles | undefined): StyleMemos {
  const memos = kept?.get(theme.palette.mode) ?? createStyleMemos(theme);
  kept?.set(theme.palette.mode, memos);
  return memos;
}

interface StyledClass {
  sx: Sx;
  /** Further classes; those of emotion among them have precedence. */
  className: string | undefined;
  /** Rules before those of the `sx`, with a name of their own. */
  base?: { name: string; rules: (theme: Theme) => CSSObject };
}

/** @returns the classes of an element; their rules are in the page */
export function useStyledClass({ sx, className, base }: StyledClass): string | undefined {
  const { rules, memos } = use(PageStyles);
  if (!sx && !base) return className;
  const own = rules.css(memos(base?.name ?? '', base?.rules)(sx));
  return className ? rules.cx(own, className) : own;
}
