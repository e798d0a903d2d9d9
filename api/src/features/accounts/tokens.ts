import { SignJWT, jwtVerify } from 'jose';
import { asAccountId, type AccountId } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import { isSame, type Secrets } from '../../platform/home/secrets';

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 600;

/** Claims of an access token. The database decides whether they are still valid. */
export interface AccessClaims {
  readonly accountId: AccountId;
  readonly sessionId: string;
  /** The refresh token that was issued with it: the `counter`-th of the session. */
  readonly counter: number;
}

/** Claims of a refresh token: the `counter`-th of its session. */
export interface RefreshClaims {
  readonly sessionId: string;
  readonly counter: number;
}

export interface Tokens {
  signAccess(claims: AccessClaims): Promise<string>;
  /** Undefined for a token that is foreign, modified or expired. */
  readAccess(token: string): Promise<AccessClaims | undefined>;
  /** Session id, counter and HMAC in one text: nothing of it needs to be stored. */
  signRefresh(claims: RefreshClaims): string;
  readRefresh(token: string): RefreshClaims | undefined;
}

const algorithm = 'HS256';
const issuer = 'touchline';
/** Cache of verified tokens: a client sends the same one with every request. */
const mostChecked = 10_000;

interface Checked extends AccessClaims {
  /** Expiry in seconds. */
  readonly ends: number;
}

export function createTokens({ secrets, wall }: { secrets: Secrets; wall: Clock }): Tokens {
  const refreshMac = (part: string) => secrets.hmac('refresh token', part);
  const checked = new Map<string, Checked>();

  async function check(token: string): Promise<Checked | undefined> {
    try {
      const { payload } = await jwtVerify<{ sid?: string; cnt?: number }>(token, secrets.jwtKey, {
        algorithms: [algorithm],
        issuer,
        currentDate: new Date(wall.now()),
      });
      const { sub, sid, cnt, exp } = payload;
      if (sub === undefined || sid === undefined || cnt === undefined || exp === undefined) return undefined;
      return { accountId: asAccountId(sub), sessionId: sid, counter: cnt, ends: exp };
    } catch {
      // Expired, forged or not a token: all the same to whoever asks, and not a fault of ours.
      return undefined;
    }
  }

  return {
    signAccess: ({ accountId, sessionId, counter }) => {
      const now = Math.floor(wall.now() / 1000);
      return new SignJWT({ sid: sessionId, cnt: counter })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(secrets.jwtKey);
    },
    readAccess: async (token) => {
      const claims = checked.get(token) ?? (await check(token));
      if (claims === undefined || claims.ends <= Math.floor(wall.now() / 1000)) return undefined;
      if (checked.size >= mostChecked) checked.clear();
      checked.set(token, claims);
      return claims;
    },
    signRefresh: ({ sessionId, counter }) => {
      const part = `${sessionId}.${counter.toString(36)}`;
      return `${part}.${refreshMac(part)}`;
    },
    readRefresh: (token) => {
      const [, part = '', sessionId = '', counter = '', mac = ''] =
        /^(([0-9a-f-]{36})\.([0-9a-z]{1,8}))\.([\w-]{43})$/.exec(token) ?? [];
      if (part === '' || !isSame(mac, refreshMac(part))) return undefined;
      return { sessionId, counter: Number.parseInt(counter, 36) };
    },
  };
}
