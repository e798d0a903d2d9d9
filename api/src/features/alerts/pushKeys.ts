import { createECDH } from 'node:crypto';
import type { Secrets } from '../../platform/home/secrets';

/** The pair by which push services know this server (VAPID, RFC 8292), as base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Made from the server's secret: every process that has the secret has the same pair, and nothing more is kept or
 * lost (docs/decisions/0060). A new secret is a new pair, and then devices have to be switched on again.
 */
export function createPushKeys(secrets: Pick<Secrets, 'hmac'>): PushKeys {
  for (let attempt = 0; ; attempt += 1) {
    const privateKey = secrets.hmac('push key', String(attempt));
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(privateKey, 'base64url');
      return { privateKey, publicKey: pair.getPublicKey('base64url') };
    } catch (thrown) {
      // One number in four thousand million is no private key of the curve: the next one is.
      if (attempt > 3) throw thrown;
    }
  }
}
