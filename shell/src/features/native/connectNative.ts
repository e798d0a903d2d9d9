// eslint-disable-next-line no-restricted-syntax -- of the native app, which has one bridge for its window.
let connected: Promise<void> | undefined;

/** Connects the app to the phone's plugins, once; does nothing where there are none. */
export function connectNative(): Promise<void> {
  connected ??= import(/* webpackChunkName: "native" */ './bridge').then(({ connectBridge, hasPlugins }) => {
    if (hasPlugins(window.Capacitor)) connectBridge(window.Capacitor, (path) => window.location.assign(path));
  });
  return connected;
}
