/** What the native wrapper (Capacitor) puts on the window; in a browser there is none. */
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

/** Whether the app runs inside the native shell; a page on the server does not. */
export const isNative = () => globalThis.window?.Capacitor?.isNativePlatform() ?? false;

let connected: Promise<void> | undefined;

/** Joins the app with the phone's plugins, once; done where there are none. */
export function connectNative(): Promise<void> {
  connected ??= import(/* webpackChunkName: "native" */ './bridge').then(({ connectBridge, hasPlugins }) => {
    if (hasPlugins(window.Capacitor)) connectBridge(window.Capacitor, (path) => window.location.assign(path));
  });
  return connected;
}
