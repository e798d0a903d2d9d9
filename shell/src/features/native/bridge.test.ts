import { lightImpact } from '@touchline/design-system';
import { connectBridge, hasPlugins, type NativeCalls } from './bridge';
import { exitEvent, signedInEvent, tokenEvent } from './nativeEvents';

/** A phone that answers as Capacitor's own script does. */
function aPhone(answers: Record<string, object> = {}) {
  const asked: string[] = [];
  const given: unknown[] = [];
  const listeners = new Map<string, (data: unknown) => void>();
  const bridge: NativeCalls = {
    nativePromise: async (plugin, method, options) => {
      asked.push(`${plugin}.${method}`);
      given.push(options);
      return answers[method] ?? {};
    },
    addListener: (plugin, event, hear) => listeners.set(`${plugin}.${event}`, hear),
  };
  return {
    bridge,
    asked,
    given,
    say: (event: string, data: unknown) => listeners.get(event)?.(data),
    listeners,
  };
}

// What `connectBridge` gives to pages is the page's.
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('takes the back button, and leaves the app when it is asked to', () => {
  const { bridge, asked, listeners } = aPhone();
  connectBridge(bridge, jest.fn());
  expect(listeners.has('App.backButton')).toBe(true);
  window.dispatchEvent(new Event(exitEvent));
  expect(asked).toContain('App.exitApp');
});

it('asks for notifications once somebody has signed in, and hands the token on', async () => {
  const { bridge, asked, say } = aPhone({ requestPermissions: { receive: 'granted' } });
  const tokens: unknown[] = [];
  window.addEventListener(tokenEvent, (event) => tokens.push((event as CustomEvent<unknown>).detail));
  connectBridge(bridge, jest.fn());
  expect(asked).not.toContain('PushNotifications.requestPermissions');
  window.dispatchEvent(new Event(signedInEvent));
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toContain('PushNotifications.register');
  say('PushNotifications.registration', { value: 'a-token' });
  expect(tokens).toEqual(['a-token']);
});

it('does not register where the owner said no', async () => {
  const { bridge, asked } = aPhone({ requestPermissions: { receive: 'denied' } });
  connectBridge(bridge, jest.fn());
  window.dispatchEvent(new Event(signedInEvent));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toContain('PushNotifications.register');
});

it.each([
  ['App.appUrlOpen', { url: `${window.location.origin}/team?x=1` }, '/team?x=1'],
  ['App.appUrlOpen', { url: 'https://elsewhere.test/team' }, '/'],
  ['App.appUrlOpen', {}, '/'],
  [
    'PushNotifications.pushNotificationActionPerformed',
    { notification: { data: { path: '/team' } } },
    '/team',
  ],
  ['PushNotifications.pushNotificationActionPerformed', null, '/'],
])('%s with %j opens %s', (event, data, path) => {
  const open = jest.fn();
  const { bridge, say } = aPhone();
  connectBridge(bridge, open);
  say(event, data);
  expect(open).toHaveBeenCalledWith(path);
});

it('answers a light impact once it is connected, and goes on where the device has none', async () => {
  const { bridge, asked, given } = aPhone();
  lightImpact();
  connectBridge(bridge, jest.fn());
  expect(asked).not.toContain('Haptics.impact');
  lightImpact();
  expect(asked.at(-1)).toBe('Haptics.impact');
  expect(given.at(-1)).toEqual({ style: 'LIGHT' });
  connectBridge({ ...bridge, nativePromise: () => Promise.reject(new Error('no plugin')) }, jest.fn());
  lightImpact();
  await new Promise((resolve) => setTimeout(resolve));
});

it('gives pages the phone’s share dialog, where the web view has none', async () => {
  const { bridge, asked, given } = aPhone();
  expect(navigator.share).toBeUndefined();
  connectBridge(bridge, jest.fn());
  await navigator.share({ title: 'My plan', url: 'https://touchline.example/plan/1' });
  expect(asked.at(-1)).toBe('Share.share');
  expect(given.at(-1)).toEqual({ title: 'My plan', url: 'https://touchline.example/plan/1' });
  const own = navigator.share;
  connectBridge(aPhone().bridge, jest.fn());
  expect(navigator.share).toBe(own);
});

it('stands upright and takes the splash screen away', () => {
  const { bridge, asked } = aPhone();
  connectBridge(bridge, jest.fn());
  expect(asked).toEqual(expect.arrayContaining(['ScreenOrientation.lock', 'SplashScreen.hide']));
});

it('knows a wrapper without plugins', () => {
  expect([
    hasPlugins(undefined),
    hasPlugins({ isNativePlatform: () => true }),
    hasPlugins(aPhone().bridge),
  ]).toEqual([false, false, true]);
});
