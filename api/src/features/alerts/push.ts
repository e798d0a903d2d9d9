import type { Services } from '../../services';
import { createFcm, type NativeDevice } from './fcmService';
import { createPushKeys } from './pushKeys';
import { createWebPush, type PushService, type Subscription } from './pushService';

/** How a device is reached, by its kind. */
export type PushAddress =
  ({ readonly kind: 'web' } & Subscription) | ({ readonly kind: 'fcm' } & NativeDevice);

/** Browsers by Web Push, the native app by FCM. */
export function createPush({
  secrets,
  config,
  wall,
}: Pick<Services, 'secrets' | 'config' | 'wall'>): PushService<PushAddress> {
  const web = createWebPush(createPushKeys(secrets), config);
  const native = config.fcm && createFcm(config.fcm, wall);
  return {
    send: async (to, message) => {
      if (to.kind === 'web') return web.send(to, message);
      // Registered while FCM was configured: it stays for when it is again, and this message is given up.
      return native === undefined ? 'refused' : native.send(to, message);
    },
  };
}
