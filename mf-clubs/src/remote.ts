import type { RemoteModule } from '@touchline/shared/contract';
import { clubsQueries } from './state/clubs.queries';

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^4.1.0',
  routes: [
    {
      path: '/clubs',
      title: 'Clubs',
      access: 'user',
      page: () => import(/* webpackChunkName: "StandingsPage" */ './pages/StandingsPage/StandingsPage'),
    },
    {
      path: '/clubs/points',
      title: 'Points of clubs',
      access: 'user',
      page: () => import(/* webpackChunkName: "ClubPointsPage" */ './pages/ClubPointsPage/ClubPointsPage'),
    },
    {
      path: '/clubs/strength',
      title: 'Strength of clubs',
      access: 'user',
      page: () => import(/* webpackChunkName: "StrengthPage" */ './pages/StrengthPage/StrengthPage'),
    },
    {
      path: '/clubs/lineups',
      title: 'Lineups of clubs',
      access: 'user',
      page: () => import(/* webpackChunkName: "ClubLineupsPage" */ './pages/LineupsPage/LineupsPage'),
    },
    {
      path: '/clubs/season',
      title: 'Season of clubs',
      access: 'user',
      page: () => import(/* webpackChunkName: "ClubsSeasonPage" */ './pages/SeasonPage/SeasonPage'),
    },
    {
      path: '/club/:id',
      title: 'Club',
      access: 'user',
      page: () => import(/* webpackChunkName: "ClubPage" */ './pages/ClubPage/ClubPage'),
    },
    {
      path: '/club/:id/fixtures',
      title: 'Fixtures of a club',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "ClubFixturesPage" */ './pages/ClubFixturesPage/ClubFixturesPage'),
    },
    {
      path: '/club/:id/points',
      title: 'Points of a club',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "OneClubPointsPage" */ './pages/OneClubPointsPage/OneClubPointsPage'),
    },
    {
      path: '/club/:id/rivals',
      title: 'Rivals of a club',
      access: 'user',
      page: () => import(/* webpackChunkName: "ClubRivalsPage" */ './pages/ClubRivalsPage/ClubRivalsPage'),
    },
  ],
  widgets: {},
  slices: [clubsQueries.slice],
};
