import type { RemoteModule } from '@touchline/shared/contract';
import { userPages } from '@touchline/shared/pages';
import { accountQueries } from './state/account.queries';
import { accountMutations } from './state/account.mutations';

/** Everything this remote exposes. The build reads it too: `release.json` has the same routes and widgets. */
export const remote: RemoteModule = {
  contract: '^5.4',
  designSystem: '^4.4',
  prefixes: ['/profile', '/season_pass', '/chat', '/betting', '/suggestions', '/admin'],
  title: 'Your account',
  places: [{ to: '/season_pass', label: 'Season pass', icon: 'Pass', group: 'account', order: 190 }],
  routes: userPages([
    {
      path: '/profile',
      title: 'Profile',
      calls: ['/v1/leagues/all', '/v1/auth/sessions', '/v1/alerts'],
      page: () => import(/* webpackChunkName: "ProfilePage" */ './pages/ProfilePage/ProfilePage'),
    },
    {
      path: '/profile/change_pass',
      title: 'Change password',
      page: () =>
        import(/* webpackChunkName: "ChangePasswordPage" */ './pages/ChangePasswordPage/ChangePasswordPage'),
    },
    {
      path: '/profile/delete',
      title: 'Delete account',
      page: () => import(/* webpackChunkName: "DeletePage" */ './pages/DeletePage/DeletePage'),
    },
    {
      path: '/season_pass',
      title: 'Season pass',
      calls: ['/v1/season_pass'],
      page: () => import(/* webpackChunkName: "SeasonPassPage" */ './pages/SeasonPassPage/SeasonPassPage'),
    },
    {
      path: '/chat',
      title: 'Chat',
      page: () => import(/* webpackChunkName: "ChatPage" */ './pages/ChatPage/ChatPage'),
    },
    {
      path: '/betting',
      title: 'Betting',
      page: () => import(/* webpackChunkName: "BettingPage" */ './pages/BettingPage/BettingPage'),
    },
    ...['/suggestions', '/suggestions/:topic'].map((path) => ({
      path,
      title: 'Suggestions',
      page: () => import(/* webpackChunkName: "SuggestionsPage" */ './pages/SuggestionsPage/SuggestionsPage'),
    })),
    {
      path: '/admin',
      title: 'Admin',
      access: 'admin',
      server: false,
      page: () => import(/* webpackChunkName: "AdminIndexPage" */ './pages/Admin/AdminIndexPage'),
    },
    {
      path: '/admin/overview',
      title: 'Admin: overview',
      heading: 'Admin',
      access: 'admin',
      calls: ['/v1/admin/overview'],
      page: () => import(/* webpackChunkName: "AdminOverviewPage" */ './pages/Admin/AdminOverviewPage'),
    },
    {
      path: '/admin/users',
      title: 'Admin: users',
      heading: 'Admin',
      access: 'admin',
      calls: ['/v1/admin/users?page=1'],
      page: () => import(/* webpackChunkName: "AdminUsersPage" */ './pages/Admin/AdminUsersPage'),
    },
    {
      path: '/admin/data',
      title: 'Admin: data',
      heading: 'Admin',
      access: 'admin',
      calls: ['/v1/admin/data', '/v1/admin/jobs'],
      page: () => import(/* webpackChunkName: "AdminDataPage" */ './pages/Admin/AdminDataPage'),
    },
    {
      path: '/admin/remotes',
      title: 'Admin: remotes',
      heading: 'Admin',
      access: 'admin',
      calls: ['/v1/admin/remotes'],
      page: () => import(/* webpackChunkName: "AdminRemotesPage" */ './pages/Admin/AdminRemotesPage'),
    },
    {
      path: '/admin/flags',
      title: 'Admin: flags',
      heading: 'Admin',
      access: 'admin',
      calls: ['/v1/admin/feature_flags'],
      page: () => import(/* webpackChunkName: "AdminFlagsPage" */ './pages/Admin/AdminFlagsPage'),
    },
    {
      path: '/admin/events',
      title: 'Admin: events',
      heading: 'Admin',
      access: 'admin',
      calls: ['/v1/admin/events'],
      page: () => import(/* webpackChunkName: "AdminEventsPage" */ './pages/Admin/AdminEventsPage'),
    },
    {
      path: '/admin/status',
      title: 'Admin: status',
      heading: 'Admin',
      access: 'admin',
      calls: ['/v1/admin/status'],
      page: () => import(/* webpackChunkName: "AdminStatusPage" */ './pages/Admin/AdminStatusPage'),
    },
    {
      path: '/admin/audit',
      title: 'Admin: audit log',
      heading: 'Admin',
      access: 'admin',
      calls: ['/v1/admin/audit'],
      page: () => import(/* webpackChunkName: "AdminAuditPage" */ './pages/Admin/AdminAuditPage'),
    },
  ]),
  widgets: {},
  slices: [accountQueries.slice, accountMutations.slice],
};
