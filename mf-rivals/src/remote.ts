import type { RemoteModule } from '@touchline/shared/contract';
import { rivalsQueries } from './state/rivals.queries';

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^4.1.0',
  routes: [
    {
      path: '/rivals/:segment',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "ListPage" */ './pages/ListPage/ListPage'),
    },
    {
      path: '/rivals/:segment/gameweek',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalGameweekPage" */ './pages/GameweekPage/GameweekPage'),
    },
    {
      path: '/rivals/:segment/lineups',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalLineupsPage" */ './pages/LineupsPage/LineupsPage'),
    },
    {
      path: '/rivals/:segment/points',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalPointsPage" */ './pages/PointsPage/PointsPage'),
    },
    {
      path: '/rivals/:segment/points/gameweek',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalGameweeksPage" */ './pages/GameweeksPage/GameweeksPage'),
    },
    {
      path: '/rivals/:segment/points/phase',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalPhasePage" */ './pages/PhasePage/PhasePage'),
    },
    {
      path: '/rivals/:segment/report',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalReportPage" */ './pages/ReportPage/ReportPage'),
    },
    {
      path: '/rivals/:segment/season',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalSeasonPage" */ './pages/SeasonPage/SeasonPage'),
    },
    {
      path: '/rivals/:segment/transfers',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalTransfersPage" */ './pages/TransfersPage/TransfersPage'),
    },
    {
      path: '/rivals/:segment/chips',
      title: 'Rivals',
      access: 'user',
      page: () => import(/* webpackChunkName: "RivalChipsPage" */ './pages/ChipsPage/ChipsPage'),
    },
  ],
  widgets: {
    RivalsBox: () => import(/* webpackChunkName: "RivalsBox" */ './widgets/RivalsBox/RivalsBox'),
  },
  slices: [rivalsQueries.slice],
};
