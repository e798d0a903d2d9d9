import { matchPath } from 'react-router-dom';
import { remoteForPath, widgetForSlot } from './registry';
import type { LoadedRemote, RemoteLoader } from './remoteLoader';

/** What fails here is said where it is drawn, and asked for again there. */
const silently = (loading: Promise<unknown> | undefined) => void loading?.catch(() => {});

function start(
  loader: RemoteLoader,
  name: string,
  part: (module: LoadedRemote['module']) => Promise<unknown> | undefined,
) {
  silently(loader.load(name).then(({ module }) => part(module)));
}

/**
 * Begins to load a page of a remote while React is still busy with the frame around it: its container, its module and
 * its chunk come one behind the other, and each would wait until what is drawn before it is on screen.
 */
export function startPage(loader: RemoteLoader, path: string): void {
  const name = remoteForPath(loader.registry(), path);
  if (name === undefined) return;
  start(loader, name, ({ routes }) => routes.find((route) => matchPath(route.path, path))?.page());
}

/** The same for the widget that fills a slot. */
export function startWidget(loader: RemoteLoader, slot: string): void {
  const found = widgetForSlot(loader.registry(), slot);
  if (found) start(loader, found.remote, ({ widgets }) => widgets[found.widget.name]?.());
}
