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

/** Whether the app runs inside the native shell. */
export const isNative = () => window.Capacitor?.isNativePlatform() ?? false;
