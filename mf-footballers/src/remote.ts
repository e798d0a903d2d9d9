import type { RemoteModule } from '@touchline/shared/contract';
import { footballersSaga } from './state/footballers.saga';
import { footballersReducer } from './state/footballers.slice';

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    {
      path: '/footballers/list',
      title: 'Players',
      access: 'user',
      page: () => import(/* webpackChunkName: "ListPage" */ './pages/ListPage/ListPage'),
    },
  ],
  widgets: {},
  slices: [{ key: 'footballers', reducer: footballersReducer, saga: footballersSaga }],
};

export default remote;
