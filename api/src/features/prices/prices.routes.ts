import type { PlanStart } from '@touchline/shared/plan';
import { prices } from '@touchline/shared/wire';
import { freshness, type Reading, startReading } from '../../game/handlers/gameServices';
import { rowReader } from '../../game/handlers/rowReader';
import { findOwnResult, readTeamFacts } from '../../game/handlers/teams';
import { readView } from '../../game/handlers/viewGroup';
import { route } from '../../platform/http/route';
import { readStandingStart } from '../plans/readStandingStart';
import { findTeam } from '../../game/reports/teams.queries';
import type { Services } from '../../services';
import { ownValue, priceChanges, priceRecord } from './priceHistory';
import { hasForecast, nextChangeOf, priceListOf } from './priceList';
import { findPriceScore, listPriceChanges } from './priceRecord.queries';

/** Past changes in the list. */
const listedChanges = 50;

/** Whose price changes next, whose changed, and how right the forecasts were. */
export function priceRoutes(services: Services): void {
  const { kit, db } = services;
  route(kit, prices, async ({ account }) => {
    const reading = await startReading(services, account);
    const { season, now } = reading;
    const group = await readView(db, reading);
    const reader = rowReader(reading, group, await findOwnResult(services, reading));
    const isForecast = hasForecast(season);
    const payload = {
      ...priceListOf(season, reader, now),
      changes: priceChanges(season, await listPriceChanges(db, season.id, listedChanges), reader),
      record: isForecast ? priceRecord(await findPriceScore(db, season.id)) : null,
      own_value: ownValue(
        season,
        await readOwnStart(services, reading),
        isForecast ? nextChangeOf(season, now) : null,
      ),
    };
    return { success: true, payload, ...freshness(reading) };
  });
}

/** The own squad with its purchase prices, as a plan starts from it. */
async function readOwnStart(
  services: Services,
  { season, account }: Reading,
): Promise<PlanStart | undefined> {
  const team = account.teamId === null ? undefined : await findTeam(services.db, season.id, account.teamId);
  return team && readStandingStart(services, season, await readTeamFacts(services, season, team));
}
