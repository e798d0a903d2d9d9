import type { RemoteModule } from '@touchline/shared/contract';
import { userPages } from '@touchline/shared/pages';
import { fixturesQueries } from './state/fixtures.queries';

/** Everything this remote exposes. The build reads it too: `release.json` has the same routes and widgets. */
export const remote: RemoteModule = {
  contract: '^5.4',
  designSystem: '^4.5',
  prefixes: ['/fixtures', '/fixture', '/season_ticker'],
  title: 'Fixtures',
  places: [
    { to: '/fixtures', label: 'Fixtures', icon: 'Fixtures', bar: 'main', order: 30, covers: ['/fixture'] },
    { to: '/season_ticker', label: 'Season Ticker', icon: 'Ticker', order: 150 },
  ],
  routes: userPages([
    {
      path: '/fixtures/:gameweek',
      title: 'Fixtures',
      calls: ['/v1/fixtures/:gameweek', '/v1/gameweek/:gameweek/overview', '/v1/gameweeks/index'],
      page: () => import(/* webpackChunkName: "GameweekPage" */ './pages/GameweekPage/GameweekPage'),
    },
    {
      path: '/fixtures/:gameweek/events',
      title: 'Fixtures: events',
      heading: 'Fixtures',
      calls: ['/v1/fixtures/:gameweek/events', '/v1/gameweek/:gameweek/overview', '/v1/gameweeks/index'],
      page: () => import(/* webpackChunkName: "EventsPage" */ './pages/EventsPage/EventsPage'),
    },
    {
      path: '/fixtures/:gameweek/footballers',
      title: 'Fixtures: players',
      heading: 'Fixtures',
      calls: ['/v1/fixtures/:gameweek/footballers', '/v1/gameweek/:gameweek/overview', '/v1/gameweeks/index'],
      page: () => import(/* webpackChunkName: "FootballersPage" */ './pages/FootballersPage/FootballersPage'),
    },
    {
      path: '/fixtures/:gameweek/points',
      title: 'Fixtures: points',
      heading: 'Fixtures',
      calls: ['/v1/fixtures/:gameweek/points', '/v1/gameweek/:gameweek/overview', '/v1/gameweeks/index'],
      page: () => import(/* webpackChunkName: "PointsPage" */ './pages/PointsPage/PointsPage'),
    },
    {
      path: '/fixtures/:gameweek/streaming',
      title: 'Fixtures: streaming',
      heading: 'Fixtures',
      calls: ['/v1/gameweek/:gameweek/streaming', '/v1/gameweek/:gameweek/overview', '/v1/gameweeks/index'],
      page: () => import(/* webpackChunkName: "StreamingPage" */ './pages/StreamingPage/StreamingPage'),
    },
    {
      path: '/fixture/:pair',
      title: 'Fixture',
      calls: ['/v1/fixture/:pair/overview'],
      page: () =>
        import(
          /* webpackChunkName: "FixtureOverviewPage" */ './pages/FixtureOverviewPage/FixtureOverviewPage'
        ),
    },
    {
      path: '/fixture/:pair/lineups',
      title: 'Fixture: line-ups',
      heading: 'Fixture',
      calls: ['/v1/fixture/:pair/lineups'],
      draws: ['pitch'],
      page: () =>
        import(/* webpackChunkName: "FixtureLineupsPage" */ './pages/FixtureLineupsPage/FixtureLineupsPage'),
    },
    {
      path: '/fixture/:pair/rivals',
      title: 'Fixture: rivals',
      heading: 'Fixture',
      calls: ['/v1/fixture/:pair/rivals'],
      page: () =>
        import(/* webpackChunkName: "FixtureRivalsPage" */ './pages/FixtureRivalsPage/FixtureRivalsPage'),
    },
    {
      path: '/fixture/:pair/comments',
      title: 'Fixture: comments',
      heading: 'Fixture',
      calls: ['/v1/fixture/:pair/comments'],
      page: () =>
        import(
          /* webpackChunkName: "FixtureCommentsPage" */ './pages/FixtureCommentsPage/FixtureCommentsPage'
        ),
    },
    {
      path: '/fixture/:pair/points',
      title: 'Fixture: points',
      heading: 'Fixture',
      calls: ['/v1/fixture/:pair/points'],
      page: () =>
        import(/* webpackChunkName: "FixturePointsPage" */ './pages/FixturePointsPage/FixturePointsPage'),
    },
    {
      path: '/fixture/:pair/bonus',
      title: 'Fixture: bonus',
      heading: 'Fixture',
      calls: ['/v1/fixture/:pair/bonus'],
      page: () =>
        import(/* webpackChunkName: "FixtureBonusPage" */ './pages/FixtureBonusPage/FixtureBonusPage'),
    },
    {
      path: '/fixture/:pair/stats',
      title: 'Fixture: statistics',
      heading: 'Fixture',
      calls: ['/v1/fixture/:pair/stats'],
      page: () =>
        import(/* webpackChunkName: "FixtureStatsPage" */ './pages/FixtureStatsPage/FixtureStatsPage'),
    },
    {
      path: '/season_ticker',
      title: 'Season ticker',
      calls: ['/v1/season_ticker/club', '/v1/gameweeks/season'],
      page: () => import(/* webpackChunkName: "TickerPage" */ './pages/TickerPage/TickerPage'),
    },
    {
      path: '/season_ticker/:kind',
      title: 'Season ticker',
      calls: ['/v1/season_ticker/:kind', '/v1/gameweeks/season'],
      page: () => import(/* webpackChunkName: "TickerPage" */ './pages/TickerPage/TickerPage'),
    },
  ]),
  widgets: {
    FixtureSlider: {
      slot: 'home.fixtures',
      home: { order: 30, height: 170 },
      calls: ['/v1/fixtures'],
      component: () =>
        import(/* webpackChunkName: "FixtureSlider" */ './widgets/FixtureSlider/FixtureSlider'),
    },
  },
  slices: [fixturesQueries.slice],
};
