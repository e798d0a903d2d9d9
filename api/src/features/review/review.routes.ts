import { teamReview } from '@touchline/shared/wire';
import { freshness, startReading } from '../../game/handlers/gameServices';
import { readOwnFacts } from '../../game/handlers/teams';
import { listSquadsOf } from '../../game/reports/teams.queries';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { listExpectations } from './expectations.queries';
import { reviewOf } from './review';

/** The decisions of the own team, looked back at. */
export function reviewRoutes(services: Services): void {
  route(services.kit, teamReview, async ({ account }) => {
    const reading = await startReading(services, account);
    const { season } = reading;
    const { team, history } = await readOwnFacts(services, season, account.teamId);
    const squads = await listSquadsOf(services.db, season.id, team.id);
    const owned = squads.flatMap(({ footballers }) => footballers);
    const expected = await listExpectations(services.db, season.id, owned);
    const payload = reviewOf({ season, history, squads, expected }, { pass: account.pass });
    return { success: true, payload, ...freshness(reading) };
  });
}
