import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { pageForShared } from '../src/features/navigation/sharedLink';
import { showAlerts } from './alerts';
import { answerNavigation } from './answerNavigation';
import { withFreshNonce } from './withFreshNonce';

declare const self: ServiceWorkerGlobalScope;

/** The shell's first files with their hashes, from the build (shell/serviceWorkerPlugin.js). */
declare const filesToKeep: { url: string; revision: null; integrity: string }[];

const month = 30 * 24 * 3600;
const frameCache = 'touchline-frame';
/**
 * Calls, mail and files are no pages: when they cannot be reached, the app is not rendered in their place.
 */
const noPages = [/^\/v\d+\//, /^\/(dev|test|builds|r|s)\//];

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
precacheAndRoute(filesToKeep);

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
// What another app shares: the server redirects to the page for it. Without a network, the worker does.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isOurs(url) && url.pathname === '/open',
  ({ url, request, event }) =>
    fromServer(request, event as FetchEvent).catch(() => Response.redirect(addressForShared(url))),
);
registerRoute(
  new NavigationRoute(({ request, event }) => answerPage(request, event as FetchEvent), {
    denylist: noPages,
  }),
);

const addressForShared = ({ searchParams, origin }: URL) =>
  new URL(pageForShared(Object.fromEntries(searchParams)), origin).href;

/** @throws when the server cannot be reached */
async function fromServer(request: Request, event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

/**
 * The server's page while the server answers: a new release appears on the next navigation. The page that stands in for a
 * late one learns when the server has answered.
 */
function answerPage(request: Request, event: FetchEvent): Promise<Response> {
  const answered = fromServer(request, event);
  // Otherwise the browser would cancel a late answer, and lose the cookie of the session that it has renewed.
  event.waitUntil(answered.catch(() => undefined));
  return answerNavigation({
    fromServer: answered,
    kept: async () => {
      const frame = await keptFrame();
      return frame && withFreshNonce(frame);
    },
    onLateAnswer: () => void tellPage(event),
  });
}

async function tellPage({ resultingClientId }: FetchEvent): Promise<void> {
  (await self.clients.get(resultingClientId))?.postMessage('serverAnswered');
}

async function keptFrame(): Promise<Response | undefined> {
  const cache = await caches.open(frameCache);
  const newest = (await cache.keys()).at(-1);
  return newest && cache.match(newest);
}
