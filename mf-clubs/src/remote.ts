import type { RemoteModule } from '@touchline/shared/contract';
import { clubsParts } from './state/clubs.parts';

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
  ],
  widgets: {},
  slices: [clubsParts.slice],
};
