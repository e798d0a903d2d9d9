import { Skeleton, Stack } from '@touchline/design-system';
import { useOnline } from '@touchline/shared/contract';
import type { RemoteRoute } from '@touchline/shared/contract/host';
import { lazy, memo, Suspense, use, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { loadedComponent } from '../loading/loadedComponents';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteUnavailable } from './RemoteUnavailable';
import { useRemotes } from './RemotesProvider';
import { partName } from './registry';
import type { LoadedRemote } from './remoteLoader';
import { useSlowly } from './useSlowly';

/** Delay in milliseconds before a loading message is shown. */
const patienceMs = 3000;

export interface PageFrameProps {
  readonly title: string;
  readonly access: RemoteRoute['access'];
  readonly children: ReactNode;
}

interface RemotePageProps {
  readonly name: string;
  /** Sets the title and checks access. */
  readonly Frame: ComponentType<PageFrameProps>;
  readonly NotFound: ComponentType;
}

function Waiting({ remote, onRetry }: { remote: string; onRetry: () => void }) {
  const isOffline = !useOnline();
  const { loader } = useRemotes();
  if (useSlowly(patienceMs))
    return (
      <RemoteUnavailable part={partName(loader.registry(), remote)} offline={isOffline} onRetry={onRetry} />
    );
  return (
    <Stack spacing={4} aria-busy="true" sx={{ p: 4 }}>
      <Skeleton variant="rounded" height={32} width="40%" />
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

interface RemoteRoutesProps extends RemotePageProps {
  readonly loading: LoadedRemote | Promise<LoadedRemote>;
  readonly onRetry: () => void;
}

/**
 * A remote's pages as routes of the shell's router. Their components are created once per attempt: React
 * caches a rejected `lazy`, and a new component would remount the page and lose its input.
 */
function RemoteRoutes({ name, loading, Frame, NotFound, onRetry }: RemoteRoutesProps) {
  const { module } = loading instanceof Promise ? use(loading) : loading;
  const pages = useMemo(
    () => module.routes.map((route) => ({ ...route, Page: loadedComponent(route.page) ?? lazy(route.page) })),
    [module],
  );
  const routes = useMemo(
    () => [
      ...pages.map(({ path, title, access, Page }) => ({
        path,
        element: (
          <Frame title={title} access={access}>
            {/* A boundary per page: a navigation to another page of the remote must not keep the old one
                on screen. */}
            <Suspense key={path} fallback={<Waiting remote={name} onRetry={onRetry} />}>
              <Page />
            </Suspense>
          </Frame>
        ),
      })),
      { path: '*', element: <NotFound /> },
    ],
    // onRetry changes with every render and is only used while something is missing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [pages, Frame, NotFound, name],
  );
  return useRoutes(routes);
}

/** All pages under a remote's prefixes. Loading, failures and retries stay inside this component. */
export const RemotePage = memo(function RemotePage({ name, Frame, NotFound }: RemotePageProps) {
  const { loader, report } = useRemotes();
  const { pathname } = useLocation();
  const isOffline = !useOnline();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    loader.retry(name);
    setAttempt((count) => count + 1);
  };
  return (
    <RemoteBoundary
      key={`${name}-${attempt}`}
      resetKey={pathname}
      onError={(error) => report(name, error)}
      fallback={(error) => (
        <RemoteUnavailable
          part={partName(loader.registry(), name)}
          error={error}
          offline={isOffline}
          onRetry={retry}
        />
      )}
    >
      <Suspense fallback={<Waiting remote={name} onRetry={retry} />}>
        <RemoteRoutes
          name={name}
          loading={loader.loaded(name) ?? loader.load(name)}
          Frame={Frame}
          NotFound={NotFound}
          onRetry={retry}
        />
      </Suspense>
    </RemoteBoundary>
  );
});
