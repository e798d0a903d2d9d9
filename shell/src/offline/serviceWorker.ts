import type { Boot } from '../boot/boot';
import { isNative } from '../native/platform';

const address = '/service-worker.js';

/**
 * Lets the app open without a network: registers the service worker once the page stands, and tells it what
 * the page runs on. A server that has none (a build from source) takes an earlier one away, and the native
 * app needs none, because its files are on the device.
 */
export function startServiceWorker(boot: Boot): void {
  if (!('serviceWorker' in navigator) || isNative()) return;
  const start = () => void (boot.serviceWorker ? register(boot) : remove()).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(boot: Boot): Promise<void> {
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: whatItRunsOn(boot) } });
}

/** Files that were loaded before the worker was there, with their hashes, and the frame of this very build. */
function whatItRunsOn({ build, registry }: Boot): (string | [string, RequestInit])[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/[sr]\//.test(pathname))
    .map(({ pathname }): [string, RequestInit] => {
      const integrity = registry.integrity[pathname];
      return [pathname, integrity === undefined ? {} : { integrity }];
    });
  return [`/builds/offline.html?build=${build.id}&generation=${registry.generation}`, '/icon.svg', ...files];
}

/** Its answers would hide the build from source. */
async function remove(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (registrations.length === 0) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
