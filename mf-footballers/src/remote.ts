import type { RemoteModule } from '@touchline/shared/contract';
import { compareSlice } from './state/compare.slice';
import { footballersQueries } from './state/footballers.queries';

const elitePicksPage = () =>
  import(/* webpackChunkName: "ElitePicksPage" */ './pages/ElitePicksPage/ElitePicksPage');
const eliteTransfersPage = () =>
  import(/* webpackChunkName: "EliteTransfersPage" */ './pages/EliteTransfersPage/EliteTransfersPage');

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^4.1.0',
  routes: [
    {
      path: '/footballers',
      title: 'Players',
      access: 'user',
      page: () => import(/* webpackChunkName: "SliderPage" */ './pages/SliderPage/SliderPage'),
    },
    {
      path: '/footballers/list',
      title: 'Players',
      access: 'user',
      page: () => import(/* webpackChunkName: "ListPage" */ './pages/ListPage/ListPage'),
    },
    {
      path: '/footballers/points',
      title: 'Players',
      access: 'user',
      page: () => import(/* webpackChunkName: "PlayerPointsPage" */ './pages/PointsPage/PointsPage'),
    },
    {
      path: '/footballers/points/gameweek',
      title: 'Players',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "GameweekPointsPage" */ './pages/GameweekPointsPage/GameweekPointsPage'),
    },
    {
      path: '/footballers/points/fixtures',
      title: 'Players',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "FixturePointsPage" */ './pages/FixturePointsPage/FixturePointsPage'),
    },
    {
      path: '/footballers/predictions',
      title: 'Players',
      access: 'user',
      page: () => import(/* webpackChunkName: "PredictionsPage" */ './pages/PredictionsPage/PredictionsPage'),
    },
    {
      path: '/footballers/season',
      title: 'Players',
      access: 'user',
      page: () => import(/* webpackChunkName: "PlayerSeasonPage" */ './pages/SeasonPage/SeasonPage'),
    },
    {
      path: '/footballers/transfers',
      title: 'Players',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerTransfersPage" */ './pages/FootballerTransfersPage/FootballerTransfersPage'
        ),
    },
    { path: '/elite_picks', title: 'Elite picks', access: 'user', page: elitePicksPage },
    { path: '/elite_picks/:tier', title: 'Elite picks', access: 'user', page: elitePicksPage },
    { path: '/elite_transfers', title: 'Elite transfers', access: 'user', page: eliteTransfersPage },
    { path: '/elite_transfers/:tier', title: 'Elite transfers', access: 'user', page: eliteTransfersPage },
    {
      path: '/transfers',
      title: 'Transfers',
      access: 'user',
      page: () => import(/* webpackChunkName: "TransfersPage" */ './pages/TransfersPage/TransfersPage'),
    },
    {
      path: '/transfers/:order',
      title: 'Transfers',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "TransferTablePage" */ './pages/TransferTablePage/TransferTablePage'),
    },
    {
      path: '/footballer/:id',
      title: 'Player',
      access: 'user',
      page: () => import(/* webpackChunkName: "FootballerPage" */ './pages/FootballerPage/FootballerPage'),
    },
    {
      path: '/footballer/:id/fixtures',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerFixturesPage" */ './pages/FootballerFixturesPage/FootballerFixturesPage'
        ),
    },
    {
      path: '/footballer/:id/gameweeks',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerGameweeksPage" */ './pages/FootballerGameweeksPage/FootballerGameweeksPage'
        ),
    },
    {
      path: '/footballer/:id/points',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerPointsPage" */ './pages/FootballerPointsPage/FootballerPointsPage'
        ),
    },
    {
      path: '/footballer/:id/news',
      title: 'Player',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "FootballerNewsPage" */ './pages/FootballerNewsPage/FootballerNewsPage'),
    },
    {
      path: '/footballer/:id/details',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerDetailsPage" */ './pages/FootballerDetailsPage/FootballerDetailsPage'
        ),
    },
    {
      path: '/footballer/:id/predictions',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerPredictionsPage" */ './pages/FootballerPredictionsPage/FootballerPredictionsPage'
        ),
    },
    {
      path: '/footballer/:id/rivals',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerRivalsPage" */ './pages/FootballerRivalsPage/FootballerRivalsPage'
        ),
    },
    {
      path: '/footballer/:id/seasons',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerSeasonsPage" */ './pages/FootballerSeasonsPage/FootballerSeasonsPage'
        ),
    },
    {
      path: '/footballer/:id/stats',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerStatsPage" */ './pages/FootballerStatsPage/FootballerStatsPage'
        ),
    },
    {
      path: '/footballer/:id/transfers',
      title: 'Player',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FootballerTransferHistoryPage" */ './pages/FootballerTransferHistoryPage/FootballerTransferHistoryPage'
        ),
    },
  ],
  widgets: {
    FootballerSlider: () =>
      import(/* webpackChunkName: "FootballerSlider" */ './widgets/FootballerSlider/FootballerSlider'),
    TransferWidget: () =>
      import(/* webpackChunkName: "TransferWidget" */ './widgets/TransferWidget/TransferWidget'),
    CategoryGrid: () => import(/* webpackChunkName: "CategoryGrid" */ './widgets/CategoryGrid/CategoryGrid'),
  },
  slices: [footballersQueries.slice, compareSlice],
};
