import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A received push message, as a service worker gets it. */
export interface ArrivedPush {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly at: number;
}

/** A local push service with its subscribed browser. */
export interface TestPushService {
  /** The browser's push subscription. */
  readonly subscription: { endpoint: string; p256dh: string; auth: string };
  /** All received messages, decrypted, in order. */
  readonly arrived: ArrivedPush[];
  readonly headers: IncomingMessage['headers'][];
  /** Response from now on: a status, or a closed connection after the message was received. */
  answer: number | 'cut';
  /** Called when a message has arrived, before the response. */
  onArrived: () => void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<TestPushService> {
  const device = createECDH('prime256v1');
  const publicKey = device.generateKeys();
  const auth = randomBytes(16);
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: TestPushService = {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/one`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    arrived: [],
    headers: [],
    answer: 201,
    onArrived: () => undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await buffer(request);
    const { answer } = service;
    if (answer === 'cut' || answer < 300) {
      service.headers.push(request.headers);
      service.arrived.push(JSON.parse(decrypt(sent)) as ArrivedPush);
      service.onArrived();
    }
    if (answer === 'cut') response.destroy();
    else response.writeHead(answer).end();
  }

  /** Decryption by RFC 8291 over RFC 8188, as in a browser: one record. */
  function decrypt(sent: Buffer): string {
    const salt = sent.subarray(0, 16);
    const keyLength = sent[20] ?? 0;
    const senderKey = sent.subarray(21, 21 + keyLength);
    const record = sent.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const input = Buffer.from(hkdfSync('sha256', device.computeSecret(senderKey), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }

  return service;
}
