/** The object that the native wrapper (Capacitor) adds to `window`; browsers have none. */
interface NativeBridge {
  isNativePlatform(): boolean;
  getPlatform(): string;
  Plugins?: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    readonly Capacitor?: NativeBridge;
  }
}

/** Whether the app runs inside the native shell; false during server rendering. */
export const isNative = () => globalThis.window?.Capacitor?.isNativePlatform() ?? false;

let connected: Promise<void> | undefined;

/** Connects the app to the phone's plugins, once; does nothing where there are none. */
export function connectNative(): Promise<void> {
  connected ??= import(/* webpackChunkName: "native" */ './bridge').then(({ connectBridge, hasPlugins }) => {
    if (hasPlugins(window.Capacitor)) connectBridge(window.Capacitor, (path) => window.location.assign(path));
  });
  return connected;
}
