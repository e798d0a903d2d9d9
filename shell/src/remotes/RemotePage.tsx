import { Skeleton, Stack } from '@touchline/design-system';
import type { RemoteRoute } from '@touchline/shared/contract/host';
import { lazy, Suspense, use, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { loadedComponent } from '../loading/loadedComponents';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteUnavailable } from './RemoteUnavailable';
import { useRemotes } from './RemotesProvider';
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
  /** Puts the title in place and guards who may see the page. */
  readonly Frame: ComponentType<PageFrameProps>;
  readonly NotFound: ComponentType;
}

function Waiting({ remote, onRetry }: { remote: string; onRetry: () => void }) {
  if (useSlowly(patienceMs)) return <RemoteUnavailable remote={remote} onRetry={onRetry} />;
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
 * A remote's pages as routes of the shell's router. Their components are made once for each attempt: React keeps a
 * `lazy` that was rejected, and a component made anew would put the page on screen anew, with what was typed lost.
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
            {/* A boundary of its own: going to another page of the remote must not hold the old one on screen. */}
            <Suspense key={path} fallback={<Waiting remote={name} onRetry={onRetry} />}>
              <Page />
            </Suspense>
          </Frame>
        ),
      })),
      { path: '*', element: <NotFound /> },
    ],
    // onRetry is new at every render and only used while something is missing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [pages, Frame, NotFound, name],
  );
  return useRoutes(routes);
}

/** All pages below a remote's prefixes: loading, failing and trying again without touching the rest of the app. */
export function RemotePage({ name, Frame, NotFound }: RemotePageProps) {
  const { loader, report } = useRemotes();
  const { pathname } = useLocation();
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
      fallback={(error) => <RemoteUnavailable remote={name} error={error} onRetry={retry} />}
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
}
