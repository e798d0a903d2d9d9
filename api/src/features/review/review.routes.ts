import { teamReview } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { listSquadsOf } from '../../game/reports/teams.queries';
import type { Services } from '../../services';
import { listExpectations } from './expectations.queries';
import { reviewOf } from './review';

/** The decisions of the own team, looked back at. */
export function reviewRoutes(services: Services): void {
  gameRoute(services, teamReview, async ({ account, season, own }) => {
    const { team, history } = await own();
    const squads = await listSquadsOf(services.db, season.id, team.id);
    const owned = squads.flatMap(({ footballers }) => footballers);
    const expected = await listExpectations(services.db, season.id, owned);
    return { payload: reviewOf({ season, history, squads, expected }, { pass: account.pass }) };
  });
}
