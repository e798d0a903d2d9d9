import { escapeHtml } from './escapeHtml';

/** A release that a link asks a reader to preview. */
export interface AskedPreview {
  readonly remote: string;
  readonly release: string;
  /** Name of the deploy token, or of the part of the server. */
  readonly publishedBy: string;
  /** ISO instant. */
  readonly publishedAt: string;
}

/** No scripts, no frames, nothing from elsewhere: the page has two links. */
export const askPreviewPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const styles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;display:grid;place-items:center;min-height:100vh}
main{box-sizing:border-box;width:min(36rem,100%);padding:24px}
h1{font-size:1.5rem;line-height:1.25}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}
dd{margin:0;overflow-wrap:anywhere;font-weight:600}
p.links{display:flex;flex-wrap:wrap;gap:16px}
a{box-sizing:border-box;min-height:44px;padding:10px 20px;border:1px solid;border-radius:8px;color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:2px}`;

/**
 * Asks staff whether they want to run a stored release, before any of its code is loaded.
 *
 * @param agree address that sets the preview and leads to the page that the link meant
 * @param decline the same page without the preview
 */
export function askPreviewPage(
  { remote, release, publishedBy, publishedAt }: AskedPreview,
  agree: string,
  decline: string,
  nonce: string,
): string {
  const rows = [
    ['Remote', remote],
    ['Release', release],
    ['Published by', publishedBy],
    ['Published at', publishedAt],
  ].map(([term = '', value = '']) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Show a preview? · Touchline</title><style nonce="${nonce}">${styles}</style></head><body><main>
<h1>Show a preview?</h1>
<p>This link asks to show you one stored release in place of what everybody gets. Its code runs with your account until you sign in again. Go on only if you expected this link.</p>
<dl>${rows.join('')}</dl>
<p class="links"><a href="${escapeHtml(agree)}">Show the preview</a> <a href="${escapeHtml(decline)}">Go on without it</a></p>
</main></body></html>`;
}
