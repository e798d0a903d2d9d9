import { clubPageRoutes } from './clubs/clubPage.routes';
import { clubRoutes } from './clubs/clubs.routes';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { fixturePageRoutes } from './fixtures/fixturePage.routes';
import { fixtureRoutes } from './fixtures/fixtures.routes';
import { footballerPageRoutes } from './footballers/footballerPage.routes';
import { footballerRoutes } from './footballers/footballers.routes';
import { gameweekRoutes } from './gameweeks/gameweeks.routes';
import { h2hRoutes } from './h2h/h2h.routes';
import { leagueRoutes } from './leagues/leagues.routes';
import { liveRoutes } from './live/live.routes';
import { onboardingRoutes } from './onboarding/onboarding.routes';
import { planRoutes } from './plans/plans.routes';
import { priceRoutes } from './prices/prices.routes';
import { projectionRoutes } from './projection/projections.routes';
import { rivalPageRoutes } from './rivals/rivalPages.routes';
import { rivalRoutes } from './rivals/rivals.routes';
import type { Services } from './services';
import { shareRoutes } from './share/share.routes';
import { teamRoutes } from './team/team.routes';
import { templateRoutes } from './templates/templates.routes';
import { tickerRoutes } from './ticker/ticker.routes';
import { timelineRoutes } from './timeline/timeline.routes';
import { transferRoutes } from './transfers/transfers.routes';
import { watchRoutes } from './watch/watch.routes';

const modules = [
  onboardingRoutes,
  teamRoutes,
  shareRoutes,
  planRoutes,
  rivalRoutes,
  rivalPageRoutes,
  leagueRoutes,
  h2hRoutes,
  liveRoutes,
  fixtureRoutes,
  fixturePageRoutes,
  gameweekRoutes,
  footballerRoutes,
  footballerPageRoutes,
  clubRoutes,
  clubPageRoutes,
  dashboardRoutes,
  watchRoutes,
  transferRoutes,
  templateRoutes,
  tickerRoutes,
  projectionRoutes,
  priceRoutes,
  timelineRoutes,
];

/** Every call about the game. */
export function gameRoutes(services: Services): void {
  for (const register of modules) register(services);
}
