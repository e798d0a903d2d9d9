import { spawn } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Subscription } from '../../src/features/alerts/pushService';

/** What has arrived at a push service. A message is a device's address with a topic, which is the id of the message. */
export interface PushCounts {
  readonly devices: number;
  readonly messages: number;
  /** Messages of the device that has the most. */
  readonly mostOfDevice: number;
  /** Arrivals of messages that had arrived before. */
  readonly again: number;
}

/** A push service that needs time for each answer, in a process of its own. */
export interface SlowPushService {
  /** The subscription of one device; all have the same keys. */
  subscription(device: string): Subscription;
  count(): Promise<PushCounts>;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('slowPushServiceMain.mjs', import.meta.url));

/** @param answersAfterMs milliseconds from a request to its answer */
export async function startSlowPushService(answersAfterMs: number): Promise<SlowPushService> {
  const child = spawn(process.execPath, [main, String(answersAfterMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const base = `http://127.0.0.1:${port.toString().trim()}`;
  const pair = createECDH('prime256v1');
  const keys = {
    p256dh: pair.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return {
    subscription: (device) => ({ endpoint: `${base}/push/${device}`, ...keys }),
    count: async () => (await (await fetch(base)).json()) as PushCounts,
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
