import type { Boot } from '../boot/boot';
import { isNative } from '../platform/isNative';

const address = '/service-worker.js';

/**
 * Lets the app open without a network: registers the service worker, and sends it the releases of the page. A
 * server without one (a build from source) unregisters an earlier one. The native app needs none, because its
 * files are on the device.
 *
 * Called when the first page has its code: a new worker fetches all files of the shell, which would delay the page by half a
 * second on a slow phone.
 */
export function startServiceWorker(boot: Boot): void {
  if (!('serviceWorker' in navigator) || isNative()) return;
  // Without a worker the app works, but not offline.
  void (boot.serviceWorker ? register(boot) : remove()).catch(() => undefined);
}

async function register({ build, registry }: Boot): Promise<void> {
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const keep = (urlsToCache: (string | [string, RequestInit])[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  keep([`/builds/offline.html?build=${build.id}&generation=${registry.generation}`, '/icon.svg']);
  // Observed continuously: a file requested before the worker took control can finish after it.
  new PerformanceObserver((list) => {
    const missed = pathsPastTheWorker(list.getEntriesByType('resource') as PerformanceResourceTiming[]);
    if (missed.length > 0) keep(missed.map((path) => [path, withHash(registry.integrity[path])]));
  }).observe({ type: 'resource', buffered: true });
}

const withHash = (integrity: string | undefined): RequestInit =>
  integrity === undefined ? {} : { integrity };

/** Files of the shell and of releases that were loaded before the service worker controlled the page. */
function pathsPastTheWorker(entries: readonly PerformanceResourceTiming[]): string[] {
  return entries
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/[sr]\//.test(pathname))
    .map(({ pathname }) => pathname);
}

/** Its cached answers would hide the build from source. */
async function remove(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (registrations.length === 0) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
