/** Chromium's `beforeinstallprompt` event; the page stores it early (shell/server/html/page.ts). */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    touchlineInstall?: InstallOffer | undefined;
  }
}

export type InstallWay =
  { readonly kind: 'offer'; readonly offer: InstallOffer } | { readonly kind: 'by hand' };

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/**
 * How this browser installs the app: by its prompt, manually on an iPhone or iPad, or not at all.
 */
export function installWay(): InstallWay | undefined {
  if (isInstalled()) return undefined;
  if (window.touchlineInstall) return { kind: 'offer', offer: window.touchlineInstall };
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return isApple && !('Capacitor' in window) ? { kind: 'by hand' } : undefined;
}

/** A prompt can be used once. @returns whether the app is being installed */
export async function acceptOffer(offer: InstallOffer): Promise<boolean> {
  window.touchlineInstall = undefined;
  return (await offer.prompt()).outcome === 'accepted';
}
