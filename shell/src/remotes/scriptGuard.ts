/**
 * Decides about every script that webpack or the shell adds to the page: its hash must be known,
 * and the address of a file that failed before is renewed, because browsers hold on to a failed answer.
 */

/** A hash that no file has: the browser then refuses the file and the loader sees a plain load error. */
const noFileHasIt = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();
const failures = new Map<string, number>();
const waiting = new Set<HTMLScriptElement>();

declare global {
  interface Window {
    touchlineScript: (script: HTMLScriptElement, url: string) => void;
    /** Addresses of scripts of the page's HTML that failed before this ran. */
    readonly touchlineFailed?: readonly string[];
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

/** Puts the address, the expected hash and the count of failures on a script that is about to be added. */
export function guardScript(script: HTMLScriptElement, url: string): void {
  const key = keyOf(url);
  const failed = failures.get(key) ?? 0;
  script.src = failed === 0 ? url : `${url.split('?')[0]}?retry=${failed}`;
  script.integrity = hashes.get(key) ?? (isFromSource(key) ? '' : noFileHasIt);
  script.crossOrigin = 'anonymous';
  watch(script, key);
}

/** Counts a script as waiting until it has come or failed, and counts its failures. */
function watch(script: HTMLScriptElement, key: string): void {
  waiting.add(script);
  const done = () => waiting.delete(script);
  script.addEventListener('load', done);
  script.addEventListener('error', () => {
    done();
    failures.set(key, (failures.get(key) ?? 0) + 1);
  });
}

/**
 * Resolves once the files of a release that the page's HTML began to load have come: until then they must not be asked
 * for a second time.
 *
 * @throws when one of them fails meanwhile, or is given up
 */
export async function scriptsAhead(base: string): Promise<void> {
  const pending = [...waiting].filter(
    (script) => 'ahead' in script.dataset && keyOf(script.src).startsWith(base),
  );
  await Promise.all(
    pending.map(
      (script) =>
        new Promise<void>((resolve, reject) => {
          script.addEventListener('load', () => resolve());
          script.addEventListener('error', () => reject(new Error(`The script ${script.src} did not come.`)));
        }),
    ),
  );
}

/**
 * Gives up on the scripts of a release that still wait for an answer, so that a retry does not queue behind
 * a hung connection.
 */
export function abandonScripts(base: string): void {
  for (const script of [...waiting])
    if (keyOf(script.src).startsWith(base)) {
      script.dispatchEvent(new Event('error'));
      script.remove();
    }
}

window.touchlineScript = guardScript;
// The HTML takes out those that are no longer on their way (shell/server/html/preloads.ts).
for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-ahead]'))
  watch(script, keyOf(script.src));
for (const url of window.touchlineFailed ?? []) failures.set(keyOf(url), 1);
