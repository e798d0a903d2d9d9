import { inlineJson } from './escapeHtml';

export interface Preload {
  readonly url: string;
  /** Screens on which the page asks for the file once it stands: such a file comes after the others. */
  readonly later?: string;
}

type Hashes = Readonly<Record<string, string>>;

const kindOf = (url: string) => (url.endsWith('.css') ? 'style' : url.endsWith('.woff2') ? 'font' : 'script');

/**
 * A file that the page needs as soon as its entry has run. A script runs when it comes, while the line is still busy with
 * the larger entry: containers and chunks only register themselves, and what asks for them finds them there.
 */
export function aheadTag(url: string, integrity: Hashes, nonce: string): string {
  const guarded = `integrity="${integrity[url] ?? ''}" crossorigin nonce="${nonce}"`;
  // Of a style sheet, integrity and mode must be those of the link that follows, or it is loaded twice.
  return kindOf(url) === 'style'
    ? `<link rel="preload" as="style" href="${url}" ${guarded}>`
    : `<script async src="${url}" ${guarded} fetchpriority="high" data-ahead></script>`;
}

/**
 * Script before those tags. A container wants webpack's federation layer when it runs; what it asks of that layer later
 * is the shell's to answer (shell/src/remotes/sharedWithRemotes.ts). A tag goes when its file has come or failed, so that
 * one still there is on its way; what failed is kept, since its address must be renewed (shell/src/remotes/scriptGuard.ts).
 */
export const aheadScript = `self.touchlineFederation={runtime:{},bundlerRuntime:{init:function(){return{}}}};self.touchlineFailed=[];['load','error'].forEach(function(kind){document.addEventListener(kind,function(event){var script=event.target;if(!script.dataset||!('ahead'in script.dataset))return;if(kind==='error')self.touchlineFailed.push(script.src);script.remove()},true)});`;

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
