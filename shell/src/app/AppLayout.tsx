import { AppShell, LoadingBar, openedLater } from '@touchline/design-system';
import { useFantasy, useOnline } from '@touchline/shared/contract';
import { useLocation } from '@touchline/shared/router';
import { Outlet } from 'react-router-dom';
import { closedOne, opened } from '@touchline/shared/shell-store';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { memo, Suspense, useEffect } from 'react';
import { usePrefetch } from './usePrefetch';
import { Announcements } from '../features/navigation/Announcements';
import { HeaderActions } from '../features/navigation/HeaderActions';
import { activePlace, navigationPlaces } from '../features/navigation/places';
import { useNavigationEffects } from '../features/navigation/useNavigationEffects';
import { useLiveNews } from '../services/live/useLiveNews';
import { isNative } from '../services/platform/isNative';
import { PageWaiting } from '../features/navigation/PageWaiting';
import { ServerErrorPage } from '../features/navigation/ServerErrorPage';
import { RemoteBoundary } from '../services/remotes/RemoteBoundary';
import { Popups } from '../features/popups/Popups';
import { reloadForMissingFile } from '../services/platform/browserPage';
import { useShell } from '../services/context/ShellContext';
import type { WaitingRoot } from '../services/offline/waiting.slice';
import type { HostRoot } from '../services/store/shellStore';

const NativeSetup = openedLater(
  () => import(/* webpackChunkName: "native" */ '../features/native/NativeSetup'),
);

/** The frame around every page of the app. */
export function AppLayout() {
  const { lastGood, registry } = useShell();
  const { pathname, search } = useLocation();
  const state = useFantasy();
  const isOnline = useOnline();
  const isBusy = useSelector(({ ui }: HostRoot) => ui.pending > 0);
  const waiting = useSelector((root: WaitingRoot) => root.waiting?.writes.length ?? 0);
  const menu = useMenu();
  useEffect(() => lastGood.turnPage(), [lastGood, pathname]);
  useNavigationEffects();
  usePrefetch();
  useLiveNews();

  const at = isOnline ? undefined : lastGood.shownAt();
  return (
    <>
      <LoadingBar running={isBusy} />
      <AppShell
        {...navigationPlaces(registry(), state)}
        active={activePlace(registry(), pathname, search)}
        right={<HeaderActions />}
        waiting={waiting}
        {...(!isOnline && { offline: at === undefined ? {} : { at } })}
        moreOpen={menu.isOpen}
        onMoreChange={menu.change}
      >
        <Announcements />
        <CurrentPage />
      </AppShell>
      <Popups />
      {/* The app brings its files along, so they are never missing. */}
      <NativeSetup open={isNative()} onMissing={() => undefined} />
    </>
  );
}

/**
 * The page of the address. It does not follow what changes around it: React would take over a page that the server rendered all at once
 * when its border is rendered again.
 */
const CurrentPage = memo(function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary resetKey={pathname} onError={pageThrew} fallback={() => <ServerErrorPage />}>
      <Suspense fallback={<PageWaiting />}>
        <Outlet />
      </Suspense>
    </RemoteBoundary>
  );
});

function pageThrew(error: unknown) {
  console.error('A page of the shell threw.', error);
  reloadForMissingFile(error);
}

function useMenu() {
  const dispatch = useDispatch();
  const isOpen = useSelector(({ ui }: HostRoot) => ui.open.menu);
  return { isOpen, change: (open: boolean) => void dispatch(open ? opened('menu') : closedOne('menu')) };
}
