import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The service account by which this server sends to the native app (Firebase Cloud Messaging). */
export interface FcmAccount {
  readonly project: string;
  readonly email: string;
  readonly key: KeyObject;
  readonly keyId: string | undefined;
  /** Where access tokens are fetched. */
  readonly tokenUrl: string;
  /** Where messages are sent, without the path. */
  readonly messagesUrl: string;
}

const ownMachine = new Set(['127.0.0.1', 'localhost']);

/**
 * Reads the JSON file that Google's console makes for a service account.
 *
 * @param mayBeHere whether the file may name this machine, where tests have both services
 * @returns what is wrong with it, in words
 */
export function readFcmAccount(path: string, mayBeHere: boolean): FcmAccount | string {
  const file = parse(path);
  if (typeof file === 'string') return file;
  const text = (field: string) => (typeof file[field] === 'string' ? file[field] : '');
  if (text('type') !== 'service_account') return 'its type is not service_account';
  if (!/^[a-z][a-z0-9.:-]+$/.test(text('project_id'))) return 'it has no usable project_id';
  if (!text('client_email').includes('@')) return 'it has no client_email';
  const key = privateKey(text('private_key'));
  if (key === undefined) return 'its private_key is no RSA key';
  const tokenUrl = text('token_uri');
  const messagesUrl = messagesUrlFor(tokenUrl, mayBeHere);
  if (messagesUrl === undefined) return 'its token_uri is no https address of googleapis.com';
  return {
    project: text('project_id'),
    email: text('client_email'),
    key,
    keyId: text('private_key_id') || undefined,
    tokenUrl,
    messagesUrl,
  };
}

function parse(path: string): Record<string, unknown> | string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Becomes a part of the message about FCM_ACCOUNT.
    return 'it cannot be read';
  }
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    // The parser's message would quote a private key.
    return 'it is no JSON';
  }
}

function privateKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    // The caller says that the key cannot be used; the message here would quote it.
    return undefined;
  }
}

/** A token address on this machine has the messages beside it. */
function messagesUrlFor(tokenUrl: string, mayBeHere: boolean): string | undefined {
  if (!URL.canParse(tokenUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(tokenUrl);
  if (mayBeHere && protocol === 'http:' && ownMachine.has(hostname)) return origin;
  const isGoogles = protocol === 'https:' && /(^|\.)googleapis\.com$/.test(hostname);
  return isGoogles ? 'https://fcm.googleapis.com' : undefined;
}
