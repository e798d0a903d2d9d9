import { rivalsChances } from '@touchline/shared/wire';
import { freshness, type Reading, startReading } from '../../game/handlers/gameServices';
import { readLeagueId } from '../../game/handlers/pathIds';
import { viewOf, type ViewId } from '../../game/handlers/viewGroup';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { readRivalsView } from '../rivals/rivalsView';
import { chancesPage } from './chances';

/** Chances to beat the teams of a view. */
export function chanceRoutes(services: Services): void {
  route(services.kit, rivalsChances, async ({ account, params: { scope, id } }) => {
    const reading = await startReading(services, account);
    const segment = segmentOf(reading, String(scope), id);
    const view = await readRivalsView(services, reading, segment);
    const gameweek = infoOrNull(reading.season, reading.season.current, reading.now);
    return { success: true, payload: { ...(await chancesPage(view)), gameweek }, ...freshness(reading) };
  });
}

/** @throws 404 for a scope that does not exist */
function segmentOf(reading: Reading, scope: string, id: string | number | undefined): ViewId {
  if (scope === 'stored') return storedView(reading);
  if (scope === 'league') return readLeagueId(id ?? '');
  if (scope === 'rivals' || scope === 'elite') return scope;
  throw notFound();
}

/** The elite is for pass holders: others read their rivals. */
function storedView(reading: Reading): ViewId {
  const view = viewOf(reading);
  return view === 'elite' && !reading.account.pass ? 'rivals' : view;
}
