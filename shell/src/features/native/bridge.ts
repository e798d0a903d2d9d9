import { impactEvent } from '@touchline/design-system';
import { exitEvent, signedInEvent, tokenEvent } from './nativeEvents';

/** Interface of Capacitor's own script: plugins by name, without any plugin code in the web app. */
export interface NativeCalls {
  nativePromise(plugin: string, method: string, options?: object): Promise<unknown>;
  addListener(plugin: string, event: string, hear: (data: unknown) => void): unknown;
}

/** Whether the wrapper has plugins: a simulated one may not. */
export const hasPlugins = (bridge: object | undefined): bridge is NativeCalls =>
  bridge !== undefined && 'nativePromise' in bridge && 'addListener' in bridge;

/**
 * Connects the app to the phone: back button and exit, light impacts, share dialog, push token, taps on notifications, deep links, and the
 * splash screen, which is hidden once the app has rendered.
 */
export function connectBridge(bridge: NativeCalls, openPath: (path: string) => void): void {
  const quietly = (asked: Promise<unknown>) => void asked.catch(() => undefined);
  const ask = (plugin: string, method: string, options: object = {}) =>
    bridge.nativePromise(plugin, method, options);

  // With a listener the wrapper leaves the button to the app, and sends `backbutton` to the document.
  bridge.addListener('App', 'backButton', () => undefined);
  window.addEventListener(exitEvent, () => quietly(ask('App', 'exitApp')));
  window.addEventListener(impactEvent, () => quietly(ask('Haptics', 'impact', { style: 'LIGHT' })));
  offerShareDialog(ask);
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

/**
 * A web view has no `navigator.share` where the phone's browser has one: pages find the phone's dialog under that name. It takes
 * text and links, no files, so that there is no `navigator.canShare`.
 */
function offerShareDialog(ask: NativeCalls['nativePromise']): void {
  if (typeof navigator.share === 'function') return;
  navigator.share = async ({ title, text, url } = {}) => {
    await ask('Share', 'share', { title, text, url });
  };
}

function textIn(data: unknown, field: string): string {
  const value = (Object(data) as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}

/** Path of one of our pages; Home for any other value. */
function pathIn(address: string): string {
  if (!URL.canParse(address, window.location.origin)) return '/';
  const { origin, pathname, search } = new URL(address, window.location.origin);
  return origin === window.location.origin ? pathname + search : '/';
}
