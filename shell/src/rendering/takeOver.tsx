import { asRendered } from '@touchline/shared/queries';
import { hydrateRoot } from 'react-dom/client';
import type { UnknownAction } from '@touchline/shared/shell-store';
import { loadComponent } from '../loading/loadedComponents';
import { loadOwnKit } from '../navigation/loadOwnKit';
import type { RenderedBoot } from '../boot/boot';
import { dataOf } from './rendered';
import { App } from '../app/App';
import type { Shell } from '../context/ShellContext';
import { rootOf, type HostRoot, type ShellStore } from '../store/shellStore';

/**
 * Whether this window matches the server's assumptions: width by media queries, and time zone by UTC offsets.
 */
const isAsRendered = ({ media, offsets }: RenderedBoot) =>
  Object.entries(media).every(([query, matches]) => matchMedia(query).matches === matches) &&
  offsets.every(([instant, minutes]) => new Date(instant).getTimezoneOffset() === minutes);

/** Milliseconds to wait until the data of the page's HTML is in the store; no network is needed for that. */
const mostWaitMs = 2000;

/** @returns true when the data of all requests is in the store, false after the timeout */
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
 * Hydrates the HTML that the server rendered, with the same code and the same data in the store.
 *
 * @param atStart state of the store before any data of this browser was added
 * @returns false when hydration is not possible; the page is then rendered anew
 */
export async function takeOver(
  root: HTMLElement,
  shell: Shell,
  rendered: RenderedBoot,
  { ui, popups }: HostRoot,
): Promise<boolean> {
  if (!isAsRendered(rendered)) return false;
  const { store, loader } = shell;
  const hasKit = Boolean(shell.boot.state?.team?.kit);
  await Promise.all([shell.loadFirstPage(), hasKit && loadComponent(loadOwnKit).catch(() => undefined)]);
  if (!rendered.remotes.every((remote) => loader.loaded(remote))) return false;
  for (const request of rendered.requests) store.dispatch(asRendered(request));
  if (!(await loaded(store, rendered.requests))) return false;
  const renderedState = { ...rootOf(store), ui, popups };
  hydrateRoot(root, <App shell={shell} renderedState={renderedState} />);
  return true;
}
