import webPush from 'web-push';
import type { Config } from '../../platform/config';
import { mailAddressIn } from '../../platform/mail/mail';
import { createPauses } from '../../platform/pauses';
import { createPoster } from './poster';
import type { PushKeys } from './pushKeys';

/** How a device is reached: the address of its push service, and the keys that only it can read with. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** One notification. */
export interface PushMessage {
  /** The device shows messages of the same id once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Epoch milliseconds of the app's time. */
  readonly at: number;
  /** Seconds that the push service keeps it for a device that is off. */
  readonly keepFor: number;
}

/** `gone`: the device will never be reached again. `refused`: this message never will. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** Whatever brings a message to a device of one kind. */
export interface PushService<To> {
  /** @throws when it may work later */
  send(to: To, message: PushMessage): Promise<PushOutcome>;
}

const patienceMs = 10_000;
const goneStatus = new Set([401, 403, 404, 410]);
const refusedStatus = new Set([400, 405, 406, 413, 415]);

/**
 * Hosts of the browsers' push services, by exact name: Chrome, Firefox, Safari, and Edge by the region of its
 * service. The address comes from a client, so nothing else is ever requested.
 */
const services = [
  /^(fcm|android|jmt17)\.googleapis\.com$/,
  /^(updates\.)?push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^(wns2-)?[a-z]{2,4}\d{0,2}p\.notify\.windows\.com$/,
];
const ownMachine = new Set(['127.0.0.1', 'localhost']);

/** Whether an address is one of a browser's push service; under `TEST_CONTROLS` also of this machine. */
export function isPushAddress(address: string, { testControls }: Pick<Config, 'testControls'>): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (testControls && protocol === 'http:' && ownMachine.has(hostname)) return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((pattern) => pattern.test(hostname));
}

/** Web Push (RFC 8030): encrypted for the device (RFC 8291), signed with our key (RFC 8292). */
export function createWebPush(
  keys: PushKeys,
  config: Pick<Config, 'publicUrl' | 'mailFrom'>,
): PushService<Subscription> {
  const signed = createSignatures(keys, contactOf(config));
  const post = createPoster(patienceMs);
  const pause = createPauses();
  return {
    send: async ({ endpoint, p256dh, auth }, { keepFor, ...message }) => {
      // Answers of many devices arrive at the same moment, and each is followed by the encryption of the next message.
      await pause();
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { TTL: keepFor, urgency: 'high', topic: message.id.replaceAll('-', '') },
      );
      // Not by the library's own request, which has no end for a service that answers and then hangs.
      const { status } = await post(
        endpoint,
        { ...(headers as Record<string, string | number>), Authorization: signed(new URL(endpoint).origin) },
        body,
      );
      if (status >= 200 && status < 300) return 'sent';
      if (goneStatus.has(status)) return 'gone';
      if (refusedStatus.has(status)) return 'refused';
      throw new Error(`The push service answered ${status}.`);
    },
  };
}

/** A signature is good for twelve hours (the library's default), and taking half of that leaves room for wrong clocks. */
const signatureMs = 6 * 3_600_000;

/** Our signature for a push service, made once for many messages: it takes three times as long as encrypting one. */
function createSignatures({ publicKey, privateKey }: PushKeys, subject: string): (origin: string) => string {
  const made = new Map<string, { authorization: string; until: number }>();
  return (origin) => {
    const cached = made.get(origin);
    if (cached !== undefined && cached.until > Date.now()) return cached.authorization;
    const headers = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
    const authorization = headers.Authorization;
    made.set(origin, { authorization, until: Date.now() + signatureMs });
    return authorization;
  };
}

/** Where a push service can write to: the app's address, else that of its mail. */
function contactOf({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${mailAddressIn(mailFrom)}`;
}
