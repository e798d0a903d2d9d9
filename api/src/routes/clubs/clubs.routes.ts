import { clubsIndex } from '@touchline/shared/wire';
import { notFound } from '../../plugins/problems';
import { route } from '../../plugins/route';
import { standings } from '../../reports/standings';
import type { Services } from '../../services';
import { freshness, gameNow } from '../../state/gameServices';

/** Specification section 7: clubs. */
export function clubRoutes(services: Services): void {
  route(services.kit, clubsIndex, async ({ params: { kind = 'standings' } }) => {
    if (kind !== 'standings') throw notFound();
    const now = await gameNow(services);
    return { success: true, payload: { rows: standings(now.season) }, ...freshness(now) };
  });
}
