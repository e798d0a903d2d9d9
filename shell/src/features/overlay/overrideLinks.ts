import { browserPage } from '../../services/platform/browserPage';
import type { AskedRemote } from '../../services/boot/boot';

/** Opens the current page with an override request, which the server removes from the address again. */
function openWith(request: Readonly<Record<string, string>>): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(request)) query.set(name, value);
  browserPage.go(`${pathname}?${query.toString()}`);
}

/** @param key shows the server that a page of ours makes the request: it does not ask the reader again */
export const previewRelease = (remote: string, release: string, key: string) =>
  openWith({ preview: `${remote}@${release}`, 'local-key': key });

/** Takes a remote from the reader's own machine. @param key from `/builds/stored.json` or the boot data */
export const takeFromLocalhost = ({ remote, address, key }: AskedRemote) =>
  openWith({ preview: `${remote}@${address}`, 'local-key': key });

export const backToLive = (remote?: string) =>
  openWith({ preview: remote === undefined ? 'live' : `${remote}@live` });

export const startSafeMode = () => openWith({ 'safe-mode': '' });
export const leaveSafeMode = () => openWith({ 'safe-mode': 'off' });
