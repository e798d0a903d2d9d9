import { lazy, useState } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { loadedComponent } from '../loading/loadedComponents';
import { loadHome } from '../loading/now';
import { NotFoundPage } from '../navigation/NotFoundPage';
import { PageFrame } from '../navigation/PageFrame';
import { RemotePlace } from '../navigation/RemotePlace';
import { AppLayout } from './AppLayout';
import { useShell } from './ShellContext';

const HomeLater = lazy(loadHome);

/** Rendered without a fallback when `loadFirstPage` has loaded its code. */
const Home = () => {
  const [Page] = useState(() => loadedComponent(loadHome) ?? HomeLater);
  return <Page />;
};

const About = lazy(() => import(/* webpackChunkName: "about" */ '../home/About'));

/** The shell's own pages; every other address belongs to a remote or is unknown. */
const pages: RouteObject[] = [
  {
    index: true,
    element: (
      <PageFrame title="Home" access="user">
        <Home />
      </PageFrame>
    ),
  },
  {
    path: 'about',
    element: (
      <PageFrame title="About" access="user">
        <About />
      </PageFrame>
    ),
  },
  { path: '404', element: <NotFoundPage /> },
  { path: '*', element: <RemotePlace /> },
];

const routes: RouteObject[] = [{ element: <AppLayout />, children: pages }];

const Pages = () => useRoutes(routes);

/**
 * The full app: everything a signed-in, onboarded reader can reach by an address. The plain router, not the
 * one with loaders: it is a third of its size, and our sagas load the data.
 */
export function AppRouter() {
  const { Router, loadFirstPage } = useShell();
  // After a login on this page; otherwise it is loading already.
  useState(() => void loadFirstPage());
  return (
    <Router>
      <Pages />
    </Router>
  );
}
