import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config';
import { rememberedMs, type StartedSession } from './sessions';

/**
 * The refresh token on the web: an HttpOnly, SameSite cookie. Over https its `__Host-` name makes the browser
 * accept it only from this exact host.
 */
export interface RefreshCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, session: StartedSession): void;
  /** Value of the header that `set` adds. */
  text(session: StartedSession): string;
  clear(reply: FastifyReply): void;
}

export function createRefreshCookie({ publicUrl }: Pick<Config, 'publicUrl'>): RefreshCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-touchline' : 'touchline_refresh';
  const cookie = (value: string, age = '') =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${age}`;
  const text: RefreshCookie['text'] = ({ refreshToken, remember }) =>
    cookie(refreshToken, remember ? `; Max-Age=${rememberedMs / 1000}` : '');
  return {
    read: ({ headers }) => findCookie(headers.cookie ?? '', name),
    set: (reply, session) => void reply.header('set-cookie', text(session)),
    text,
    clear: (reply) => void reply.header('set-cookie', cookie('', '; Max-Age=0')),
  };
}

/** Our tokens have no character that a cookie must escape. */
function findCookie(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** A native client stores the token itself and gets it in the body. */
export const isNative = ({ headers }: FastifyRequest) => headers['x-client'] === 'native';
