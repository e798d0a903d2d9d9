import type { RemoteModule } from '@touchline/shared/contract';
import { userPages } from '@touchline/shared/pages';
import { planMutations, planQueries } from './state/plan.queries';
import { teamQueries } from './state/team.queries';
import { timelineQueries } from './state/timeline.queries';
import { olderSaga } from './state/timeline.saga';
import { olderReducer } from './state/timeline.slice';

const planPage = () => import(/* webpackChunkName: "PlanPage" */ './pages/PlanPage/PlanPage');
const timelinePage = () => import(/* webpackChunkName: "TimelinePage" */ './pages/TimelinePage/TimelinePage');

/** Everything this remote exposes. The build reads it too: `release.json` has the same routes and widgets. */
export const remote: RemoteModule = {
  contract: '^5.4',
  designSystem: '^4.5',
  prefixes: ['/team', '/timeline'],
  title: 'My team',
  places: [
    { to: '/team', label: 'My Team', icon: 'Kit', bar: 'main', order: 10 },
    { to: '/timeline', label: 'Timeline', icon: 'Timeline', group: 'account', order: 170 },
  ],
  routes: userPages([
    {
      path: '/team',
      title: 'My team',
      calls: ['/v1/team/overview', '/v1/team/main'],
      draws: ['pitch'],
      later: [{ chunk: 'SquadTables', media: '(min-width: 900px)' }],
      page: () => import(/* webpackChunkName: "TeamPage" */ './pages/TeamPage/TeamPage'),
    },
    {
      path: '/team/next',
      title: 'Next gameweek',
      calls: ['/v1/team/overview', '/v1/team/next'],
      draws: ['pitch'],
      later: [{ chunk: 'SquadTables', media: '(min-width: 900px)' }],
      page: () => import(/* webpackChunkName: "NextPage" */ './pages/NextPage/NextPage'),
    },
    {
      path: '/team/live',
      title: 'Match day',
      calls: ['/v1/team/overview', '/v1/live/rank'],
      page: () => import(/* webpackChunkName: "LivePage" */ './pages/LivePage/LivePage'),
    },
    {
      path: '/team/plan',
      title: 'Plan',
      calls: ['/v1/team/overview', '/v1/planner/start', '/v1/plans'],
      page: planPage,
    },
    {
      path: '/team/plan/:draft',
      title: 'Plan',
      calls: ['/v1/team/overview', '/v1/planner/start', '/v1/plans'],
      page: planPage,
    },
    {
      path: '/team/lineups',
      title: 'Lineups',
      calls: ['/v1/team/overview', '/v1/team/lineups'],
      page: () => import(/* webpackChunkName: "LineupsPage" */ './pages/LineupsPage/LineupsPage'),
    },
    {
      path: '/team/points',
      title: 'Points',
      calls: ['/v1/team/overview', '/v1/team/points', '/v1/team/gameweeks'],
      later: [{ chunk: 'Charts', media: 'all' }],
      page: () => import(/* webpackChunkName: "PointsPage" */ './pages/PointsPage/PointsPage'),
    },
    {
      path: '/team/review',
      title: 'Review',
      calls: ['/v1/team/overview', '/v1/team/review'],
      page: () => import(/* webpackChunkName: "ReviewPage" */ './pages/ReviewPage/ReviewPage'),
    },
    {
      path: '/timeline',
      title: 'Timeline',
      calls: ['/v1/timeline/list'],
      page: timelinePage,
    },
    {
      path: '/timeline/:x',
      title: 'Timeline',
      calls: ['/v1/timeline/list?filter=:x'],
      page: timelinePage,
    },
  ]),
  widgets: {
    TeamWidget: {
      slot: 'home.team',
      home: { order: 10, column: 'left', height: 800 },
      calls: ['/v1/team/overview', '/v1/team/main', '/v1/live/rank'],
      component: () => import(/* webpackChunkName: "TeamWidget" */ './widgets/TeamWidget/TeamWidget'),
    },
    SquadOfTeam: {
      slot: 'team_popup.squad',
      component: () => import(/* webpackChunkName: "SquadOfTeam" */ './widgets/SquadOfTeam/SquadOfTeam'),
    },
  },
  slices: [
    teamQueries.slice,
    planQueries.slice,
    planMutations.slice,
    timelineQueries.slice,
    { key: 'olderTimeline', reducer: olderReducer, saga: olderSaga },
  ],
};
