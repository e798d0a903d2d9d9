import { randomBytes } from 'node:crypto';
import type { Clock } from '@touchline/api/clock';
import type { Config } from '@touchline/api/config';
import { teamIdFrom } from '@touchline/shared/domain';
import type { OpenStart, OpenTeam, Problem } from '@touchline/shared/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiRequester, hasRefreshCookie } from '../session';
import { landingPage } from './landingPage';
import { noTeamPage, openTeamPage, openTeamWords } from './openTeamPage';
import { publicPage, type PublicPage } from './publicPage';

interface PublicOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly api: ApiRequester;
}

/** No script but the page's own one, no request of another origin; tools that audit a page read `/robots.txt` from within it. */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

type Shown = Omit<PublicPage, 'isSignedIn'>;

function send(
  { config }: Pick<PublicOptions, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Shown,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { origin } = new URL(config.publicUrl);
  const isSignedIn = hasRefreshCookie(request.headers.cookie);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyOf(nonce))
    .send(publicPage({ ...page, isSignedIn }, { nonce, origin }));
}

const description =
  'Live points, live rank and rivals for managers of the official fantasy football game. Look at any team without an account.';

/** The first page of who is signed out. Without data of the game it has no picture. */
export async function sendLandingPage(
  options: PublicOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body } = await ask<OpenStart>(options, request, '/v1/open/start');
  return send(options, request, reply, {
    title: 'Touchline: live points, rank and rivals',
    description,
    body: landingPage(body.success ? body.payload : undefined),
    path: '/',
    isIndexed: true,
  });
}

type Answered<Payload> = { success: true; payload: Payload; updated_at?: string } | Problem;

async function ask<Payload>(
  { api, config }: Pick<PublicOptions, 'api' | 'config'>,
  request: FastifyRequest,
  url: string,
): Promise<{ status: number; body: Answered<Payload> }> {
  const headers = { 'x-api-key': config.apiKey };
  try {
    const { status, body } = await api({ method: 'GET', url, headers, client: request.ip });
    return { status, body: body as Answered<Payload> };
  } catch (error) {
    request.log.error({ err: error }, 'A page for visitors could not ask the API.');
    const message = 'Touchline cannot reach its data right now. Try again in a moment.';
    return { status: 503, body: { success: false, error: 'unavailable', message } };
  }
}

const idWords = 'Enter the number of the team, or the whole address of its page in the official game.';

/** Pages for visitors, and the small files that browsers, crawlers and monitors look for. */
export function publicRoutes(app: FastifyInstance, options: PublicOptions): void {
  const { config, clock } = options;

  app.get<{ Querystring: { team?: string | string[] } }>('/open/team', (request, reply) => {
    const typed = [request.query.team ?? ''].flat().join(' ');
    const id = teamIdFrom(typed);
    if (id !== undefined) return reply.header('cache-control', 'no-store').redirect(`/open/team/${id}`);
    return send(options, request, reply.status(400), {
      ...{ title: 'Look at a team · Touchline', description, path: '/open/team', isIndexed: false },
      body: noTeamPage('Look at a team', idWords, typed),
    });
  });

  app.get<{ Params: { id: string } }>('/open/team/:id', async (request, reply) => {
    const { id } = request.params;
    const path = `/open/team/${encodeURIComponent(id)}`;
    const { status, body } = await ask<OpenTeam>(options, request, `/v1${path}`);
    if (body.success) {
      const { payload } = body;
      const words = openTeamWords(payload);
      return send(options, request, reply, {
        ...{ title: `${words} · Touchline`, description: words, path, isIndexed: false },
        body: openTeamPage(payload, body.updated_at),
        ...(payload.lines.length > 0 && { picture: `/v1${path}/picture` }),
      });
    }
    if (body.retry_after !== undefined) reply.header('retry-after', String(body.retry_after));
    return send(options, request, reply.status(status), {
      ...{ title: 'No team here · Touchline', description, path, isIndexed: false },
      body: noTeamPage('This team cannot be shown', status === 400 ? idWords : body.message, id),
    });
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send('User-agent: *\nDisallow: /v1/\nDisallow: /v2/\nDisallow: /builds/\nDisallow: /admin\n'),
  );
  // https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profile/change_pass'));
  // RFC 9116; the contact is required there, so without one there is no file.
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (config.links.contact === null) return reply.callNotFound();
    const expires = new Date(clock.now() + yearMs).toISOString();
    const { origin } = new URL(config.publicUrl);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: mailto:${config.links.contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
      );
  });
}

const yearMs = 365 * 24 * 3600 * 1000;
