import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { Boot } from '../services/boot/boot';
import { remoteForPath } from '../services/remotes/registry';

/** Report of one page, as `web_vitals` events have it. Milliseconds, and a number without unit for `cls`. */
interface PageVitals {
  /** Release of the shell. */
  readonly shell: string;
  /** Owner of the page and its release; the shell for its own pages. */
  readonly remote: string;
  readonly release: string;
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
  readonly ttfb?: number;
}

/**
 * Measures the page that the address named when the tab was opened, and reports once: when the reader goes to
 * another page or hides the tab. Nothing says who the reader is or what the address was.
 */
export function measurePage({ apiBase, apiKey, registry, measured: shell = '' }: Boot): void {
  const { pathname } = window.location;
  const owner = ownerOf(registry, pathname, shell);
  const found: Partial<Record<Lowercase<MetricType['name']>, number>> = {};
  let isSent = false;

  function send(): void {
    if (isSent || Object.keys(found).length === 0 || !owner) return;
    isSent = true;
    const data: PageVitals = { shell, ...owner, ...found };
    void fetch(`${apiBase}/v1/event/web_vitals`, {
      method: 'POST',
      // Without the session: the report belongs to nobody.
      credentials: 'omit',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ slug: 'web_vitals', data }),
      keepalive: true,
    }).catch(() => undefined);
  }
  const keep = ({ name, value }: MetricType) => {
    // What happens on a later page is not this page's.
    if (window.location.pathname !== pathname) send();
    else if (!isSent) found[name.toLowerCase() as Lowercase<typeof name>] = rounded(name, value);
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(keep, { reportAllChanges: true });
  // After the library has handled it, which finds the last values.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && setTimeout(send),
  );
}

const rounded = (name: string, value: number) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** Undefined for a page of a preview, which only this reader sees. */
function ownerOf({ remotes }: Boot['registry'], path: string, shell: string) {
  const remote = remoteForPath({ remotes } as Boot['registry'], path);
  if (remote === undefined) return { remote: 'shell', release: shell };
  const { live, preview } = remotes[remote] ?? {};
  const release = live?.base.split('/').at(-2);
  return preview || release === undefined ? undefined : { remote, release };
}
