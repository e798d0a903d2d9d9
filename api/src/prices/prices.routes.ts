import { prices } from '@touchline/shared/wire';
import { freshness, startReading } from '../game/gameServices';
import { rowReader } from '../game/rowReader';
import { findOwnResult } from '../game/teams';
import { readView } from '../game/viewGroup';
import { route } from '../http/route';
import type { Services } from '../services';
import { priceListOf } from './priceList';

/** Whose price changes next. */
export function priceRoutes(services: Services): void {
  route(services.kit, prices, async ({ account }) => {
    const reading = await startReading(services, account);
    const group = await readView(services.db, reading);
    const reader = rowReader(reading, group, await findOwnResult(services, reading));
    return {
      success: true,
      payload: priceListOf(reading.season, reader, reading.now),
      ...freshness(reading),
    };
  });
}
