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
