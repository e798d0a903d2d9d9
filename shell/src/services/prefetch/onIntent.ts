import { routeFor, widgetForSlot, type BrowserRegistry } from '../remotes/registry';

/** Maximum number of concurrent prefetches (specification section 9). */
const mostAtOnce = 5;

// eslint-disable-next-line no-restricted-syntax -- of the document: a file is prefetched once in a tab.
const asked = new Set<string>();
// eslint-disable-next-line no-restricted-syntax -- of the document, as above.
const queue: string[] = [];
// eslint-disable-next-line no-restricted-syntax -- of the document, as above.
let running = 0;

/** Files of the page at a path. */
function filesFor(registry: BrowserRegistry, path: string): readonly string[] {
  const { files = [], later = [] } = routeFor(registry, path) ?? {};
  const onThisScreen = later.filter(({ media }) => window.matchMedia(media).matches);
  return [...files, ...onThisScreen.flatMap((part) => part.files)];
}

/** Under the content security policy a preloaded script needs the page's nonce like any other. */
const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';

function next(integrity: BrowserRegistry['integrity']): void {
  while (running < mostAtOnce) {
    const url = queue.shift();
    if (url === undefined) return;
    running += 1;
    const link = document.createElement('link');
    // Not `preload`: that is for this page, and Chromium warns about every file that is then not used.
    link.rel = 'prefetch';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    // The same hash and mode as the script that follows, or the file is loaded twice.
    link.integrity = integrity[url] ?? '';
    link.crossOrigin = 'anonymous';
    link.nonce = pageNonce();
    link.href = url;
    const done = () => {
      running -= 1;
      next(integrity);
    };
    link.addEventListener('load', done);
    link.addEventListener('error', () => {
      asked.delete(url);
      done();
    });
    document.head.append(link);
  }
}

function fetchAhead({ integrity }: BrowserRegistry, files: readonly string[]): void {
  for (const url of files) {
    if (asked.has(url)) continue;
    asked.add(url);
    queue.push(url);
  }
  next(integrity);
}

/** Prefetches a page's code on hover, touch or idle. */
export const prefetchPage = (registry: BrowserRegistry, path: string): void =>
  fetchAhead(registry, filesFor(registry, path));

/**
 * Prefetches the code of widgets that will be rendered: container, module and chunk in parallel instead of
 * one after the other.
 */
export const prefetchWidgets = (registry: BrowserRegistry, slots: readonly string[]): void =>
  fetchAhead(
    registry,
    slots.flatMap((slot) => widgetForSlot(registry, slot)?.widget.files ?? []),
  );
