import { readChanceOfFirst } from './features/chances/chanceOfFirst';
import { chanceRoutes } from './features/chances/chances.routes';
import { clubPageRoutes } from './features/clubs/clubPage.routes';
import { clubRoutes } from './features/clubs/clubs.routes';
import { dashboardRoutes } from './features/dashboard/dashboard.routes';
import { fixturePageRoutes } from './features/fixtures/fixturePage.routes';
import { fixtureRoutes } from './features/fixtures/fixtures.routes';
import { footballerPageRoutes } from './features/footballers/footballerPage.routes';
import { footballerRoutes } from './features/footballers/footballers.routes';
import { gameweekRoutes } from './features/gameweeks/gameweeks.routes';
import { h2hRoutes } from './features/h2h/h2h.routes';
import { leagueRoutes } from './features/leagues/leagues.routes';
import { liveRoutes } from './features/live/live.routes';
import { onboardingRoutes } from './features/onboarding/onboarding.routes';
import { openRoutes } from './features/open/open.routes';
import { planRoutes } from './features/plans/plans.routes';
import { priceRoutes } from './features/prices/prices.routes';
import { projectionRoutes } from './features/projection/projections.routes';
import { reviewRoutes } from './features/review/review.routes';
import { rivalPageRoutes } from './features/rivals/rivalPages.routes';
import { rivalRoutes } from './features/rivals/rivals.routes';
import { searchRoutes } from './features/search/search.routes';
import type { Services } from './services';
import { shareRoutes } from './features/share/share.routes';
import { teamRoutes } from './features/team/team.routes';
import { templateRoutes } from './features/templates/templates.routes';
import { tickerRoutes } from './features/ticker/ticker.routes';
import { timelineRoutes } from './features/timeline/timeline.routes';
import { transferRoutes } from './features/transfers/transfers.routes';
import { watchRoutes } from './features/watch/watch.routes';

const modules = [
  onboardingRoutes,
  teamRoutes,
  reviewRoutes,
  (services: Services) => shareRoutes(services, readChanceOfFirst),
  openRoutes,
  planRoutes,
  rivalRoutes,
  rivalPageRoutes,
  chanceRoutes,
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
  searchRoutes,
];

/** Every call about the game. */
export function gameRoutes(services: Services): void {
  for (const register of modules) register(services);
}
