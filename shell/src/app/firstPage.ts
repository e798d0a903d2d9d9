import { selectFantasy, selectUser } from '@touchline/shared/contract';
import { homeOrder } from '../home/homeOrder';
import { redirectFor } from '../navigation/redirects';
import { routeFor } from '../remotes/registry';
import { startPage, startWidget } from '../remotes/startAhead';
import { bring } from '../remotes/there';
import { Pitch } from './shellComponents';
import { rootOf } from './shellStore';
import type { Shell } from './createShell';

export const loadHome = () => import(/* webpackChunkName: "home" */ '../home/Home');
export const loadOwnKit = () => import(/* webpackChunkName: "kit" */ '../navigation/HeaderKit');

/**
 * Begins the page that the reader came for before anything is drawn; of Home what stands first on it, too. Where the
 * HTML's scripts have brought its code already, the first drawing is the page itself. What fails here is said where
 * it is drawn.
 */
export function startFirstPage({ loader, store }: Pick<Shell, 'loader' | 'store'>): void {
  const root = rootOf(store);
  const state = selectFantasy(root);
  if (!selectUser(root)?.onboarded) return;
  bring(loadOwnKit).catch(() => undefined);
  const { pathname } = window.location;
  if (pathname !== '/') {
    const path = redirectFor(pathname, state) ?? pathname;
    if (routeFor(loader.registry(), path)?.draws?.includes('pitch')) Pitch.ahead().catch(() => undefined);
    return startPage(loader, path);
  }
  bring(loadHome).catch(() => undefined);
  void startWidget(loader, homeOrder[0]);
}
