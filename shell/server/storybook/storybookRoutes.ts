import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { Config } from '@touchline/api/config';
import type { Secrets } from '@touchline/api/secrets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '../releases/audience';
import { isSame } from '../releases/overrideCookie';
import { type ApiRequester, renewSession } from '../session';

export interface StorybookOptions {
  readonly config: Pick<Config, 'demoMode' | 'apiKey'>;
  readonly api: ApiRequester;
  readonly secrets: Pick<Secrets, 'hmac'>;
  /** Folder of the built Storybook; it may not exist, or be built while the server runs. */
  readonly folder: string;
}

/**
 * The design system's Storybook at `/storybook`: for everybody in demo mode, else for staff. The door checks the reader and redirects to
 * an address with a key of this installation, below which the files are. The key takes the place of the session there: in their sandbox
 * the pages have no origin, and the browser sends no cookies for them (docs/decisions/0142).
 */
export async function storybookRoutes(app: FastifyInstance, options: StorybookOptions): Promise<void> {
  const { folder } = options;
  const key = options.secrets.hmac('storybook', 'files').slice(0, 22);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, helmet: sandboxHelmet };
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    decorateReply: true,
  });
  app.get('/storybook', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!(await mayRead(options, request, reply))) return sayNothingHere(reply);
    if (!existsSync(join(folder, 'index.html'))) return sayNotBuilt(reply);
    return reply.redirect(`/storybook/${key}/index.html${queryOf(request.url)}`);
  });
  app.get<{ Params: { key: string; '*': string } }>('/storybook/:key/*', (request, reply) => {
    const { key: given, '*': file } = request.params;
    if (!isSame(given, key) || !isServed(file)) return sayNothingHere(reply);
    return reply.headers(headersOf(file)).sendFile(file, folder);
  });
}

async function mayRead(
  { config, api }: StorybookOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (config.demoMode) return true;
  const { boot, setCookies } = await renewSession(api, config.apiKey, request);
  if (setCookies.length > 0) void reply.header('set-cookie', setCookies);
  return boot !== null && isStaff(boot.user);
}

/** Not the app's page: it would exchange the reader's cookie a second time. */
const sayNothingHere = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n');

const sayNotBuilt = (reply: FastifyReply) =>
  reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .send(
      'The Storybook is not built on this server. Build it with `npm run storybook:build` and open this page again; the server need not be restarted.\n',
    );

/** The query with its question mark, or nothing: it opens a single story. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Types of files that a built Storybook has and that pages of it load. Source maps are not among them. */
const types = ['html', 'js', 'mjs', 'css', 'json', 'svg', 'png', 'jpg', 'webp', 'ico', 'woff', 'woff2'];
const served = new RegExp(String.raw`^(?:[\w@~+-][\w@.~+-]*/)*[\w@~+-][\w@.~+-]*\.(?:${types.join('|')})$`);

/** @param file decoded path below the folder: no part of it begins with a dot, so it cannot leave the folder */
const isServed = (file: string): boolean => served.test(file);

/**
 * `sandbox` without `allow-same-origin`: the pages have an origin of their own, so their scripts reach no cookie, no storage and no reply
 * of the app. Storybook writes inline scripts and styles and compiles none from text.
 */
const policy = [
  'sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads',
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');

/** The frame of stories is loaded by the Storybook itself, whose sandbox has no origin that a policy could name. */
const frame = 'iframe.html';

function headersOf(file: string): Readonly<Record<string, string>> {
  return {
    'cache-control': 'private, no-cache',
    'content-security-policy': file === frame ? policy : `${policy}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    // Requests of a page without an origin are of another origin. The files hold nothing of a reader.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Without the headers that would forbid a page without an origin to load its own files and its frame. */
const sandboxHelmet: FastifyHelmetOptions = {
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xFrameOptions: false,
};
