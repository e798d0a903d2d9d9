import { lazy, useState } from 'react';
import { BrowserRouter, useRoutes, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../navigation/NotFoundPage';
import { PageFrame } from '../navigation/PageFrame';
import { RemotePlace } from '../navigation/RemotePlace';
import { there } from '../remotes/there';
import { AppLayout } from './AppLayout';
import { loadHome, startFirstPage } from './firstPage';
import { useShell } from './ShellContext';

const HomeLater = lazy(loadHome);

/** Drawn at once where `startFirstPage` has brought it. */
const Home = () => {
  const [Page] = useState(() => there(loadHome) ?? HomeLater);
  return <Page />;
};

const About = lazy(() => import(/* webpackChunkName: "about" */ '../home/About'));

/** The shell's own pages; every other address belongs to a remote or to nobody. */
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
  const shell = useShell();
  // Who signs in on this page comes here without having begun one.
  useState(() => startFirstPage(shell));
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
}
