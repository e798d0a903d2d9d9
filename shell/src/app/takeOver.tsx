import { asRendered } from '@touchline/shared/queries';
import { hydrateRoot } from 'react-dom/client';
import type { UnknownAction } from '@touchline/shared/shell-store';
import { loadComponent } from '../loading/loadedComponents';
import { loadOwnKit } from '../loading/now';
import { dataOf, type RenderedBoot } from '../rendering/rendered';
import { App } from './App';
import type { Shell } from './createShell';
import { rootOf, type HostRoot, type ShellStore } from './shellStore';

/** Whether this window is what the server took it for: its width, and its time zone by the clock's offsets. */
const isAsRendered = ({ media, offsets }: RenderedBoot) =>
  Object.entries(media).every(([query, matches]) => matchMedia(query).matches === matches) &&
  offsets.every(([instant, minutes]) => new Date(instant).getTimezoneOffset() === minutes);

/** Milliseconds for the data that came with the page to get into the store; it needs no network. */
const mostWaitMs = 2000;

/** @returns whether the data of all requests is in the store, once it is or the time is over */
function loaded(store: ShellStore, requests: readonly UnknownAction[]): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), mostWaitMs);
    const stop = store.subscribe(look);
    look();
    function look() {
      if (requests.every((request) => dataOf(rootOf(store), request)?.status === 'ready')) finish(true);
    }
    function finish(areAll: boolean) {
      clearTimeout(timer);
      stop();
      resolve(areAll);
    }
  });
}

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
  if (!rendered.remotes.every((remote) => loader.loaded(remote))) return false;
  for (const request of rendered.requests) store.dispatch(asRendered(request));
  if (!(await loaded(store, rendered.requests))) return false;
  const renderedState = { ...rootOf(store), ui, popups };
  hydrateRoot(root, <App shell={shell} renderedState={renderedState} />);
  return true;
}
