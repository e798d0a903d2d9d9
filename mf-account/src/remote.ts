import type { RemoteModule } from '@touchline/shared/contract';
import { accountSaga } from './state/account.saga';
import { accountReducer } from './state/account.slice';

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    {
      path: '/profile',
      title: 'Profile',
      access: 'user',
      page: () => import(/* webpackChunkName: "ProfilePage" */ './pages/ProfilePage/ProfilePage'),
    },
    {
      path: '/profile/change_pass',
      title: 'Change password',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "ChangePasswordPage" */ './pages/ChangePasswordPage/ChangePasswordPage'),
    },
    {
      path: '/profile/delete',
      title: 'Delete account',
      access: 'user',
      page: () => import(/* webpackChunkName: "DeletePage" */ './pages/DeletePage/DeletePage'),
    },
    {
      path: '/season_pass',
      title: 'Season pass',
      access: 'user',
      page: () => import(/* webpackChunkName: "SeasonPassPage" */ './pages/SeasonPassPage/SeasonPassPage'),
    },
    {
      path: '/chat',
      title: 'Chat',
      access: 'user',
      page: () => import(/* webpackChunkName: "ChatPage" */ './pages/ChatPage/ChatPage'),
    },
    ...['/suggestions', '/suggestions/:topic'].map((path) => ({
      path,
      title: 'Suggestions',
      access: 'user' as const,
      page: () => import(/* webpackChunkName: "SuggestionsPage" */ './pages/SuggestionsPage/SuggestionsPage'),
    })),
  ],
  widgets: {},
  slices: [{ key: 'account', reducer: accountReducer, saga: accountSaga }],
};

export default remote;
