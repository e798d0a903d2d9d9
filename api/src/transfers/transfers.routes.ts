import { transfersList } from '@touchline/shared/wire';
import { notFound } from '../http/problems';
import { route } from '../http/route';
import { transferKinds, transfersListOf } from './transfersList';
import type { Services } from '../services';
import { freshness, startReading } from '../game/gameServices';
import { readView } from '../game/viewGroup';
import { rowReader } from '../game/rowReader';
import { findOwnResult } from '../game/teams';

/** Specification section 7: the transfers report. */
export function transferRoutes(services: Services): void {
  route(services.kit, transfersList, async ({ account, params, query }) => {
    const kind = transferKinds.find((one) => one === (params.kind ?? 'nett'));
    if (kind === undefined) throw notFound();
    const reading = await startReading(services, account);
    const group = await readView(services.db, reading);
    const reader = rowReader(reading, group, await findOwnResult(services, reading));
    const payload = transfersListOf(reading.season, reader, kind, query);
    return { success: true, payload, ...freshness(reading) };
  });
}
