import type { RemoteModule } from '@touchline/shared/contract';
import { h2hQueries } from './state/h2h.queries';
import { rivalsQueries } from './state/rivals.queries';

const rivalGameweekPage = () =>
  import(/* webpackChunkName: "RivalGameweekPage" */ './pages/GameweekPage/GameweekPage');
const rivalPointsPage = () =>
  import(/* webpackChunkName: "RivalPointsPage" */ './pages/PointsPage/PointsPage');
const rivalGameweeksPage = () =>
  import(/* webpackChunkName: "RivalGameweeksPage" */ './pages/GameweeksPage/GameweeksPage');
const rivalPhasePage = () => import(/* webpackChunkName: "RivalPhasePage" */ './pages/PhasePage/PhasePage');
const rivalSeasonPage = () =>
  import(/* webpackChunkName: "RivalSeasonPage" */ './pages/SeasonPage/SeasonPage');

/** Everything this remote exposes. The build reads it too: `release.json` has the same routes and widgets. */
export const remote: RemoteModule = {
  contract: '^5.0',
  designSystem: '^4.5',
  prefixes: ['/rivals', '/h2h'],
  routes: [
    {
      path: '/rivals/:segment',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/rivals/list/:segment'],
      page: () => import(/* webpackChunkName: "ListPage" */ './pages/ListPage/ListPage'),
    },
    // The own rivals have calls of their own on these pages: elite and leagues share the routes below.
    {
      path: '/rivals/rivals/gameweek',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/rivals/gameweek/'],
      later: [{ chunk: 'GameweekChart', media: 'all' }],
      page: rivalGameweekPage,
    },
    {
      path: '/rivals/rivals/points',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/rivals/points/total'],
      later: [{ chunk: 'RivalPointsChart', media: 'all' }],
      page: rivalPointsPage,
    },
    {
      path: '/rivals/rivals/points/gameweek',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/rivals/points/gameweek'],
      page: rivalGameweeksPage,
    },
    {
      path: '/rivals/rivals/points/phase',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/rivals/points/phase'],
      page: rivalPhasePage,
    },
    {
      path: '/rivals/rivals/season',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/rivals/season/'],
      later: [{ chunk: 'SeasonChart', media: 'all' }],
      page: rivalSeasonPage,
    },
    {
      path: '/rivals/:segment/gameweek',
      title: 'Rivals',
      access: 'user',
      later: [{ chunk: 'GameweekChart', media: 'all' }],
      page: rivalGameweekPage,
    },
    {
      path: '/rivals/:segment/lineups',
      title: 'Rivals',
      access: 'user',
      later: [{ chunk: 'LineupTables', media: 'all' }],
      page: () => import(/* webpackChunkName: "RivalLineupsPage" */ './pages/LineupsPage/LineupsPage'),
    },
    {
      path: '/rivals/:segment/points',
      title: 'Rivals',
      access: 'user',
      later: [{ chunk: 'RivalPointsChart', media: 'all' }],
      page: rivalPointsPage,
    },
    {
      path: '/rivals/:segment/points/gameweek',
      title: 'Rivals',
      access: 'user',
      page: rivalGameweeksPage,
    },
    {
      path: '/rivals/:segment/points/phase',
      title: 'Rivals',
      access: 'user',
      page: rivalPhasePage,
    },
    {
      path: '/rivals/:segment/report',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/templates/rival_pages/:segment/report'],
      later: [{ chunk: 'ReportChart', media: 'all' }],
      page: () => import(/* webpackChunkName: "RivalReportPage" */ './pages/ReportPage/ReportPage'),
    },
    {
      path: '/rivals/:segment/season',
      title: 'Rivals',
      access: 'user',
      later: [{ chunk: 'SeasonChart', media: 'all' }],
      page: rivalSeasonPage,
    },
    {
      path: '/rivals/:segment/transfers',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/templates/rival_pages/:segment/transfers'],
      page: () => import(/* webpackChunkName: "RivalTransfersPage" */ './pages/TransfersPage/TransfersPage'),
    },
    {
      path: '/rivals/:segment/chips',
      title: 'Rivals',
      access: 'user',
      server: true,
      calls: ['/v1/templates/rival_pages/:segment/chips'],
      page: () => import(/* webpackChunkName: "RivalChipsPage" */ './pages/ChipsPage/ChipsPage'),
    },
    {
      path: '/h2h',
      title: 'Head to head',
      access: 'user',
      server: true,
      calls: ['/v1/leagues/h2h'],
      page: () => import(/* webpackChunkName: "HeadToHeadPage" */ './pages/HeadToHeadPage/HeadToHeadPage'),
    },
    {
      path: '/h2h/:league',
      title: 'Head to head',
      access: 'user',
      page: () => import(/* webpackChunkName: "H2hLeaguePage" */ './pages/H2hLeaguePage/H2hLeaguePage'),
    },
  ],
  widgets: {
    RivalsBox: {
      slot: 'home.rivals',
      component: () => import(/* webpackChunkName: "RivalsBox" */ './widgets/RivalsBox/RivalsBox'),
    },
  },
  slices: [rivalsQueries.slice, h2hQueries.slice],
};
