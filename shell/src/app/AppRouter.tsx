import { useFantasy } from '@touchline/shared/contract';
import { lazy, useState } from 'react';
import { BrowserRouter, useRoutes, type RouteObject } from 'react-router-dom';
import { homeOrder } from '../home/homeOrder';
import { NotFoundPage } from '../navigation/NotFoundPage';
import { PageFrame } from '../navigation/PageFrame';
import { RemotePlace } from '../navigation/RemotePlace';
import { useRemotes } from '../remotes/RemotesProvider';
import { startPage, startWidget } from '../remotes/startAhead';
import { AppLayout } from './AppLayout';

const loadHome = () => import(/* webpackChunkName: "home" */ '../home/Home');
const Home = lazy(loadHome);
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
  useFirstPageAhead();
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
}

/** The page that the reader came for begins to load before anything is drawn; of Home what stands first on it, too. */
function useFirstPageAhead() {
  const { loader } = useRemotes();
  const state = useFantasy()?.gameweek?.state;
  useState(() => {
    const { pathname } = window.location;
    if (pathname !== '/') return startPage(loader, pathname);
    void loadHome().catch(() => {});
    void startWidget(loader, homeOrder(state)[0]);
  });
}
