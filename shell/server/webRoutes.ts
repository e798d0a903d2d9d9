import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { schemeScript } from '@touchline/design-system/scheme';
import { readScreen, screenScript, defaultScreen } from '../src/app/rendering/readerScreen';
import type { Clock, Config } from '@touchline/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Boot } from '../src/services/boot/boot';
import { redirectFor } from '../src/features/navigation/redirects';
import { pageForShared, type SharedFields } from '../src/features/navigation/sharedLink';
import { localOrigins } from '../src/services/remotes/localRemote';
import { type BrowserRegistry, remoteForPath } from '../src/services/remotes/registry';
import type { DevBuilds } from './dev/devBuilds';
import { failureOverlay } from './dev/failureOverlay';
import { reactHookScript } from './dev/reactHook';
import { askPreviewPage, askPreviewPolicy } from './html/askPreviewPage';
import { contentPolicy } from './html/contentPolicy';
import { addressParams, firstCalls } from './html/firstCalls';
import { pageHtml } from './html/page';
import type { Preload } from './html/preloads';
import { asAnswered, resolvePage, type ResolvedPage } from './html/resolvePage';
import { answeredBy, releasesHeader } from './releases/answeredBy';
import { isStaff } from './releases/audience';
import type { Registries } from './releases/browserRegistry';
import { signInOf, type OverrideCookie } from './releases/overrideCookie';
import { overrideRequestOf } from './releases/overrides';
import {
  overridesFor,
  redirectionFor,
  type ReaderOverrides,
  type Redirection,
} from './releases/readerOverrides';
import type { PageCounter } from './releases/releaseCounts';
import { type ReleaseDocument, releasesOf, shellName } from './releases/releaseDocument';
import { createFileAccess, headersOfFile, isServedType } from './releases/servedFiles';
import { storedReleases } from './releases/storedReleases';
import { storybookRoutes, type StorybookOptions } from './storybook/storybookRoutes';
import { publicRoutes, sendLandingPage } from './open/publicRoutes';
import type { AnsweredPage, RenderedPages } from './rendering/renderedPages';
import type { ReleaseStore } from './releases/releaseStore';
import { renewSession, type ApiRequester, type RenewedSession } from './session';
import { buildIdOf, scriptsOf, shellUrl, type ShellBuild } from './shellBuild';
import type { ServedShell, Shells } from './shells';

export interface WebOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly store: ReleaseStore;
  /** Which build of the shell a page names. */
  readonly shells: Shells;
  /** The registries of the pages. */
  readonly registries: Registries;
  /** Folder that `/s/` serves where no release of the shell has the file. */
  readonly shellFiles: string;
  /** The built Storybook; absent where it is not served. */
  readonly storybook?: Pick<StorybookOptions, 'folder' | 'secrets'>;
  /** Icons and the like, served from the root. */
  readonly publicFolder: string;
  readonly api: ApiRequester;
  /** Previews and safe mode of single readers. */
  readonly overrideCookie: OverrideCookie;
  /** Absent where only browsers render. */
  readonly renderedPages?: RenderedPages | undefined;
  /** Builds from source instead of built ones; only under `npm run dev`. */
  readonly dev?: DevBuilds | undefined;
  /** Counts pages by release: the baseline for a canary's errors. */
  readonly pages?: Pick<PageCounter, 'count'>;
}

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

const year = 365 * 24 * 3600 * 1000;
const forever: Omit<FastifyStaticOptions, 'root' | 'prefix'> = {
  maxAge: year,
  immutable: true,
  // No revalidation: a file's name changes with its content.
  etag: false,
  lastModified: false,
  index: false,
  preCompressed: true,
  setHeaders(response, path) {
    for (const [name, value] of Object.entries(headersOfFile(path))) response.setHeader(name, value);
  },
  decorateReply: false,
};

/**
 * Without headers that only matter for HTML documents. A page loads about twenty files, and each would repeat
 * them.
 */
const fileHelmet: FastifyHelmetOptions = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** @returns nothing for an address that cannot be decoded */
function decodedPath(url: string): string {
  try {
    return decodeURIComponent(pathOf(url));
  } catch {
    // Such an address names no file.
    return '';
  }
}

/** Files of shell and releases, under names that change with their content. */
export async function stampedFiles(
  app: FastifyInstance,
  {
    store,
    shells,
    shellFiles,
    overrideCookie,
    dev,
  }: Pick<WebOptions, 'store' | 'shells' | 'shellFiles' | 'overrideCookie' | 'dev'>,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, helmet: fileHelmet };
  });
  if (!dev)
    await app.register(async (files) => {
      await files.register(fastifyStatic, {
        root: shellFiles,
        allowedPath: isServedType,
        serve: false,
        ...forever,
        decorateReply: true,
      });
      files.get<{ Params: { file: string } }>('/s/:file', async ({ params: { file }, headers }, reply) => {
        const preview = overrideCookie.previewsIn(headers.cookie)[shellName];
        return reply.sendFile(file, shells.folderOf(await store.document(), file, preview) ?? shellFiles);
      });
    });
  await app.register(releaseFiles, { store, overrideCookie });
}

/** Files of remotes' releases, for whoever may have them. */
async function releaseFiles(
  app: FastifyInstance,
  { store, overrideCookie }: Pick<WebOptions, 'store' | 'overrideCookie'>,
): Promise<void> {
  const access = createFileAccess({ store, overrideCookie });
  /** Replies with files that only this reader may have. */
  const privateFiles = new WeakSet<FastifyReply['raw']>();
  app.addHook('onRequest', async (request, reply) => {
    const who = await access.of(decodedPath(request.url), request.headers.cookie);
    if (who === 'not now')
      return reply.status(503).header('retry-after', '5').header('cache-control', 'no-store').send();
    if (who === 'nobody') return reply.callNotFound();
    // Caches on the way to other readers may not keep it.
    if (who === 'this reader') privateFiles.add(reply.raw);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (privateFiles.has(reply.raw)) void reply.header('cache-control', 'private, no-store');
  });
  await app.register(fastifyStatic, { root: store.folder, prefix: '/r/', ...forever });
}

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

/** What a visitor or a new user sees at any address: views of the shell alone. */
const pageBeforeTheApp: ResolvedPage = { status: 200, files: [], calls: [], params: {}, server: true };

/** The address is not known here, so nothing is preloaded. */
const offlinePage: ResolvedPage = { status: 200, files: [], calls: [], params: {} };

/** Every address pattern with a page, by its owner. */
function routeMatcher({ remotes }: BrowserRegistry): Record<string, readonly string[]> {
  const own = Object.entries(remotes).map(
    ([name, { live }]) => [name, live?.routes.map(({ path }) => path) ?? []] as const,
  );
  return Object.fromEntries([['shell', ['/', '/about', '/404']], ...own]);
}

/**
 * Path of the request's first line. It is not parsed as a link: `//elsewhere/` is a path here and not a host,
 * and an invalid address is an unknown page.
 */
function pathOf(address: string): string {
  const whole = address.startsWith('/') ? `http://page.invalid${address}` : address;
  return URL.canParse(whole) ? new URL(whole).pathname : address;
}

/** Renews the session first, so that a returning user's first paint already has their data. */
export async function answerPage(
  options: WebOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  const [document, session] = await Promise.all([
    options.store.document(),
    renewSession(options.api, options.config.apiKey, request),
  ]);
  if (session.setCookies.length > 0) void reply.header('set-cookie', session.setCookies);
  const { cookie } = request.headers;
  const generation = session.boot && isStaff(session.boot.user) ? generationIn(request.url) : undefined;
  const then = generation === undefined ? undefined : await options.store.compositionAt(generation);
  if (generation !== undefined && !then) return sayNotKept(reply, generation);
  const redirection = redirectionFor(
    request.url,
    session.boot,
    document,
    cookie,
    options.overrideCookie,
    then,
  );
  if (redirection?.ask) return askForPreview(reply, redirection, redirection.ask);
  if (redirection) {
    if (redirection.cookie !== undefined) void reply.header('set-cookie', redirection.cookie);
    return reply.header('cache-control', 'no-store').redirect(redirection.to);
  }
  const isSignIn = signInPaths.includes(path);
  if (session.boot && isSignIn)
    return reply.header('cache-control', 'no-store').redirect(`/${queryOf(request.url)}`);
  if (path === '/' && !session.boot && !session.unasked) return sendLandingPage(options, request, reply);
  const moved = pageOfShortAddress(request, session.boot);
  if (moved) return reply.header('cache-control', 'no-store').redirect(moved);
  const overrides = overridesFor(session.boot, document, cookie, options.overrideCookie);
  if (overrides.cookie !== undefined) void reply.header('set-cookie', overrides.cookie);
  const reader = session.boot?.user;
  const shell = options.shells.choose(document, reader, overrides);
  const registry = options.registries.of(document, shell.build, { reader, overrides });
  if (isInApp(session.boot))
    options.pages?.count(registry, path, shell.isPreview ? undefined : shell.release?.id);
  const page = pageAt(path, shell.build, registry);
  const calls = isInApp(session.boot) ? firstCalls(page.calls, addressParams(request.url, page.params)) : [];
  const boot = {
    ...bootOf(options, shell.build, registry, session, overrides.boot),
    ...(isMeasured(options.config, shell) && { measured: shell.release?.id }),
    ...(path === '/signup' && { start: 'signup' as const }),
  };
  const context = { page, shell, session, calls, boot };
  const drawn = isInApp(session.boot) ? remotesOf(page, path, registry) : [];
  void reply.header(releasesHeader, answeredBy(document, registry, shell, drawn));
  const answered = await renderOnServer(options, request, context, document);
  return sendPage(reply, options, { ...context, page: asAnswered(page, calls, answered?.answers) }, answered);
}

/** Remotes whose code a page is made of: that of its address, or those of the widgets on Home. */
function remotesOf({ remotes = [], further = [] }: ResolvedPage, path: string, registry: BrowserRegistry) {
  const owner = remoteForPath(registry, path);
  return [...new Set([...(owner === undefined ? [] : [owner]), ...remotes, ...further])];
}

/** Addresses of the two forms for visitors. */
const signInPaths = ['/login', '/signup'];

function pageAt(path: string, build: ShellBuild, registry: BrowserRegistry): ResolvedPage {
  if (signInPaths.includes(path)) return pageBeforeTheApp;
  return resolveWith(build, registry, path);
}

/** Before any code of the release is loaded. */
/** The generation of the releases that an address asks to see. */
function generationIn(url: string): number | undefined {
  const asked = overrideRequestOf(new URLSearchParams(queryOf(url)));
  return asked?.kind === 'at' ? asked.generation : undefined;
}

const sayNotKept = (reply: FastifyReply, generation: number) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`What was live in generation ${generation} is not kept, or there was none yet.`);

function askForPreview(
  reply: FastifyReply,
  { to }: Redirection,
  { preview, agree }: NonNullable<Redirection['ask']>,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', askPreviewPolicy(nonce))
    .send(askPreviewPage(preview, agree, to, nonce));
}

const resolveWith = (build: ShellBuild, registry: BrowserRegistry, path: string) =>
  resolvePage(registry, path, (chunk) => (build.chunks[chunk] ?? []).map(shellUrl), build.offers);

/** A sample: a preview is not measured, since only one reader sees it. */
const isMeasured = ({ webVitalsShare }: WebOptions['config'], { release, isPreview }: ServedShell) =>
  release !== undefined && !isPreview && Math.random() * 100 < webVitalsShare;

/** Data of a page that is known before it is written. */
interface PageContext {
  readonly page: ResolvedPage;
  readonly shell: ServedShell;
  readonly session: RenewedSession;
  readonly boot: Boot;
  /** Addresses of the first calls. */
  readonly calls: readonly string[];
}

function sendPage(
  reply: FastifyReply,
  options: WebOptions,
  context: PageContext,
  answered?: AnsweredPage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(context.page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      contentPolicy(
        nonce,
        options.config.photos,
        answered?.rendered !== undefined,
        localOrigins(context.boot.overrides?.previews),
      ),
    )
    .send(writePage(options, context, nonce, answered));
}

const isInApp = (boot: RenewedSession['boot']): boot is NonNullable<RenewedSession['boot']> =>
  boot !== null && boot.user.onboarded && boot.user.email_confirmed && !boot.user.banned;

function bootOf(
  { config, clock }: WebOptions,
  shell: ShellBuild,
  registry: BrowserRegistry,
  { boot, unasked }: RenewedSession,
  overrides?: ReaderOverrides['boot'],
): Boot {
  return {
    build: { id: buildIdOf(shell), version: shell.version },
    apiBase: '',
    apiKey: config.apiKey,
    clock: { now: new Date(clock.now()).toISOString(), rate: clock.rate },
    session: boot && { user: boot.user, sessionToken: boot.sessionToken },
    state: boot?.state ?? null,
    content: boot?.content ?? null,
    registry,
    ...(unasked && { unasked }),
    ...(overrides && { overrides }),
    serviceWorker: shell.serviceWorker ?? false,
  };
}

/** Path and query of the address. */
const addressOf = ({ url }: FastifyRequest) => pathOf(url) + queryOf(url);

/** @returns the query with its question mark, or nothing */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/**
 * Path and query of the page that a short address such as `/fixtures` opens; undefined for every other address. The
 * browser redirects by the same rule, but only after its scripts have loaded.
 */
function pageOfShortAddress({ url }: FastifyRequest, boot: RenewedSession['boot']): string | undefined {
  const page = isInApp(boot) ? redirectFor(pathOf(url), boot.state) : undefined;
  return page && page + queryOf(url);
}

/**
 * @returns undefined for a page that only the browser renders: by its route, or because its session could not be
 * validated
 */
async function renderOnServer(
  { renderedPages, clock }: WebOptions,
  request: FastifyRequest,
  { page, shell, session, boot, calls }: PageContext,
  document: ReleaseDocument,
): Promise<AnsweredPage | undefined> {
  const screen = readScreen(request.headers.cookie) ?? defaultScreen(request.headers, clock.now());
  // Without a validated session the state of the app is unknown.
  if (!renderedPages || session.unasked) return undefined;
  const shown = isInApp(session.boot) ? page : pageBeforeTheApp;
  if (!shown.server) return undefined;
  const address = addressOf(request);
  const asked = { page: shown, shell, document, boot, address, calls, screen, client: request.ip };
  return renderedPages.answer(asked);
}

function writePage(
  { dev, renderedPages, registries }: WebOptions,
  { page, shell: served, session, boot, calls }: PageContext,
  nonce: string,
  { answers = {}, rendered, failure }: Partial<AnsweredPage> = {},
): string {
  const inApp = isInApp(session.boot);
  const { build: shell } = served;
  const develops = localOrigins(boot.overrides?.previews).length > 0;
  return pageHtml({
    nonce,
    boot: {
      ...boot,
      ...(calls.some((url) => answers[url]) && { answers }),
      ...(rendered && { rendered: rendered.rendered }),
    },
    registryJson: registries.json(boot.registry),
    title: page.heading && inApp ? `${page.heading} · Touchline` : 'Touchline',
    ...(inApp && page.heading !== undefined && { heading: page.heading }),
    entry: scriptsOf(shell, { develops }).map(shellUrl),
    preloads: [
      ...(rendered ? (shell.chunks['takeOver'] ?? []).map((file) => ({ url: shellUrl(file) })) : []),
      ...preloadsOf(shell, page, session.boot, session.unasked ?? false),
    ],
    calls: calls.filter((url) => !answers[url]),
    ...(inApp && served.release && { reported: { release: served.release.id, isPreview: served.isPreview } }),
    ...(shell.styles && { styles: shell.styles }),
    schemeScript,
    ...(renderedPages && { screenScript }),
    ...(rendered && { rendered }),
    ...((dev || develops) && { devScript: reactHookScript }),
    ...(failure && { devOverlay: failureOverlay(failure, nonce) }),
  });
}

function preloadsOf(
  shell: ShellBuild,
  page: ResolvedPage,
  boot: RenewedSession['boot'],
  unasked: boolean,
): readonly Preload[] {
  // Without a validated session the state of the app is unknown.
  if (unasked) return [];
  const fonts = shell.fonts.filter(isOnEveryPage).map((font) => ({ url: shellUrl(font), later: 'all' }));
  if (isInApp(boot)) return [...pagePreloads(page, shell), ...fonts];
  return [...startChunks(shell, boot).map((url) => ({ url })), ...fonts];
}

/** The Latin faces of text and headings. */
const isOnEveryPage = (font: string) => /-latin-(wdth|wght)-/.test(font);

/** Each file once: first those for every screen, then those with a media query. */
function pagePreloads({ files, later = [] }: ResolvedPage, shell: ShellBuild): Preload[] {
  const onAllScreens = new Set([...files, ...headerFiles(shell)]);
  return [
    ...[...onAllScreens].map((url) => ({ url })),
    ...later.flatMap((part) =>
      part.files.filter((url) => !onAllScreens.has(url)).map((url) => ({ url, later: part.media })),
    ),
  ];
}

/** Chunk of the kit in the header of every page. */
const headerFiles = ({ chunks }: ShellBuild): string[] => (chunks['kit'] ?? []).map(shellUrl);

/** Chunks of the first view of a visitor or new user. */
function startChunks({ chunks }: ShellBuild, boot: RenewedSession['boot']): string[] {
  const chunk = boot?.user.email_confirmed ? 'onboarding' : 'auth';
  return (chunks[chunk] ?? []).map(shellUrl);
}
