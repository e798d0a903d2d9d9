import { deviceStorage } from '@touchline/shared/storage';

/** A browser's own side of alerts: whether it can, whether it may, and the address it is reached at. */

/** `unable`: not supported, or only in the installed app; `blocked`: the user has denied permission. */
export type PushAbility = 'able' | 'unable' | 'blocked';

export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** The push subscription of this browser, if it has one. */
export async function pushAddress(): Promise<PushAddress | undefined> {
  if (pushAbility() === 'unable') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? addressOf(subscription) : undefined;
}

/**
 * Asks for permission if necessary, and subscribes. A subscription to another key of the server is removed
 * first, because the server could not send to it.
 *
 * @throws the browser's error when it does not subscribe
 */
export async function subscribe(publicKey: string): Promise<PushAddress | 'blocked' | 'no worker'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'no worker';
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return addressOf(await registration.pushManager.subscribe(options));
  } catch (thrown) {
    const old = await registration.pushManager.getSubscription();
    if (!old) throw thrown;
    await old.unsubscribe();
    return addressOf(await registration.pushManager.subscribe(options));
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, p256dh, auth };
}

const keyFor = (userId: string) => `tl-alert-device:${userId}`;

/** The server's id of this browser, stored per account. */
export const deviceId = {
  find: (userId: string): string | null => deviceStorage.read(keyFor(userId)),
  /** If nothing can be stored, the card lists this device as another one. */
  keep: (userId: string, id: string) => void deviceStorage.write(keyFor(userId), id),
};
