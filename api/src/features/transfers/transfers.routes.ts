import { transfersList } from '@touchline/shared/wire';
import { notFound } from '../../platform/http/problems';
import type { Services } from '../../services';
import { gameRoute } from '../../game/handlers/gameRoute';
import { readRowReader } from '../../game/handlers/rowReader';
import { transferKinds } from '../../game/reports/transferOrder';
import { transfersListOf } from './transfersList';

/** Specification section 7: the transfers report. */
export function transferRoutes(services: Services): void {
  gameRoute(services, transfersList, async ({ season, reading, params, query }) => {
    const kind = transferKinds.find((one) => one === (params.kind ?? 'nett'));
    if (kind === undefined) throw notFound();
    const reader = await readRowReader(services, reading);
    return { payload: transfersListOf(season, reader, kind, query) };
  });
}
