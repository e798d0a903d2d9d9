/**
 * Decides about every script that webpack or the shell adds to the page: its hash must be known,
 * and the address of a file that failed before is renewed, because browsers hold on to a failed answer.
 */

/** A hash that no file has: the browser then refuses the file and the loader sees a plain load error. */
const noFileHasIt = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();
const failures = new Map<string, number>();
const waiting = new Set<HTMLScriptElement>();
const abandoned = new Set<string>();

declare global {
  interface Window {
    touchlineScript: (script: HTMLScriptElement, url: string) => void;
  }
}

/** Path of an address on our own origin, without query: the key that hashes are kept under. */
const keyOf = (url: string) => new URL(url, window.location.href).pathname;

/**
 * Whether a file comes from a development server, which writes it anew with every save: then no hash is known.
 * A production build has no such files, and nothing of this in it.
 */
const isFromSource = (key: string) =>
  process.env.NODE_ENV === 'development' && /^\/(s|r\/[^/]+\/dev)\//.test(key);

/** Adds hashes of files that may be loaded from now on. */
export function allowScripts(integrity: Readonly<Record<string, string>>): void {
  for (const [url, hash] of Object.entries(integrity)) hashes.set(url, hash);
}

/** The address to request: renewed once for each failure. */
export function renewAddress(url: string): string {
  const failed = failures.get(keyOf(url)) ?? 0;
  return failed === 0 ? url : `${url.split('?')[0]}?retry=${failed}`;
}

/** Puts the address, the expected hash and the count of failures on a script that is about to be added. */
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
 * Gives up on the scripts of a release that still wait for an answer, so that a retry does not queue behind
 * a hung connection. Its preloads are given up whether they hang or not: a retry takes none of their answers.
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

/** Whether the last script of this address was given up for a later attempt. */
export const isAbandoned = (url: string) => abandoned.has(keyOf(url));

window.touchlineScript = guardScript;
