import { expectedPointsChoose, projections, type Projections } from '@touchline/shared/wire';
import { gameNow } from '../../game/handlers/gameServices';
import { sharedReply } from '../../game/handlers/sharedReply';
import { saveExpectedKind } from '../../game/handlers/personal.queries';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { projectionsFor } from './projectionRows';

/** Our own expected points: one shared reply for pass holders, and one for others. */
export function projectionRoutes(services: Services): void {
  route(services.kit, projections, async ({ account: { pass } }) => {
    const game = await gameNow(services);
    const name = `projections ${pass ? 'pass' : 'free'}`;
    const payload: Projections = await game.season.once(name, () => projectionsFor(game.season, { pass }));
    return sharedReply(game, name, () => payload);
  });

  route(services.kit, expectedPointsChoose, async ({ account, body: { kind } }) => {
    await saveExpectedKind(services.db, account.id, kind);
    return { payload: { expected_points: kind }, state: { expected_points: kind } };
  });
}
