import type { RemoteModule } from '@touchline/shared/contract';
import { fixturesParts } from './state/fixtures.parts';

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
      path: '/season_ticker',
      title: 'Season ticker',
      access: 'user',
      page: () => import(/* webpackChunkName: "TickerPage" */ './pages/TickerPage/TickerPage'),
    },
  ],
  widgets: {
    FixtureSlider: () =>
      import(/* webpackChunkName: "FixtureSlider" */ './widgets/FixtureSlider/FixtureSlider'),
  },
  slices: [fixturesParts.slice],
};
