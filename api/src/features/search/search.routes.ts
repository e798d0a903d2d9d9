import { searchIndex, searchTeams } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { gameNow } from '../../game/handlers/gameServices';
import { sharedReply } from '../../game/handlers/sharedReply';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { indexOf } from './searchIndex';
import { readSearchTeams } from './searchTeams';

/** The names that the browser searches. */
export function searchRoutes(services: Services): void {
  route(services.kit, searchIndex, async () => sharedReply(await gameNow(services), 'search index', indexOf));

  gameRoute(services, searchTeams, async ({ reading }) => ({
    payload: await readSearchTeams(services, reading),
  }));
}
