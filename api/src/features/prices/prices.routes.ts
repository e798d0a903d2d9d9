import type { PlanStart } from '@touchline/shared/plan';
import { prices } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { readRowReader } from '../../game/handlers/rowReader';
import type { Reading } from '../../game/handlers/gameServices';
import { readTeamFacts } from '../../game/handlers/teams';
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
  const { db } = services;
  gameRoute(services, prices, async ({ season, now, reading }) => {
    const reader = await readRowReader(services, reading);
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
    return { payload };
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
