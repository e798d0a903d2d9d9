import type { RemoteModule } from '@touchline/shared/contract';
import { type UserPage, userPages } from '@touchline/shared/pages';
import { compareSlice } from './state/compare.slice';
import { footballersQueries } from './state/footballers.queries';

const elitePicksPage = () =>
  import(/* webpackChunkName: "ElitePicksPage" */ './pages/ElitePicksPage/ElitePicksPage');
const eliteTransfersPage = () =>
  import(/* webpackChunkName: "EliteTransfersPage" */ './pages/EliteTransfersPage/EliteTransfersPage');

/** The build reads this file without its imports, hence no `eliteTiers`. */
const tiers = [100, 250, 500, 1000];

/** One page for each tier: its word in the address is not that of its call. Other words are not found. */
const elitePages = (path: string, title: string, call: string, page: UserPage['page']): UserPage[] => [
  ...tiers.map((tier, at) => ({
    path: at === 0 ? path : `${path}/top_${tier}`,
    title,
    calls: [`${call}/${tier}`],
    page,
  })),
  { path: `${path}/:tier`, title, server: false, page },
];

/** Everything this remote exposes. The build reads it too: `release.json` has the same routes and widgets. */
export const remote: RemoteModule = {
  contract: '^5.4',
  designSystem: '^4.4',
  prefixes: ['/footballers', '/footballer', '/elite_picks', '/elite_transfers', '/transfers'],
  title: 'Players',
  places: [
    { to: '/footballers', label: 'Players', icon: 'Boot', order: 110, covers: ['/footballer'] },
    { to: '/transfers', label: 'Transfers', icon: 'Transfers', order: 120 },
    { to: '/elite_picks', label: 'Elite Picks', icon: 'Elite', order: 130 },
    {
      to: '/elite_transfers',
      label: 'Elite Transfers',
      icon: 'EliteTransfers',
      group: 'account',
      order: 160,
    },
    {
      to: '/footballers/list?category=watchlist',
      label: 'Watchlist',
      icon: 'StarOutline',
      group: 'account',
      order: 180,
      badge: 'watchlist',
    },
  ],
  routes: userPages([
    {
      path: '/footballers',
      title: 'Players',
      calls: ['/v1/footballers/suggested/all'],
      page: () => import(/* webpackChunkName: "SliderPage" */ './pages/SliderPage/SliderPage'),
    },
    {
      path: '/footballers/list',
      title: 'Players',
      calls: ['/v1/footballers/index/default'],
      page: () => import(/* webpackChunkName: "ListPage" */ './pages/ListPage/ListPage'),
    },
    {
      path: '/footballers/points',
      title: 'Players',
      calls: ['/v1/footballers/index/total_points'],
      page: () => import(/* webpackChunkName: "PlayerPointsPage" */ './pages/PointsPage/PointsPage'),
    },
    {
      path: '/footballers/points/gameweek',
      title: 'Players',
      calls: ['/v1/footballers/index/gameweek_points'],
      page: () =>
        import(/* webpackChunkName: "GameweekPointsPage" */ './pages/GameweekPointsPage/GameweekPointsPage'),
    },
    {
      path: '/footballers/points/fixtures',
      title: 'Players',
      calls: ['/v1/footballers/index/fixtures_points'],
      page: () =>
        import(/* webpackChunkName: "FixturePointsPage" */ './pages/FixturePointsPage/FixturePointsPage'),
    },
    {
      path: '/footballers/predictions',
      title: 'Players',
      calls: ['/v1/footballers/index/predictions'],
      page: () => import(/* webpackChunkName: "PredictionsPage" */ './pages/PredictionsPage/PredictionsPage'),
    },
    {
      path: '/footballers/season',
      title: 'Players',
      calls: ['/v1/footballers/index/season_ticker'],
      later: [{ chunk: 'CostAndPoints', media: 'all' }],
      page: () => import(/* webpackChunkName: "PlayerSeasonPage" */ './pages/SeasonPage/SeasonPage'),
    },
    {
      path: '/footballers/transfers',
      title: 'Players',
      calls: ['/v1/footballers/index/gameweek_transfers'],
      page: () =>
        import(
          /* webpackChunkName: "FootballerTransfersPage" */ './pages/FootballerTransfersPage/FootballerTransfersPage'
        ),
    },
    {
      path: '/footballers/prices',
      title: 'Players',
      calls: ['/v1/prices'],
      page: () => import(/* webpackChunkName: "PricesPage" */ './pages/PricesPage/PricesPage'),
    },
    {
      path: '/footballers/compare',
      title: 'Compare players',
      calls: ['/v1/footballers/compare?ids=:ids'],
      later: [{ chunk: 'ComparedRadar', media: 'all' }],
      page: () => import(/* webpackChunkName: "ComparePage" */ './pages/ComparePage/ComparePage'),
    },
    ...elitePages('/elite_picks', 'Elite picks', '/v1/footballers/top_teams', elitePicksPage),
    ...elitePages('/elite_transfers', 'Elite transfers', '/v1/footballers/top_transfers', eliteTransfersPage),
    {
      path: '/transfers',
      title: 'Transfers',
      calls: ['/v1/micro/transfers'],
      page: () => import(/* webpackChunkName: "TransfersPage" */ './pages/TransfersPage/TransfersPage'),
    },
    {
      path: '/transfers/:order',
      title: 'Transfers',
      calls: ['/v1/transfers/:order'],
      page: () =>
        import(/* webpackChunkName: "TransferTablePage" */ './pages/TransferTablePage/TransferTablePage'),
    },
    {
      path: '/footballer/:id',
      title: 'Player',
      calls: ['/v1/footballer/:id/default'],
      later: [{ chunk: 'LastGameweeks', media: 'all' }],
      page: () => import(/* webpackChunkName: "FootballerPage" */ './pages/FootballerPage/FootballerPage'),
    },
    {
      path: '/footballer/:id/fixtures',
      title: 'Player',
      calls: ['/v1/footballer/:id/fixtures'],
      page: () =>
        import(
          /* webpackChunkName: "FootballerFixturesPage" */ './pages/FootballerFixturesPage/FootballerFixturesPage'
        ),
    },
    {
      path: '/footballer/:id/gameweeks',
      title: 'Player',
      calls: ['/v1/footballer/:id/gameweeks'],
      page: () =>
        import(
          /* webpackChunkName: "FootballerGameweeksPage" */ './pages/FootballerGameweeksPage/FootballerGameweeksPage'
        ),
    },
    {
      path: '/footballer/:id/points',
      title: 'Player',
      calls: ['/v1/footballer/:id/points'],
      page: () =>
        import(
          /* webpackChunkName: "FootballerPointsPage" */ './pages/FootballerPointsPage/FootballerPointsPage'
        ),
    },
    {
      path: '/footballer/:id/news',
      title: 'Player',
      calls: ['/v1/footballer/:id/news'],
      page: () =>
        import(/* webpackChunkName: "FootballerNewsPage" */ './pages/FootballerNewsPage/FootballerNewsPage'),
    },
    {
      path: '/footballer/:id/details',
      title: 'Player',
      calls: ['/v1/footballer/:id/details'],
      page: () =>
        import(
          /* webpackChunkName: "FootballerDetailsPage" */ './pages/FootballerDetailsPage/FootballerDetailsPage'
        ),
    },
    {
      path: '/footballer/:id/predictions',
      title: 'Player',
      calls: ['/v1/footballer/:id/predictions'],
      later: [{ chunk: 'Expectations', media: 'all' }],
      page: () =>
        import(
          /* webpackChunkName: "FootballerPredictionsPage" */ './pages/FootballerPredictionsPage/FootballerPredictionsPage'
        ),
    },
    {
      path: '/footballer/:id/rivals',
      title: 'Player',
      calls: ['/v1/footballer/:id/rivals/rivals'],
      page: () =>
        import(
          /* webpackChunkName: "FootballerRivalsPage" */ './pages/FootballerRivalsPage/FootballerRivalsPage'
        ),
    },
    {
      path: '/footballer/:id/seasons',
      title: 'Player',
      calls: ['/v1/footballer/:id/seasons'],
      later: [{ chunk: 'SeasonBars', media: 'all' }],
      page: () =>
        import(
          /* webpackChunkName: "FootballerSeasonsPage" */ './pages/FootballerSeasonsPage/FootballerSeasonsPage'
        ),
    },
    {
      path: '/footballer/:id/stats',
      title: 'Player',
      calls: ['/v1/footballer/:id/stats'],
      later: [{ chunk: 'Radar', media: 'all' }],
      page: () =>
        import(
          /* webpackChunkName: "FootballerStatsPage" */ './pages/FootballerStatsPage/FootballerStatsPage'
        ),
    },
    {
      path: '/footballer/:id/transfers',
      title: 'Player',
      calls: ['/v1/footballer/:id/transfers'],
      later: [{ chunk: 'TransferCharts', media: 'all' }],
      page: () =>
        import(
          /* webpackChunkName: "FootballerTransferHistoryPage" */ './pages/FootballerTransferHistoryPage/FootballerTransferHistoryPage'
        ),
    },
  ]),
  widgets: {
    FootballerSlider: {
      slot: 'home.footballers',
      home: { order: 40, height: 240 },
      calls: ['/v1/micro/footballers'],
      component: () =>
        import(/* webpackChunkName: "FootballerSlider" */ './widgets/FootballerSlider/FootballerSlider'),
    },
    TransferWidget: {
      slot: 'home.transfers',
      home: { order: 50, height: 300 },
      calls: ['/v1/micro/transfers'],
      component: () =>
        import(/* webpackChunkName: "TransferWidget" */ './widgets/TransferWidget/TransferWidget'),
    },
    CategoryGrid: {
      slot: 'home.categories',
      home: { order: 60, height: 260 },
      component: () => import(/* webpackChunkName: "CategoryGrid" */ './widgets/CategoryGrid/CategoryGrid'),
    },
  },
  slices: [footballersQueries.slice, compareSlice],
};
