/**
 * Guards every script that webpack or the shell adds to the page: its hash must be known, and the address of
 * a file that failed before is renewed, because browsers cache a failed answer.
 */

/**
 * A hash that matches no file: the browser then refuses the file and the loader gets an ordinary load error.
 */
const noFileHasIt = `sha384-${'A'.repeat(64)}`;

// eslint-disable-next-line no-restricted-syntax -- of the document: webpack's runtimes reach the guard through `window`.
const hashes = new Map<string, string>();
// eslint-disable-next-line no-restricted-syntax -- of the document, as above.
const failures = new Map<string, number>();
// eslint-disable-next-line no-restricted-syntax -- of the document, as above.
const waiting = new Set<HTMLScriptElement>();
// eslint-disable-next-line no-restricted-syntax -- of the document, as above.
const abandoned = new Set<string>();

declare global {
  interface Window {
    touchlineScript: (script: HTMLScriptElement, url: string) => void;
  }
}

/**
 * The key of the hashes: path of an address on our own origin, without query. Of another origin there is one
 * key for all its files, with an empty hash where the server has allowed it for this reader
 * (shell/server/releases/browserRegistry.ts).
 */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname : `${origin}/`;
}

/**
 * Whether a file comes from a development server, where it changes with every save and has no known hash.
 * Production builds contain neither such files nor this check.
 */
const isFromSource = (key: string) =>
  process.env.NODE_ENV === 'development' && /^\/(s|r\/[^/]+\/dev)\//.test(key);

/** Adds hashes of files that may be loaded from now on; an empty hash allows every content. */
export function allowScripts(integrity: Readonly<Record<string, string>>): void {
  for (const [url, hash] of Object.entries(integrity)) hashes.set(url, hash);
}

/** The address to request: renewed once for each failure. */
export function renewAddress(url: string): string {
  const failed = failures.get(keyOf(url)) ?? 0;
  return failed === 0 ? url : `${url.split('?')[0]}?retry=${failed}`;
}

/** Sets the address, the expected hash and the failure counter on a script before it is added. */
export function guardScript(script: HTMLScriptElement, url: string): void {
  const key = keyOf(url);
  abandoned.delete(key);
  script.src = renewAddress(url);
  script.integrity = hashes.get(key) ?? (isFromSource(key) ? '' : noFileHasIt);
  script.crossOrigin = 'anonymous';
  waiting.add(script);
  const done = () => waiting.delete(script);
  script.addEventListener('load', done);
  script.addEventListener('error', () => {
    done();
    countFailure(key);
  });
}

const countFailure = (key: string) => failures.set(key, (failures.get(key) ?? 0) + 1);

/**
 * Abandons pending scripts of a release, so that a retry does not queue behind a hanging connection. Its
 * preloads are abandoned as well: a retry must not use their answers.
 */
export function abandonScripts(base: string): void {
  for (const script of [...waiting])
    if (keyOf(script.src).startsWith(base)) {
      abandoned.add(keyOf(script.src));
      script.dispatchEvent(new Event('error'));
      script.remove();
    }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=script]'))
    if (keyOf(link.href).startsWith(base)) {
      countFailure(keyOf(link.href));
      link.remove();
    }
}

/** Whether the last script of this address was abandoned for a later attempt. */
export const isAbandoned = (url: string) => abandoned.has(keyOf(url));

window.touchlineScript = guardScript;
