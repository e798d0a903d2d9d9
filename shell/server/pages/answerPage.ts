import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultScreen, readScreen } from '../../src/app/rendering/readerScreen';
import { redirectFor } from '../../src/features/navigation/redirects';
import { type BrowserRegistry, remoteForPath } from '../../src/services/remotes/registry';
import { askPreviewPage, askPreviewPolicy } from '../html/askPreviewPage';
import { addressParams, firstCalls } from '../html/firstCalls';
import { asAnswered, resolvePage, type ResolvedPage } from '../html/resolvePage';
import { sendLandingPage } from '../open/publicRoutes';
import { answeredBy, releasesHeader } from '../releases/answeredBy';
import { isStaff } from '../releases/audience';
import { overrideRequestOf } from '../releases/overrides';
import { overridesFor, redirectionFor, type Redirection } from '../releases/readerOverrides';
import type { ReleaseDocument } from '../releases/releaseDocument';
import type { AnsweredPage } from '../rendering/renderedPages';
import { renewSession, type RenewedSession } from '../session';
import { shellUrl, type ShellBuild } from '../shellBuild';
import type { ServedShell } from '../shells';
import type { WebOptions } from '../webOptions';
import { addressOf, pathOf, queryOf } from './address';
import { bootOf, isInApp, sendPage, type PageContext } from './sendPage';

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

/** What a visitor or a new user sees at any address: views of the shell alone. */
export const pageBeforeTheApp: ResolvedPage = { status: 200, files: [], calls: [], params: {}, server: true };

export const resolveWith = (build: ShellBuild, registry: BrowserRegistry, path: string) =>
  resolvePage(registry, path, (chunk) => (build.chunks[chunk] ?? []).map(shellUrl), build.offers);

/** A sample: a preview is not measured, since only one reader sees it. */
const isMeasured = ({ webVitalsShare }: WebOptions['config'], { release, isPreview }: ServedShell) =>
  release !== undefined && !isPreview && Math.random() * 100 < webVitalsShare;

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
