import { readScript } from '@touchline/shared/storage';

/** Storage key of the reader's choice: `light`, `dark` or `system`. */
export const schemeKey = 'tl-scheme';
export const schemeAttribute = 'data-scheme';

export type SchemeMode = 'light' | 'dark' | 'system';
export type Scheme = 'light' | 'dark';

/**
 * Script text for the page's head: sets the scheme before the first paint, so that the dark scheme does not
 * flash.
 */
export const schemeScript = `(function(){var m=${readScript(schemeKey)}||'system';var d=m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.setAttribute('${schemeAttribute}',d?'dark':'light')})()`;
