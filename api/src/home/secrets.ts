import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config';
import { keepSecret } from './homeFiles';

/** Everything that is made with the server's secret. A key of its own for each purpose. */
export interface Secrets {
  /** Key that signs access tokens. */
  readonly jwtKey: Uint8Array;
  /** A keyed digest: compares two texts without storing either. */
  hmac(purpose: string, text: string): string;
  /** Text that only this server can read again. */
  seal(text: string): string;
  /** @throws when the text was not sealed by this secret */
  unseal(sealed: string): string;
}

export function createSecrets(secret: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'touchline', purpose, 32));
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    const key = keys.get(purpose) ?? keyFor(purpose);
    keys.set(purpose, key);
    return key;
  };
  return {
    jwtKey: keyFor('access token'),
    hmac: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url'),
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf('seal'), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf('seal'), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** Compares in a time that does not tell how much was right. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The configured secret, or the one in the data folder, which is made at the first start.
 * @throws {HomeBroken} when that one is not whole
 */
export function readSecret({ secret, home }: Pick<Config, 'secret' | 'home'>): string {
  return secret ?? keepSecret(join(home, 'secret'), 'everybody has to log in again');
}
