import type { RemoteModule } from '@touchline/shared/contract';
import { userPages } from '@touchline/shared/pages';
import { clubsQueries } from './state/clubs.queries';

/** Everything this remote exposes. The build reads it too: `release.json` has the same routes and widgets. */
export const remote: RemoteModule = {
  contract: '^5.4',
  designSystem: '^4.5',
  prefixes: ['/clubs', '/club'],
  title: 'Clubs',
  places: [{ to: '/clubs', label: 'Clubs', icon: 'Clubs', order: 140, covers: ['/club'] }],
  routes: userPages([
    {
      path: '/clubs',
      title: 'Clubs',
      calls: ['/v1/clubs/index/standings'],
      page: () => import(/* webpackChunkName: "StandingsPage" */ './pages/StandingsPage/StandingsPage'),
    },
    {
      path: '/clubs/points',
      title: 'Points of clubs',
      heading: 'Clubs',
      calls: ['/v1/clubs/index/points'],
      page: () => import(/* webpackChunkName: "ClubPointsPage" */ './pages/ClubPointsPage/ClubPointsPage'),
    },
    {
      path: '/clubs/strength',
      title: 'Strength of clubs',
      heading: 'Clubs',
      calls: ['/v1/clubs/index/strength'],
      page: () => import(/* webpackChunkName: "StrengthPage" */ './pages/StrengthPage/StrengthPage'),
    },
    {
      path: '/clubs/lineups',
      title: 'Lineups of clubs',
      heading: 'Clubs',
      calls: ['/v1/clubs/lineups'],
      draws: ['pitch'],
      page: () => import(/* webpackChunkName: "ClubLineupsPage" */ './pages/LineupsPage/LineupsPage'),
    },
    {
      path: '/clubs/season',
      title: 'Season of clubs',
      heading: 'Clubs',
      calls: ['/v1/clubs/index/season'],
      page: () => import(/* webpackChunkName: "ClubsSeasonPage" */ './pages/SeasonPage/SeasonPage'),
    },
    {
      path: '/club/:id',
      title: 'Club',
      calls: ['/v1/club/:id/overview', '/v1/club/:id/squad/default'],
      page: () => import(/* webpackChunkName: "ClubPage" */ './pages/ClubPage/ClubPage'),
    },
    {
      path: '/club/:id/fixtures',
      title: 'Fixtures of a club',
      heading: 'Club',
      calls: ['/v1/club/:id/fixtures'],
      page: () =>
        import(/* webpackChunkName: "ClubFixturesPage" */ './pages/ClubFixturesPage/ClubFixturesPage'),
    },
    {
      path: '/club/:id/points',
      title: 'Points of a club',
      heading: 'Club',
      calls: ['/v1/club/:id/points', '/v1/club/:id/squad/total_points'],
      later: [{ chunk: 'PointsByPosition', media: 'all' }],
      page: () =>
        import(/* webpackChunkName: "OneClubPointsPage" */ './pages/OneClubPointsPage/OneClubPointsPage'),
    },
    {
      path: '/club/:id/rivals',
      title: 'Rivals of a club',
      heading: 'Club',
      calls: ['/v1/club/:id/rivals'],
      page: () => import(/* webpackChunkName: "ClubRivalsPage" */ './pages/ClubRivalsPage/ClubRivalsPage'),
    },
  ]),
  widgets: {},
  slices: [clubsQueries.slice],
};
