import { watchAdd, watchRemove } from '@touchline/shared/wire';
import type { AccountId } from '@touchline/shared/domain';
import { gameNow } from '../../game/handlers/gameServices';
import { readFootballer } from '../../game/handlers/pathIds';
import { addToWatchlist, findPersonal, removeFromWatchlist } from '../../game/handlers/personal.queries';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { accountChannel } from '../stream/streamHub';

/** Specification section 7: the watchlist. Adding twice, or removing a missing one, changes nothing. */
export function watchRoutes(services: Services): void {
  const { kit, db, clock } = services;

  /** The current list; notifies the account's other tabs. */
  async function listed(account: AccountId, season: string) {
    await db.notify(accountChannel, account);
    const { watchlist } = await findPersonal(db, account, season);
    const ids = [...watchlist];
    return { success: true as const, payload: { ids }, state: { watchlist: ids } };
  }

  route(kit, watchAdd, async ({ account, params }) => {
    const { season } = await gameNow(services);
    const { id } = readFootballer(season, params.id);
    await addToWatchlist(db, { account: account.id, season: season.id }, id, clock.now());
    return listed(account.id, season.id);
  });

  route(kit, watchRemove, async ({ account, params }) => {
    const { season } = await gameNow(services);
    const { id } = readFootballer(season, params.id);
    await removeFromWatchlist(db, { account: account.id, season: season.id }, id);
    return listed(account.id, season.id);
  });
}
