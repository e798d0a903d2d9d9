import { seasonTicker } from '@touchline/shared/wire';
import { freshness, gameNow, startReading } from '../../game/handlers/gameServices';
import { sharedReply } from '../../game/handlers/sharedReply';
import { findOwnResult } from '../../game/handlers/teams';
import { notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { clubTicker, footballerTicker } from './ticker';

/** Specification section 7: the season ticker. */
export function tickerRoutes(services: Services): void {
  route(services.kit, seasonTicker, async ({ account, params: { kind = 'club' } }) => {
    if (kind === 'club') return sharedReply(await gameNow(services), 'club ticker', clubTicker);
    const reading = await startReading(services, account);
    const { season, personal } = reading;
    const ticker = async () => {
      if (kind === 'watchlist') return footballerTicker(season, kind, personal.watchlist);
      if (kind !== 'team') throw notFound();
      const own = await findOwnResult(services, reading);
      return footballerTicker(season, kind, own?.squad.map(({ footballer_id }) => footballer_id) ?? []);
    };
    return { success: true, payload: await ticker(), ...freshness(reading) };
  });
}
