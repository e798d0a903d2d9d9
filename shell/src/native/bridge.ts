import { exitEvent, signedInEvent, tokenEvent } from './nativeEvents';

/** What the wrapper's own script offers: plugins by their name, without any code of theirs in the web app. */
export interface NativeCalls {
  nativePromise(plugin: string, method: string, options?: object): Promise<unknown>;
  addListener(plugin: string, event: string, hear: (data: unknown) => void): unknown;
}

/** Whether the wrapper carries plugins: a simulated one may not. */
export const hasPlugins = (bridge: object | undefined): bridge is NativeCalls =>
  bridge !== undefined && 'nativePromise' in bridge && 'addListener' in bridge;

/**
 * Joins the app's events with the phone: back and exit, the device's token for notifications, a press on one, links
 * that open the app, and the splash screen, which goes once there is something to see.
 */
export function connectBridge(bridge: NativeCalls, openPath: (path: string) => void): void {
  const quietly = (asked: Promise<unknown>) => void asked.catch(() => undefined);
  const ask = (plugin: string, method: string, options: object = {}) =>
    bridge.nativePromise(plugin, method, options);

  // With a listener the wrapper leaves the button to the app, and sends `backbutton` to the document.
  bridge.addListener('App', 'backButton', () => undefined);
  window.addEventListener(exitEvent, () => quietly(ask('App', 'exitApp')));
  bridge.addListener('App', 'appUrlOpen', (data) => openPath(pathIn(textIn(data, 'url'))));

  bridge.addListener('PushNotifications', 'registration', (data) => {
    window.dispatchEvent(new CustomEvent(tokenEvent, { detail: textIn(data, 'value') }));
  });
  bridge.addListener('PushNotifications', 'pushNotificationActionPerformed', (data) => {
    const { notification } = Object(data) as { notification?: { data?: unknown } };
    openPath(pathIn(textIn(notification?.data, 'path')));
  });
  const register = async () => {
    const answer = await ask('PushNotifications', 'requestPermissions');
    if (textIn(answer, 'receive') === 'granted') await ask('PushNotifications', 'register');
  };
  window.addEventListener(signedInEvent, () => quietly(register()));

  quietly(ask('ScreenOrientation', 'lock', { orientation: 'portrait' }));
  quietly(ask('SplashScreen', 'hide'));
}

function textIn(data: unknown, field: string): string {
  const value = (Object(data) as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}

/** The path of one of our pages, whatever came; Home for everything else. */
function pathIn(address: string): string {
  if (!URL.canParse(address, window.location.origin)) return '/';
  const { origin, pathname, search } = new URL(address, window.location.origin);
  return origin === window.location.origin ? pathname + search : '/';
}
