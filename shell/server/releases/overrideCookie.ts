import { timingSafeEqual } from 'node:crypto';
import type { Config } from '@touchline/api/config';
import type { Secrets } from '@touchline/api/secrets';
import { noOverrides, type Overrides } from './overrides';

interface CookieOptions extends Pick<Config, 'publicUrl'> {
  readonly secrets: Pick<Secrets, 'hmac'>;
}

/**
 * Result of reading the cookie: none, overrides of this or of an earlier sign-in, or a value without our
 * signature.
 */
export type ReadCookie = 'none' | 'broken' | 'of another sign-in' | Overrides;

/**
 * A reader's overrides in an HttpOnly session cookie, signed with the server's secret and valid for one
 * sign-in only.
 */
export interface OverrideCookie {
  /** @param signIn from `signInOf` */
  read(header: string | undefined, signIn: string): ReadCookie;
  /** Previews of a cookie with our signature, of whichever sign-in: enough for files, which hold nothing of the reader. */
  previewsIn(header: string | undefined): Overrides['previews'];
  /** Value of a `set-cookie` header. */
  set(overrides: Overrides, signIn: string): string;
  clear(): string;
  /** Shows that a request was made by a page of ours for this sign-in, and not by a link from elsewhere. */
  localKey(signIn: string): string;
}

/** Account and session of a reader. The API has just issued the session token to this server. */
export function signInOf({ user, sessionToken }: { user: { id: string }; sessionToken: string }): string {
  let session: unknown;
  try {
    const claims = Buffer.from(sessionToken.split('.')[1] ?? '', 'base64url').toString('utf8');
    session = (JSON.parse(claims) as { sid?: unknown } | null)?.sid;
  } catch {
    // A token of another form: the sign-in is then named by the account alone.
    session = undefined;
  }
  return `${user.id} ${typeof session === 'string' ? session : ''}`;
}

export const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const encode = (overrides: Overrides) => Buffer.from(JSON.stringify(overrides)).toString('base64url');

/** Call only after the signature was verified. */
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Overrides;

export function createOverrideCookie({ publicUrl, secrets }: CookieOptions): OverrideCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-touchline-releases' : 'touchline_releases';
  const flags = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  // The cookie holds only a digest of the sign-in.
  const ownerOf = (signIn: string) => secrets.hmac('release overrides of', signIn).slice(0, 22);
  const signed = (text: string) => secrets.hmac('release overrides', text);
  function verified(header = '') {
    const pairs = header.split(';').map((pair) => pair.trim());
    const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    if (value === undefined || value === '') return 'none';
    const [, text = '', owner = '', body = '', signature = ''] =
      /^(([\w-]{22})\.([\w-]{1,3500}))\.([\w-]{43})$/.exec(value) ?? [];
    return text === '' || !isSame(signature, signed(text)) ? 'broken' : { owner, body };
  }
  return {
    read(header, signIn) {
      const found = verified(header);
      if (typeof found === 'string') return found;
      return isSame(found.owner, ownerOf(signIn)) ? decode(found.body) : 'of another sign-in';
    },
    previewsIn(header) {
      const found = verified(header);
      return typeof found === 'string' ? noOverrides.previews : decode(found.body).previews;
    },
    set(overrides, signIn) {
      const text = `${ownerOf(signIn)}.${encode(overrides)}`;
      return `${name}=${text}.${signed(text)}; ${flags}`;
    },
    localKey: (signIn) => secrets.hmac('local remotes of', signIn).slice(0, 22),
    clear: () => `${name}=; ${flags}; Max-Age=0`,
  };
}
