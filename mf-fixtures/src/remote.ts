import type { RemoteModule } from '@touchline/shared/contract';
import { fixturesQueries } from './state/fixtures.queries';

/** All that the outside sees of this remote. Paths, headings and chunk names stand in `remote.json` too. */
export const remote: RemoteModule = {
  contract: '^4.1.0',
  routes: [
    {
      path: '/fixtures/:gameweek',
      title: 'Fixtures',
      access: 'user',
      page: () => import(/* webpackChunkName: "GameweekPage" */ './pages/GameweekPage/GameweekPage'),
    },
    {
      path: '/fixtures/:gameweek/events',
      title: 'Fixtures: events',
      access: 'user',
      page: () => import(/* webpackChunkName: "EventsPage" */ './pages/EventsPage/EventsPage'),
    },
    {
      path: '/fixtures/:gameweek/footballers',
      title: 'Fixtures: footballers',
      access: 'user',
      page: () => import(/* webpackChunkName: "FootballersPage" */ './pages/FootballersPage/FootballersPage'),
    },
    {
      path: '/fixtures/:gameweek/points',
      title: 'Fixtures: points',
      access: 'user',
      page: () => import(/* webpackChunkName: "PointsPage" */ './pages/PointsPage/PointsPage'),
    },
    {
      path: '/fixtures/:gameweek/streaming',
      title: 'Fixtures: streaming',
      access: 'user',
      page: () => import(/* webpackChunkName: "StreamingPage" */ './pages/StreamingPage/StreamingPage'),
    },
    {
      path: '/fixture/:pair',
      title: 'Fixture',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FixtureOverviewPage" */ './pages/FixtureOverviewPage/FixtureOverviewPage'
        ),
    },
    {
      path: '/fixture/:pair/lineups',
      title: 'Fixture: line-ups',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "FixtureLineupsPage" */ './pages/FixtureLineupsPage/FixtureLineupsPage'),
    },
    {
      path: '/fixture/:pair/rivals',
      title: 'Fixture: rivals',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "FixtureRivalsPage" */ './pages/FixtureRivalsPage/FixtureRivalsPage'),
    },
    {
      path: '/fixture/:pair/comments',
      title: 'Fixture: comments',
      access: 'user',
      page: () =>
        import(
          /* webpackChunkName: "FixtureCommentsPage" */ './pages/FixtureCommentsPage/FixtureCommentsPage'
        ),
    },
    {
      path: '/fixture/:pair/points',
      title: 'Fixture: points',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "FixturePointsPage" */ './pages/FixturePointsPage/FixturePointsPage'),
    },
    {
      path: '/fixture/:pair/bonus',
      title: 'Fixture: bonus',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "FixtureBonusPage" */ './pages/FixtureBonusPage/FixtureBonusPage'),
    },
    {
      path: '/fixture/:pair/stats',
      title: 'Fixture: statistics',
      access: 'user',
      page: () =>
        import(/* webpackChunkName: "FixtureStatsPage" */ './pages/FixtureStatsPage/FixtureStatsPage'),
    },
    {
      path: '/season_ticker',
      title: 'Season ticker',
      access: 'user',
      page: () => import(/* webpackChunkName: "TickerPage" */ './pages/TickerPage/TickerPage'),
    },
    {
      path: '/season_ticker/:kind',
      title: 'Season ticker',
      access: 'user',
      page: () => import(/* webpackChunkName: "TickerPage" */ './pages/TickerPage/TickerPage'),
    },
  ],
  widgets: {
    FixtureSlider: () =>
      import(/* webpackChunkName: "FixtureSlider" */ './widgets/FixtureSlider/FixtureSlider'),
  },
  slices: [fixturesQueries.slice],
};
