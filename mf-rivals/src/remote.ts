import type { RemoteModule } from '@touchline/shared/contract';
import { type UserPage, userPages } from '@touchline/shared/pages';
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

/**
 * A page of the own rivals, of the elite, and of a league, which have a call each.
 *
 * @param part its word in the calls of the elite and of leagues
 * @param chart chunk of a chart that is in sight
 */
function viewPages(
  sub: string,
  part: string,
  ownCall: string,
  page: UserPage['page'],
  chart?: string,
): UserPage[] {
  const calls = {
    rivals: ownCall,
    elite: `/v1/templates/rival_pages/elite/${part}`,
    ':segment': `/v1/leagues/classic/:segment/${part}`,
  };
  return Object.entries(calls).map(([segment, call]) => ({
    path: `/rivals/${segment}/${sub}`,
    title: 'Rivals',
    calls: [call],
    ...(chart && { later: [{ chunk: chart, media: 'all' }] }),
    page,
  }));
}

/** Everything this remote exposes. The build reads it too: `release.json` has the same routes and widgets. */
export const remote: RemoteModule = {
  contract: '^5.4',
  designSystem: '^4.5',
  prefixes: ['/rivals', '/h2h'],
  title: 'Rivals',
  places: [{ to: '/rivals', label: 'Rivals', icon: 'Rivals', bar: 'main', order: 20, covers: ['/h2h'] }],
  routes: userPages([
    {
      path: '/rivals/:segment',
      title: 'Rivals',
      calls: ['/v1/rivals/list/:segment'],
      page: () => import(/* webpackChunkName: "ListPage" */ './pages/ListPage/ListPage'),
    },
    ...viewPages('gameweek', 'gameweek', '/v1/rivals/gameweek/', rivalGameweekPage),
    ...viewPages('points', 'points', '/v1/rivals/points/total', rivalPointsPage),
    ...viewPages('points/gameweek', 'points_gameweek', '/v1/rivals/points/gameweek', rivalGameweeksPage),
    ...viewPages('points/phase', 'points_phase', '/v1/rivals/points/phase', rivalPhasePage),
    ...viewPages('season', 'season', '/v1/rivals/season/', rivalSeasonPage, 'SeasonChart'),
    {
      path: '/rivals/:segment/lineups',
      title: 'Rivals',
      calls: ['/v1/template_lineups/single/:segment'],
      draws: ['pitch'],
      later: [{ chunk: 'LineupTables', media: 'all' }],
      page: () => import(/* webpackChunkName: "RivalLineupsPage" */ './pages/LineupsPage/LineupsPage'),
    },
    {
      path: '/rivals/:segment/report',
      title: 'Rivals',
      calls: ['/v1/templates/rival_pages/:segment/report'],
      page: () => import(/* webpackChunkName: "RivalReportPage" */ './pages/ReportPage/ReportPage'),
    },
    {
      path: '/rivals/:segment/transfers',
      title: 'Rivals',
      calls: ['/v1/templates/rival_pages/:segment/transfers'],
      page: () => import(/* webpackChunkName: "RivalTransfersPage" */ './pages/TransfersPage/TransfersPage'),
    },
    {
      path: '/rivals/:segment/chips',
      title: 'Rivals',
      calls: ['/v1/templates/rival_pages/:segment/chips'],
      page: () => import(/* webpackChunkName: "RivalChipsPage" */ './pages/ChipsPage/ChipsPage'),
    },
    {
      path: '/h2h',
      title: 'Head to head',
      calls: ['/v1/leagues/h2h'],
      page: () => import(/* webpackChunkName: "HeadToHeadPage" */ './pages/HeadToHeadPage/HeadToHeadPage'),
    },
    {
      path: '/h2h/:league',
      title: 'Head to head',
      calls: ['/v1/league/h2h/:league'],
      draws: ['pitch'],
      page: () => import(/* webpackChunkName: "H2hLeaguePage" */ './pages/H2hLeaguePage/H2hLeaguePage'),
    },
  ]),
  widgets: {
    RivalsBox: {
      slot: 'home.rivals',
      home: { order: 20, column: 'left', height: 390 },
      calls: ['/v1/micro/rivals'],
      component: () => import(/* webpackChunkName: "RivalsBox" */ './widgets/RivalsBox/RivalsBox'),
    },
  },
  slices: [rivalsQueries.slice, h2hQueries.slice],
};
