import { browserPage } from '../app/browserPage';

/** Opens the current page with an override request, which the server removes from the address again. */
function openWith(name: string, value: string): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  query.set(name, value);
  browserPage.go(`${pathname}?${query.toString()}`);
}

export const previewRelease = (remote: string, release: string) =>
  openWith('preview', `${remote}@${release}`);

export const backToLive = (remote?: string) =>
  openWith('preview', remote === undefined ? 'live' : `${remote}@live`);

export const startSafeMode = () => openWith('safe-mode', '');
export const leaveSafeMode = () => openWith('safe-mode', 'off');
