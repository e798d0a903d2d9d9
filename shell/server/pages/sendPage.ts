import { randomBytes } from 'node:crypto';
import { schemeScript } from '@touchline/design-system/scheme';
import type { FastifyReply } from 'fastify';
import { screenScript } from '../../src/app/rendering/readerScreen';
import type { Boot } from '../../src/services/boot/boot';
import { localOrigins } from '../../src/services/remotes/localRemote';
import type { BrowserRegistry } from '../../src/services/remotes/registry';
import { failureOverlay } from '../dev/failureOverlay';
import { reactHookScript } from '../dev/reactHook';
import { contentPolicy } from '../html/contentPolicy';
import { pageHtml } from '../html/page';
import type { Preload } from '../html/preloads';
import type { ResolvedPage } from '../html/resolvePage';
import type { ReaderOverrides } from '../releases/readerOverrides';
import type { AnsweredPage } from '../rendering/renderedPages';
import type { RenewedSession } from '../session';
import { buildIdOf, scriptsOf, shellUrl, type ShellBuild } from '../shellBuild';
import type { ServedShell } from '../shells';
import type { WebOptions } from '../webOptions';

export const isInApp = (boot: RenewedSession['boot']): boot is NonNullable<RenewedSession['boot']> =>
  boot !== null && boot.user.onboarded && boot.user.email_confirmed && !boot.user.banned;

export function bootOf(
  { config, clock }: Pick<WebOptions, 'config' | 'clock'>,
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

/** Data of a page that is known before it is written. */
export interface PageContext {
  readonly page: ResolvedPage;
  readonly shell: ServedShell;
  readonly session: RenewedSession;
  readonly boot: Boot;
  /** Addresses of the first calls. */
  readonly calls: readonly string[];
}

export function sendPage(
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
