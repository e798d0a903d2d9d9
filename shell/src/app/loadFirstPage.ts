import { selectFantasy, selectUser, widgetImport } from '@touchline/shared/contract/host';
import { matchPath } from 'react-router-dom';
import { Pitch } from '../features/pitch/onDemand';
import { rootOf, type ShellStore } from '../services/store/shellStore';
import { loadOwnKit } from '../features/navigation/loadOwnKit';
import { redirectFor } from '../features/navigation/redirects';
import { firstHomeSlot, remoteForPath, routeFor, widgetForSlot } from '../services/remotes/registry';
import type { LoadedRemote, RemoteLoader } from '../services/remotes/remoteLoader';
import { loadComponent } from '../services/loading/loadedComponents';

export const loadHome = () => import(/* webpackChunkName: "home" */ '../features/home/Home');

/**
 * Loads a part of a remote. A failure is shown where the part is rendered, and it is requested again there.
 */
function loadPart(
  loader: RemoteLoader,
  name: string,
  part: (module: LoadedRemote['module']) => Promise<unknown> | undefined,
): Promise<void> {
  return loader
    .load(name)
    .then(({ module }) => part(module))
    .then(
      () => undefined,
      () => undefined,
    );
}

/**
 * Loads a remote's page before React renders: container, module and chunk load one after the other, and with
 * `lazy` each would only start after a render.
 *
 * @returns resolves when the code has loaded or failed
 */
export async function loadPage(loader: RemoteLoader, path: string): Promise<void> {
  const name = remoteForPath(loader.registry(), path);
  if (name === undefined) return;
  await loadPart(loader, name, ({ routes }) => {
    const route = routes.find(({ path: pattern }) => matchPath(pattern, path));
    return route && loadComponent(route.page);
  });
}

/** The same for the widget that fills a slot. */
export async function loadWidget(loader: RemoteLoader, slot: string | undefined): Promise<void> {
  const found = slot && widgetForSlot(loader.registry(), slot);
  if (!found) return;
  await loadPart(loader, found.remote, ({ widgets }) => {
    const widget = widgets[found.widget.name];
    return widget && loadComponent(widgetImport(widget));
  });
}

/** A failure is shown where the component is rendered. */
const quietly = (loading: Promise<void>) => loading.catch(() => undefined);

/**
 * Loads the page of the address before the first render; for Home also its first widget. When the preloaded
 * files have already arrived, the first render is the page itself.
 *
 * @returns resolves when the code has loaded or failed; at once for visitors
 */
export async function loadFirstPage(shell: { loader: RemoteLoader; store: ShellStore }): Promise<void> {
  const { loader } = shell;
  const root = rootOf(shell.store);
  if (!selectUser(root)?.onboarded) return;
  void quietly(loadComponent(loadOwnKit));
  const { pathname } = window.location;
  if (pathname === '/') {
    const page = loadComponent(loadHome).then(async () =>
      shell.store.keepSlice((await loadHome()).homeSlice),
    );
    await Promise.all([quietly(page), loadWidget(loader, firstHomeSlot(loader.registry()))]);
    return;
  }
  const path = redirectFor(pathname, selectFantasy(root)) ?? pathname;
  const drawsPitch = routeFor(loader.registry(), path)?.draws?.includes('pitch');
  await Promise.all([drawsPitch && quietly(Pitch.ahead()), loadPage(loader, path)]);
}
