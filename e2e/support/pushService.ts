import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';

/** A push service on this machine: it takes what the app's server sends. What is in it, only the browser could read. */
export interface PushService {
  /** Lengths of what arrived. */
  readonly arrived: number[];
  readonly url: string;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const arrived: number[] = [];
  const server = createServer((request, response) => {
    let length = 0;
    request.on('data', (part: Buffer) => (length += part.length));
    request.on('end', () => {
      arrived.push(length);
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    arrived,
    url: `http://127.0.0.1:${port}/push/phone`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Gives the browser permission, and our push service in place of its maker's, which no test may ask. */
export async function subscribeTo(page: Page, context: BrowserContext, { url }: PushService): Promise<void> {
  await context.grantPermissions(['notifications']);
  await page.addInitScript((endpoint) => {
    const made = crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const subscribe = async () => {
      const { publicKey } = await made;
      const p256dh = text(await crypto.subtle.exportKey('raw', publicKey));
      const auth = text(new Uint8Array(16).fill(7).buffer);
      localStorage.setItem('test-subscribed', '1');
      return {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => true,
      };
    };
    Object.assign(PushManager.prototype, {
      subscribe,
      getSubscription: async () => (localStorage.getItem('test-subscribed') ? subscribe() : null),
    });
    // A browser without a window answers "denied" whatever it was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  }, url);
}

/** Hands a message to the service worker, decrypted, as the browser does. */
export async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: `${origin}/`,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}
