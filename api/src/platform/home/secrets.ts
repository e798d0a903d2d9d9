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

/** Cryptography with the server's secret. Each purpose has its own derived key. */
export interface Secrets {
  /** Key that signs access tokens. */
  readonly jwtKey: Uint8Array;
  /** A keyed digest: compares two texts without storing either. */
  hmac(purpose: string, text: string): string;
  /** Encrypts a text for this server. */
  seal(text: string): string;
  /** @throws when the text was not sealed with this secret */
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

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The configured secret, or the one in the data folder, which is generated at the first start.
 * @throws {HomeBroken} when that file is damaged
 */
export function readSecret({ secret, home }: Pick<Config, 'secret' | 'home'>): string {
  return secret ?? keepSecret(join(home, 'secret'), 'everybody has to log in again');
}
