import { createBrowserRouter, RouterProvider, type RouteObject } from '@touchline/shared/router';
import { lazy, useEffect, useState } from 'react';
import { NotFoundPage } from '../navigation/NotFoundPage';
import { PageFrame } from '../navigation/PageFrame';
import { RemotePlace } from '../navigation/RemotePlace';
import { ServerErrorPage } from '../navigation/ServerErrorPage';
import { AppLayout } from './AppLayout';

const Home = lazy(() => import(/* webpackChunkName: "home" */ '../home/Home'));
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

const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <ServerErrorPage />,
    children: pages.map((page) => ({ ...page, errorElement: <ServerErrorPage /> })),
  },
];

export type AppRouterObject = ReturnType<typeof createBrowserRouter>;

/** The full app: everything a signed-in, onboarded reader can reach by an address. */
export function AppRouter() {
  const [router] = useState(() => createBrowserRouter(routes));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}
