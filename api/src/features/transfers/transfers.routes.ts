import { transfersList } from '@touchline/shared/wire';
import { freshness, startReading } from '../../game/handlers/gameServices';
import { rowReader } from '../../game/handlers/rowReader';
import { findOwnResult } from '../../game/handlers/teams';
import { readView } from '../../game/handlers/viewGroup';
import { notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { transferKinds } from '../../game/reports/transferOrder';
import { transfersListOf } from './transfersList';

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
