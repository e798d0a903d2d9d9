import type { RemoteModule } from '@touchline/shared/contract';
import { rivalsSaga } from './state/rivals.saga';
import { rivalsReducer } from './state/rivals.slice';

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    {
      path: '/rivals/:segment',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "ListPage" */ './pages/ListPage/ListPage'),
    },
  ],
  widgets: {},
  slices: [{ key: 'rivals', reducer: rivalsReducer, saga: rivalsSaga }],
};

export default remote;
