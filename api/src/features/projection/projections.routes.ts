import { expectedPointsChoose, projections } from '@touchline/shared/wire';
import { gameNow } from '../../game/handlers/gameServices';
import { sharedReply } from '../../game/handlers/sharedReply';
import { saveExpectedKind } from '../../game/handlers/personal.queries';
import { perSeason } from '../../game/season/perSeason';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { projectionsFor } from './projectionRows';

const passProjections = perSeason((season) => projectionsFor(season, { pass: true }));
const freeProjections = perSeason((season) => projectionsFor(season, { pass: false }));

/** Our own expected points: one shared reply for pass holders, and one for others. */
export function projectionRoutes(services: Services): void {
  route(services.kit, projections, async ({ account: { pass } }) => {
    const game = await gameNow(services);
    const name = `projections ${pass ? 'pass' : 'free'}`;
    const payload = await (pass ? passProjections : freeProjections)(game.season);
    return sharedReply(game, name, () => payload);
  });

  route(services.kit, expectedPointsChoose, async ({ account, body: { kind } }) => {
    await saveExpectedKind(services.db, account.id, kind);
    return { payload: { expected_points: kind }, state: { expected_points: kind } };
  });
}
