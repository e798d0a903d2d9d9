import type { RemoteModule } from '@touchline/shared/contract';
import { teamQueries } from './state/team.queries';
import { timelineSaga } from './state/timeline.saga';
import { timelineReducer } from './state/timeline.slice';

const timelinePage = () => import(/* webpackChunkName: "TimelinePage" */ './pages/TimelinePage/TimelinePage');

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^4.1.0',
  routes: [
    {
      path: '/team',
      title: 'My team',
      access: 'user',
      page: () => import(/* webpackChunkName: "TeamPage" */ './pages/TeamPage/TeamPage'),
    },
    {
      path: '/team/next',
      title: 'Next gameweek',
      access: 'user',
      page: () => import(/* webpackChunkName: "NextPage" */ './pages/NextPage/NextPage'),
    },
    {
      path: '/team/lineups',
      title: 'Lineups',
      access: 'user',
      page: () => import(/* webpackChunkName: "LineupsPage" */ './pages/LineupsPage/LineupsPage'),
    },
    {
      path: '/team/points',
      title: 'Points',
      access: 'user',
      page: () => import(/* webpackChunkName: "PointsPage" */ './pages/PointsPage/PointsPage'),
    },
    {
      path: '/timeline',
      title: 'Timeline',
      access: 'user',
      page: timelinePage,
    },
    {
      path: '/timeline/:x',
      title: 'Timeline',
      access: 'user',
      page: timelinePage,
    },
  ],
  widgets: {
    TeamWidget: () => import(/* webpackChunkName: "TeamWidget" */ './widgets/TeamWidget/TeamWidget'),
    SquadOfTeam: () => import(/* webpackChunkName: "SquadOfTeam" */ './widgets/SquadOfTeam/SquadOfTeam'),
  },
  slices: [teamQueries.slice, { key: 'timeline', reducer: timelineReducer, saga: timelineSaga }],
};
