import { inlineJson } from './escapeHtml';

export interface Preload {
  readonly url: string;
  /** Media query of a file that loads after the first render, at a lower priority. */
  readonly later?: string;
}

type Hashes = Readonly<Record<string, string>>;

const kindOf = (url: string) => (url.endsWith('.css') ? 'style' : url.endsWith('.woff2') ? 'font' : 'script');

/** A file that the page needs right after its entry; integrity and mode are those of the script that follows. */
export const preloadTag = (url: string, integrity: Hashes, nonce: string): string =>
  `<link rel="preload" as="${kindOf(url)}" href="${url}" integrity="${integrity[url] ?? ''}" crossorigin nonce="${nonce}" fetchpriority="high">`;

/**
 * Script that preloads what the page asks for once it stands, as soon as the entry's own files have come. Named from
 * the start, such files would share a slow line evenly with the scripts that everything waits for.
 */
export function laterScript(later: readonly Preload[], entry: readonly string[], integrity: Hashes): string {
  if (later.length === 0) return '';
  const links = later.map(({ url, later: media }) => ({
    rel: 'preload',
    as: kindOf(url),
    href: url,
    media,
    // A style sheet asks for its font without one, and what was fetched with it would not be taken.
    integrity: kindOf(url) === 'font' ? '' : (integrity[url] ?? ''),
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  }));
  return `(function(links,awaited,nonce){new PerformanceObserver(function(list,observer){list.getEntries().forEach(function(entry){awaited=awaited.filter(function(url){return!entry.name.endsWith(url)})});if(awaited.length)return;observer.disconnect();links.forEach(function(link){document.head.append(Object.assign(document.createElement('link'),link,{nonce:nonce}))})}).observe({type:'resource',buffered:true})})(${inlineJson(links)},${inlineJson(entry)},document.currentScript.nonce)`;
}
