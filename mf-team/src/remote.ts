import type { RemoteModule } from '@touchline/shared/contract';
import { teamSaga } from './state/team.saga';
import { teamReducer } from './state/team.slice';

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    {
      path: '/team',
      title: 'My team',
      access: 'user',
      page: () => import(/* webpackChunkName: "TeamPage" */ './pages/TeamPage/TeamPage'),
    },
  ],
  widgets: {
    TeamWidget: () => import(/* webpackChunkName: "TeamWidget" */ './widgets/TeamWidget/TeamWidget'),
  },
  slices: [{ key: 'team', reducer: teamReducer, saga: teamSaga }],
};

export default remote;
