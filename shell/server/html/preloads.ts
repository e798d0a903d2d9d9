import { inlineJson } from './escapeHtml';

export interface Preload {
  readonly url: string;
  /** Media query of a file that loads after the first render, at a lower priority. */
  readonly later?: string;
}

type Hashes = Readonly<Record<string, string>>;

const kindOf = (url: string) => (url.endsWith('.css') ? 'style' : url.endsWith('.woff2') ? 'font' : 'script');

/**
 * Preload tag of a file; integrity and mode must equal those of the script that follows, or the file is
 * loaded twice.
 */
export const preloadTag = (url: string, integrity: Hashes, nonce: string): string =>
  `<link rel="preload" as="${kindOf(url)}" href="${url}" integrity="${integrity[url] ?? ''}" crossorigin nonce="${nonce}" fetchpriority="high">`;

/**
 * Script that preloads files which the page requests after its first render, once the entry's own files have
 * loaded. Preloaded from the start, they would share a slow line with the scripts that block the render.
 */
export function laterScript(later: readonly Preload[], entry: readonly string[], integrity: Hashes): string {
  if (later.length === 0) return '';
  const links = later.map(({ url, later: media }) => ({
    rel: 'preload',
    as: kindOf(url),
    href: url,
    media,
    // Style sheets request fonts without integrity; a preload with integrity would not be reused.
    integrity: kindOf(url) === 'font' ? '' : (integrity[url] ?? ''),
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  }));
  return `(function(links,awaited,nonce){new PerformanceObserver(function(list,observer){list.getEntries().forEach(function(entry){awaited=awaited.filter(function(url){return!entry.name.endsWith(url)})});if(awaited.length)return;observer.disconnect();links.forEach(function(link){document.head.append(Object.assign(document.createElement('link'),link,{nonce:nonce}))})}).observe({type:'resource',buffered:true})})(${inlineJson(links)},${inlineJson(entry)},document.currentScript.nonce)`;
}
