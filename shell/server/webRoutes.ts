import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageForShared, type SharedFields } from '../src/features/navigation/sharedLink';
import type { BrowserRegistry } from '../src/services/remotes/registry';
import type { ResolvedPage } from './html/resolvePage';
import { publicRoutes } from './open/publicRoutes';
import { resolveWith } from './pages/answerPage';
import { bootOf, sendPage } from './pages/sendPage';
import { isStaff } from './releases/audience';
import { signInOf } from './releases/overrideCookie';
import { releasesOf, shellName } from './releases/releaseDocument';
import { storedReleases } from './releases/storedReleases';
import { renewSession, type RenewedSession } from './session';
import { buildIdOf } from './shellBuild';
import { stampedFiles } from './stampedFiles';
import { storybookRoutes } from './storybook/storybookRoutes';
import type { WebOptions } from './webOptions';

/** Pictures of the app that a browser shows before it installs it (`npm run install-pictures`). */
const installPictures = ['team', 'rivals', 'fixtures'].flatMap((page) =>
  ['narrow', 'wide'].map((form) => `install-${page}-${form}.jpg`),
);

/** Files that browsers and phones request at the root: the icon, and those of an installed app. */
const publicFiles = [
  'icon.svg',
  'manifest.webmanifest',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'badge-96.png',
  'favicon.ico',
  ...installPictures,
];

/** Answers the one web URL: pages, files of shell and releases, build metadata. */
export async function webRoutes(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { store, shells, registries, publicFolder, dev, storybook } = options;
  if (dev) await dev.routes(app);
  await app.register(stampedFiles, options);
  if (storybook)
    await app.register(storybookRoutes, { ...storybook, config: options.config, api: options.api });
  for (const file of publicFiles)
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, publicFolder));
  await app.register(fastifyStatic, { root: publicFolder, serve: false });
  app.get<{ Querystring: SharedFields }>('/open', ({ query }, reply) =>
    reply.header('cache-control', 'no-store').redirect(pageForShared(query)),
  );

  publicRoutes(app, options);
  serviceWorkerRoutes(app, options);

  // A tab with a canary of the shell has the latest build for its reader.
  app.get<{ Querystring: { build?: string } }>('/builds/latest.json', async ({ query: { build } }, reply) => {
    const document = await store.document();
    const isCanary = build !== undefined && releasesOf(document, shellName).canary?.id === build;
    const id = isCanary ? build : buildIdOf(shells.choose(document).build);
    return reply.header('cache-control', 'no-store').send({ id, generation: document.generation });
  });
  app.get('/builds/registry.json', async (_request, reply) => {
    const document = await store.document();
    const { build } = shells.choose(document);
    return reply
      .header('cache-control', 'no-store')
      .send(registries.of(document, build, { withPrevious: true }));
  });
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async ({ params }, reply) => {
    const document = await store.document();
    const found = shells.find(document, params.file.replace(/\.json$/, ''));
    if (!found || !params.file.endsWith('.json')) return reply.callNotFound();
    const registry = registries.of(document, found.build);
    return reply.send({ id: buildIdOf(found.build), matcher: routeMatcher(registry), prerendered });
  });
  payloadRoutes(app, options);
  storedReleasesRoute(app, options);
}

/** Stored releases for the overlay of the shell. Answers 404 to everybody except staff. */
function storedReleasesRoute(app: FastifyInstance, { store, api, config, overrideCookie }: WebOptions): void {
  app.get('/builds/stored.json', async (request, reply) => {
    const [document, { boot, setCookies }] = await Promise.all([
      store.document(),
      renewSession(api, config.apiKey, request),
    ]);
    if (setCookies.length > 0) void reply.header('set-cookie', setCookies);
    void reply.header('cache-control', 'no-store');
    if (!boot || !isStaff(boot.user)) return reply.status(404).send({ success: false });
    return reply.send(storedReleases(document, overrideCookie.localKey(signInOf(boot))));
  });
}

/** Pages with a payload file that lists what they load and call (specification, section 7). */
const prerendered = ['/about', '/clubs', '/season_pass'].map((path) => ({
  path,
  payload: `${path}/_payload.json`,
}));

/** A payload contains no user data: the app requests that with the reader's session. */
function payloadRoutes(app: FastifyInstance, { store, shells, registries }: WebOptions): void {
  for (const { path, payload } of prerendered)
    app.get(payload, async (_request, reply) => {
      const document = await store.document();
      const { build } = shells.choose(document);
      const page = resolveWith(build, registries.of(document, build), path);
      const { status, heading, files, calls } = page;
      if (status === 404) return reply.callNotFound();
      return reply.status(status).header('cache-control', 'no-cache').send({ path, heading, files, calls });
    });
}

/**
 * The service worker, and the offline page that it serves when the server cannot be reached: the app without
 * a session, so that the browser may cache it.
 */
function serviceWorkerRoutes(app: FastifyInstance, options: WebOptions): void {
  const { store, shells } = options;
  app.get('/service-worker.js', async (_request, reply) => {
    const { build, folder } = shells.choose(await store.document());
    if (!build.serviceWorker) return reply.callNotFound();
    return (
      reply
        .type('text/javascript; charset=utf-8')
        // The browser checks it at every navigation: a new worker must not wait for a cache to expire.
        .header('cache-control', 'no-cache')
        .header('content-security-policy', "default-src 'none'; connect-src 'self'; img-src 'self'")
        .send(await readFile(join(folder, 'service-worker.js')))
    );
  });
  app.get('/builds/offline.html', async (_request, reply) => {
    const document = await store.document();
    const shell = shells.choose(document);
    if (!shell.build.serviceWorker) return reply.callNotFound();
    const registry = options.registries.of(document, shell.build);
    const nobody: RenewedSession = { boot: null, setCookies: [], unasked: true };
    const boot = bootOf(options, shell.build, registry, nobody);
    return sendPage(reply, options, { page: offlinePage, shell, session: nobody, boot, calls: [] });
  });
}

/** The address is not known here, so nothing is preloaded. */
const offlinePage: ResolvedPage = { status: 200, files: [], calls: [], params: {} };

/** Every address pattern with a page, by its owner. */
function routeMatcher({ remotes }: BrowserRegistry): Record<string, readonly string[]> {
  const own = Object.entries(remotes).map(
    ([name, { live }]) => [name, live?.routes.map(({ path }) => path) ?? []] as const,
  );
  return Object.fromEntries([['shell', ['/', '/about', '/404']], ...own]);
}
