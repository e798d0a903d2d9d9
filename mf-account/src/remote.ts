import type { RemoteModule } from '@touchline/shared/contract';
import { accountQueries } from './state/account.queries';
import { accountMutations } from './state/account.mutations';

/** Everything this remote exposes. The build reads it too: `release.json` has the same routes and widgets. */
export const remote: RemoteModule = {
  contract: '^5.0',
  designSystem: '^4.4',
  prefixes: ['/profile', '/season_pass', '/chat', '/betting', '/suggestions', '/admin'],
  routes: [
    {
      path: '/profile',
      title: 'Profile',
      access: 'user',
      calls: ['/v1/leagues/all'],
      page: () => import(/* webpackChunkName: "ProfilePage" */ './pages/ProfilePage/ProfilePage'),
    },
    {
      path: '/profile/change_pass',
      title: 'Change password',
      access: 'user',
      server: true,
      page: () =>
        import(/* webpackChunkName: "ChangePasswordPage" */ './pages/ChangePasswordPage/ChangePasswordPage'),
    },
    {
      path: '/profile/delete',
      title: 'Delete account',
      access: 'user',
      server: true,
      page: () => import(/* webpackChunkName: "DeletePage" */ './pages/DeletePage/DeletePage'),
    },
    {
      path: '/season_pass',
      title: 'Season pass',
      access: 'user',
      server: true,
      calls: ['/v1/season_pass'],
      page: () => import(/* webpackChunkName: "SeasonPassPage" */ './pages/SeasonPassPage/SeasonPassPage'),
    },
    {
      path: '/chat',
      title: 'Chat',
      access: 'user',
      server: true,
      page: () => import(/* webpackChunkName: "ChatPage" */ './pages/ChatPage/ChatPage'),
    },
    {
      path: '/betting',
      title: 'Betting',
      access: 'user',
      server: true,
      page: () => import(/* webpackChunkName: "BettingPage" */ './pages/BettingPage/BettingPage'),
    },
    ...['/suggestions', '/suggestions/:topic'].map((path) => ({
      path,
      title: 'Suggestions',
      access: 'user' as const,
      server: true,
      page: () => import(/* webpackChunkName: "SuggestionsPage" */ './pages/SuggestionsPage/SuggestionsPage'),
    })),
    {
      path: '/admin',
      title: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminIndexPage" */ './pages/Admin/AdminIndexPage'),
    },
    {
      path: '/admin/overview',
      title: 'Admin: overview',
      heading: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminOverviewPage" */ './pages/Admin/AdminOverviewPage'),
    },
    {
      path: '/admin/users',
      title: 'Admin: users',
      heading: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminUsersPage" */ './pages/Admin/AdminUsersPage'),
    },
    {
      path: '/admin/data',
      title: 'Admin: data',
      heading: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminDataPage" */ './pages/Admin/AdminDataPage'),
    },
    {
      path: '/admin/remotes',
      title: 'Admin: remotes',
      heading: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminRemotesPage" */ './pages/Admin/AdminRemotesPage'),
    },
    {
      path: '/admin/flags',
      title: 'Admin: flags',
      heading: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminFlagsPage" */ './pages/Admin/AdminFlagsPage'),
    },
    {
      path: '/admin/events',
      title: 'Admin: events',
      heading: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminEventsPage" */ './pages/Admin/AdminEventsPage'),
    },
    {
      path: '/admin/status',
      title: 'Admin: status',
      heading: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminStatusPage" */ './pages/Admin/AdminStatusPage'),
    },
    {
      path: '/admin/audit',
      title: 'Admin: audit log',
      heading: 'Admin',
      access: 'admin',
      page: () => import(/* webpackChunkName: "AdminAuditPage" */ './pages/Admin/AdminAuditPage'),
    },
  ],
  widgets: {},
  slices: [accountQueries.slice, accountMutations.slice],
};
