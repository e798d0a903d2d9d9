import type { RenderedStyle } from '@touchline/design-system/server';
import type { Boot } from '../../src/services/boot/boot';
import { localOrigins } from '../../src/services/remotes/localRemote';
import { earlyPressScript } from './earlyPress';
import { escapeHtml, inlineJson } from './escapeHtml';
import { firstCallsScript } from './firstCalls';
import { frameFontScript, frameHtml, frameStyles } from './frame';
import { trustedTypesScript } from './contentPolicy';
import { laterScript, preloadTag, type Preload } from './preloads';
import { shellFaultsScript, type ReportedShell } from './shellFaults';

export interface PageParts {
  readonly nonce: string;
  readonly boot: Boot;
  /** The boot's registry for an inline script: the same text for thousands of pages. */
  readonly registryJson: string;
  readonly title: string;
  /** Heading of the page at the address; absent where the app decides what is shown. */
  readonly heading?: string;
  /** Scripts and styles of the shell, in order. */
  readonly entry: readonly string[];
  /** Files that the page needs directly after its entry. */
  readonly preloads: readonly Preload[];
  /** Whose faults the page reports; absent for visitors, and for a build that is no release. */
  readonly reported?: ReportedShell;
  /** Addresses of the first calls. */
  readonly calls: readonly string[];
  /** CSS rules in addition to the frame's own. */
  readonly styles?: string;
  /** HTML and styles of the page when the server has rendered it. */
  readonly rendered?: { readonly html: string; readonly styles: readonly RenderedStyle[] };
  /** Sends the device's screen data to the server for the next page; only where the server renders pages. */
  readonly screenScript?: string;
  /** Sets the scheme before the first paint; from the design system. */
  readonly schemeScript: string;
  /** Runs before any script of the app; under `npm run dev`, and for readers who take a remote from their own machine. */
  readonly devScript?: string;
  /** HTML after the app's; only under `npm run dev`. */
  readonly devOverlay?: string;
}

function entryTag(url: string, integrity: string | undefined, nonce: string): string {
  return url.endsWith('.css')
    ? `<link rel="stylesheet" href="${url}" integrity="${integrity ?? ''}" crossorigin>`
    : `<script defer src="${url}" integrity="${integrity ?? ''}" crossorigin nonce="${nonce}" fetchpriority="high"></script>`;
}

/**
 * Stores the browser's `beforeinstallprompt` event for the card on /profile and suppresses the browser's own
 * prompt.
 */
const installScript =
  "addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.touchlineInstall=e});";

/** Writes `<` as a CSS escape, so that rules cannot close their style element. */
const styleTag = (name: string, css: string, nonce: string) =>
  `<style nonce="${nonce}" data-emotion="${escapeHtml(name)}">${css.replace(/<\//g, '\\3C /')}</style>`;

/** @param registryJson the registry as `inlineJson` writes it */
const bootJson = ({ registry: _, ...boot }: Boot, registryJson: string) =>
  `${inlineJson(boot).slice(0, -1)},"registry":${registryJson}}`;

/** The whole HTML document. It names or inlines everything that the first page needs. */
export function pageHtml({
  nonce,
  boot,
  registryJson,
  title,
  heading,
  entry,
  preloads,
  calls,
  reported,
  styles = '',
  schemeScript,
  screenScript = '',
  rendered,
  devScript = '',
  devOverlay = '',
}: PageParts): string {
  const { integrity } = boot.registry;
  const headers = {
    'x-api-key': boot.apiKey,
    ...(boot.session && { authorization: `Bearer ${boot.session.sessionToken}` }),
  };
  const local = localOrigins(boot.overrides?.previews);
  const atOnce = preloads.filter((preload) => !preload.later);
  const later = preloads.filter((preload) => preload.later);
  const inline = (code: string) => (code === '' ? '' : `<script nonce="${nonce}">${code}</script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<meta name="description" content="Live points, rivals, fixtures and the elite's picks for managers of the official fantasy football game.">
<meta name="csp-nonce" content="${nonce}">
<meta name="theme-color" content="#0F4C3A" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#070E0B" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<style nonce="${nonce}">${frameStyles}${styles}</style>
${(rendered?.styles ?? []).map(({ name, css }) => styleTag(name, css, nonce)).join('')}
${inline([trustedTypesScript(local), installScript, frameFontScript, devScript, schemeScript, screenScript].filter(Boolean).join(';\n'))}
${inline(rendered ? earlyPressScript : '')}
${inline(reported ? shellFaultsScript(reported, headers) : '')}
${inline(firstCallsScript(calls, headers))}
${entry.map((url) => entryTag(url, integrity[url], nonce)).join('\n')}
${atOnce.map(({ url }) => preloadTag(url, integrity, nonce)).join('\n')}
${inline(laterScript(later, entry, integrity))}
</head>
<body>
<div id="root">${rendered?.html ?? frameHtml(heading)}</div>
${rendered ? '' : '<noscript>Touchline needs JavaScript. Please switch it on.</noscript>'}
<script type="application/json" id="touchline-boot">${bootJson(boot, registryJson)}</script>
${devOverlay}
</body>
</html>
`;
}
