import type { EmotionCache } from '@emotion/cache';
import type { Emotion } from '@emotion/css/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { createPageRules, PageStylesProvider, RulesOfMui, type KeptStyles } from './pageStyles';
import { schemeKey, type SchemeMode } from './scheme';
import { StaticStyles } from './StaticStyles';
import { theme } from './theme';

interface TouchlineThemeProps {
  children: ReactNode;
  /** For stories and tests that need one scheme, whatever is stored. */
  forcedMode?: SchemeMode;
  /** Replaces the browser's on the server (`design-system/server`). */
  look?: TouchlineLook;
}

export interface TouchlineLook {
  /** Where the rules go. */
  cache: EmotionCache;
  rules: Emotion;
  kept?: KeptStyles;
  theme: Theme;
}

/** Root of all rendering: theme, baseline, and styles with the nonce of the content security policy. */
export function TouchlineTheme({ children, forcedMode, look }: TouchlineThemeProps) {
  const [rules] = useState(() => look?.rules ?? makeRules());
  return (
    <RulesOfMui rules={rules}>
      <ThemeProvider
        theme={look?.theme ?? theme}
        defaultMode={forcedMode ?? 'system'}
        modeStorageKey={schemeKey}
        storageManager={forcedMode ? null : undefined}
        // Without it the theme renders again when it is there, and React then takes over all of a page from the server at once.
        noSsr
      >
        <CssBaseline enableColorScheme />
        <StaticStyles />
        <PageStylesProvider rules={rules} kept={look?.kept}>
          {children}
        </PageStylesProvider>
      </ThemeProvider>
    </RulesOfMui>
  );
}

/** Emotion's style elements carry the page's nonce; without it a strict policy drops every rule. */
function makeRules() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createPageRules({ nonce, prepend: true });
}
