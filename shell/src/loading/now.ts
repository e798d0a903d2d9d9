import { matchPath } from 'react-router-dom';
import { remoteForPath, widgetForSlot } from './registry';
import { bring } from './there';
import type { LoadedRemote, RemoteLoader } from './remoteLoader';

/** What fails here is said where it is drawn, and asked for again there. */
function start(
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
 * Begins a page of a remote before React draws: its container, its module and its chunk are asked for one behind the
 * other, and each would wait until what is drawn before it is on screen.
 */
export function startPage(loader: RemoteLoader, path: string): void {
  const name = remoteForPath(loader.registry(), path);
  if (name === undefined) return;
  void start(loader, name, ({ routes }) => {
    const route = routes.find(({ path: pattern }) => matchPath(pattern, path));
    return route && bring(route.page);
  });
}

/**
 * The same for the widget that fills a slot.
 *
 * @returns when it has come, or has failed
 */
export async function startWidget(loader: RemoteLoader, slot: string): Promise<void> {
  const found = widgetForSlot(loader.registry(), slot);
  if (found)
    await start(loader, found.remote, ({ widgets }) => {
      const widget = widgets[found.widget.name];
      return widget && bring(widget);
    });
}
