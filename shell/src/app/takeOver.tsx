import { asRendered } from '@touchline/shared/queries';
import { hydrateRoot } from 'react-dom/client';
import { loadComponent } from '../loading/loadedComponents';
import { loadOwnKit } from '../loading/now';
import type { RenderedBoot } from '../rendering/rendered';
import { App } from './App';
import type { Shell } from './createShell';
import { rootOf, type HostRoot, type ShellStore } from './shellStore';

/** Whether this window is what the server took it for: its width, and its time zone by the clock's offsets. */
const isAsRendered = ({ media, offsets }: RenderedBoot) =>
  Object.entries(media).every(([query, matches]) => matchMedia(query).matches === matches) &&
  offsets.every(([instant, minutes]) => new Date(instant).getTimezoneOffset() === minutes);

/** Resolves when no request of a page is running. */
const settled = (store: ShellStore) =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe(look);
    function look() {
      if (rootOf(store).ui.pending > 0) return;
      stop();
      resolve();
    }
    look();
  });

/**
 * Takes over the HTML that the server rendered: with the same code, and the same data by way of the store.
 *
 * @param atStart state of the store before anything of this browser was put into it
 * @returns false when that cannot be; the page is then rendered anew
 */
export async function takeOver(
  root: HTMLElement,
  shell: Shell,
  rendered: RenderedBoot,
  { ui, popups }: HostRoot,
): Promise<boolean> {
  if (!isAsRendered(rendered)) return false;
  const { store, loader } = shell;
  await Promise.all([shell.loadFirstPage(), loadComponent(loadOwnKit).catch(() => undefined)]);
  if (rendered.remote !== undefined && !loader.loaded(rendered.remote)) return false;
  for (const request of rendered.requests) store.dispatch(asRendered(request));
  await settled(store);
  const renderedState = { ...rootOf(store), ui, popups };
  hydrateRoot(root, <App shell={shell} renderedState={renderedState} />);
  return true;
}
