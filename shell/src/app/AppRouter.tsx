import { lazy, memo, useState } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { loadedComponent } from '../services/loading/loadedComponents';
import { loadHome } from './loadFirstPage';
import { NotFoundPage } from '../features/navigation/NotFoundPage';
import { PageFrame } from '../features/navigation/PageFrame';
import { RemotePlace } from '../features/navigation/RemotePlace';
import { AppLayout } from './AppLayout';
import { useShell } from '../services/context/ShellContext';

const HomeLater = lazy(loadHome);

/** Rendered without Suspense when `loadFirstPage` has already loaded its code. */
const Home = () => {
  const [Page] = useState(() => loadedComponent(loadHome) ?? HomeLater);
  return <Page />;
};

const About = lazy(() => import(/* webpackChunkName: "about" */ '../features/home/About'));

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
 * Routes of the full app, for a signed-in, onboarded reader. It uses the plain router: the data router with
 * loaders is three times as large, and sagas load our data.
 */
export const AppRouter = memo(function AppRouter() {
  const { Router, loadFirstPage } = useShell();
  // Needed after a login on this page; otherwise it is loading already.
  useState(() => void loadFirstPage());
  return (
    // A navigation as a transition would wait behind all that a remote draws, and for ever where it never stops drawing.
    <Router useTransitions={false}>
      <Pages />
    </Router>
  );
});
