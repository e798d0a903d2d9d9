import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { showAlerts } from './alerts';
import { withFreshNonce } from './withFreshNonce';

declare const self: ServiceWorkerGlobalScope & {
  /** The shell's first files with their hashes, inserted by the build (shell/webpack.config.js). */
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[];
};

const month = 30 * 24 * 3600;
const frameCache = 'touchline-frame';
/**
 * Calls, mail and files are no pages: when they cannot be reached, the app is not rendered in their place.
 */
const noPages = [/^\/v\d+\//, /^\/(dev|test|builds|r|s)\//, /^\/open(\?|$)/];

const isImmutable = ({ pathname, search }: URL) =>
  // A query marks the retry of a failed file, which must not come from a cache.
  search === '' && (/^\/(s|r\/[^/]+)\/./.test(pathname) || pathname === '/icon.svg');

const isOurs = ({ origin }: URL) => origin === self.location.origin;

// Takes control at once: file names contain content hashes and pages come from the network, so a new worker
// also works with pages of an old build.
void self.skipWaiting();
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Navigation preload: the page is requested while the worker starts, so that the worker does not delay it.
  event.waitUntil(self.registration.navigationPreload.enable());
});

showAlerts(self);

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

registerRoute(
  ({ url }) => isOurs(url) && isImmutable(url),
  new CacheFirst({
    cacheName: 'touchline-files',
    plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: month, purgeOnQuotaError: true })],
  }),
);
// One offline page is cached: that of the build and the releases that the last page ran.
registerRoute(
  ({ url }) => isOurs(url) && url.pathname === '/builds/offline.html',
  new CacheFirst({ cacheName: frameCache, plugins: [new ExpirationPlugin({ maxEntries: 1 })] }),
);
registerRoute(
  ({ url }) => isOurs(url) && url.pathname === '/builds/registry.json',
  new NetworkFirst({ cacheName: 'touchline-registry' }),
);
registerRoute(
  new NavigationRoute(({ request, event }) => answerPage(request, event as FetchEvent), {
    denylist: noPages,
  }),
);

/** Always the server's page while the server can be reached: a new release appears on the next navigation. */
async function answerPage(request: Request, event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch (unreachable) {
    const frame = await keptFrame();
    if (!frame) throw unreachable;
    return withFreshNonce(frame);
  }
}

async function keptFrame(): Promise<Response | undefined> {
  const cache = await caches.open(frameCache);
  const newest = (await cache.keys()).at(-1);
  return newest && cache.match(newest);
}
