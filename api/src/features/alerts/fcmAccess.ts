import { SignJWT } from 'jose';
import type { Clock } from '../../platform/clock';
import type { FcmAccount } from '../../platform/fcmAccount';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** Google takes assertions of at most an hour. */
const assertionSeconds = 3600;
/** A token is fetched anew this long before it ends, so that none ends on its way. */
const renewBeforeMs = 5 * 60_000;

/** Access tokens of a service account (OAuth 2.0, RFC 7523). */
export interface FcmAccess {
  /** @throws when the token service does not give one */
  token(): Promise<string>;
  /** Forgets a token that was refused. */
  drop(): void;
}

export function createFcmAccess(account: FcmAccount, wall: Clock, patienceMs: number): FcmAccess {
  let kept: { readonly token: string; readonly ends: number } | undefined;

  async function sign(): Promise<string> {
    const now = Math.floor(wall.now() / 1000);
    return new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(account.keyId && { kid: account.keyId }) })
      .setIssuer(account.email)
      .setAudience(account.tokenUrl)
      .setIssuedAt(now)
      .setExpirationTime(now + assertionSeconds)
      .sign(account.key);
  }

  async function fetchToken() {
    const reply = await fetch(account.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await sign(),
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    // A reply that is no JSON is reported below, by its status.
    const { access_token, expires_in } = Object(await reply.json().catch(() => undefined)) as {
      access_token?: unknown;
      expires_in?: unknown;
    };
    // The answer itself is not repeated: there may be a token in it.
    if (!reply.ok || typeof access_token !== 'string' || typeof expires_in !== 'number')
      throw new Error(`The token service answered ${reply.status} and gave no token.`);
    return { token: access_token, ends: wall.now() + expires_in * 1000 };
  }

  return {
    token: async () => {
      if (kept === undefined || wall.now() >= kept.ends - renewBeforeMs) kept = await fetchToken();
      return kept.token;
    },
    drop: () => void (kept = undefined),
  };
}
