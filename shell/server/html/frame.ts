import { fonts } from '@touchline/design-system/tokens';
import { escapeHtml } from './escapeHtml';

/**
 * Styles of the placeholder that is visible before any script has run: header, heading and background, in the
 * right colour scheme. The app renders the same elements at the same positions. Colours: design language
 * section 2.
 */
export const frameStyles = `
:root{--f-bg:#F6F2E9;--f-paper:#FFFDF8;--f-text:#16211C;--f-line:#D9D2C3;--f-head:#0F4C3A;--f-on:#F6F2E9;--f-you:#FFC83D}
:root[data-scheme=dark]{--f-bg:#0B1512;--f-paper:#13211C;--f-text:#EDF3EC;--f-line:#2A3C34;--f-head:#070E0B;--f-on:#EDF3EC;--f-you:#FFCF4A}
html{background:var(--f-bg);color-scheme:light}html[data-scheme=dark]{color-scheme:dark}
body{margin:0;background:var(--f-bg);color:var(--f-text);font-family:${fonts.text}}
.f-head{height:56px;background:var(--f-head);color:var(--f-on);display:flex;align-items:center;padding:0 16px;font-weight:800;font-size:19px;font-family:var(--f-display,'Bricolage Fallback'),system-ui,sans-serif}
.f-head span{border-bottom:3px solid var(--f-you)}
.f-main{padding:16px;max-width:1280px;margin:0 auto;box-sizing:border-box}
.f-main h1{font-size:26px;line-height:30px;font-weight:800;margin:0 0 16px;font-family:var(--f-display,'Bricolage Fallback'),system-ui,sans-serif}
.f-box{height:120px;border-radius:14px;background:var(--f-paper);border:1px solid var(--f-line);margin-bottom:12px}
.f-bar{position:fixed;inset:auto 0 0 0;height:56px;background:var(--f-paper);border-top:1px solid var(--f-line)}
@media(min-width:600px){.f-head{height:64px}.f-bar{display:none}.f-main{padding:24px}.f-main h1{font-size:34px;line-height:38px}}
@media(min-width:1200px){.f-main{padding:32px}}
`;

/**
 * Loads the heading font early only when a service worker has it cached. On a first visit its 41 KB would
 * compete with the scripts on a slow line, so there it loads after them.
 */
export const frameFontScript = `if(navigator.serviceWorker?.controller)document.documentElement.style.setProperty('--f-display',"'Bricolage Grotesque Variable'");`;

/** Header, heading and two placeholder boxes; without a heading only the background and the wordmark. */
export function frameHtml(heading: string | undefined): string {
  if (heading === undefined) return '<div class="f-head"><span>Touchline</span></div>';
  return [
    '<div class="f-head"><span>Touchline</span></div>',
    `<main class="f-main" aria-busy="true"><h1>${escapeHtml(heading)}</h1>`,
    '<div class="f-box"></div><div class="f-box"></div></main>',
    '<div class="f-bar"></div>',
  ].join('');
}
