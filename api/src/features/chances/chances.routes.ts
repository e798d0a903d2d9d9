import { rivalsChances } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import type { Reading } from '../../game/handlers/gameServices';
import { readLeagueId } from '../../game/handlers/pathIds';
import { viewOf, type ViewId } from '../../game/handlers/viewGroup';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { notFound } from '../../platform/http/problems';
import type { Services } from '../../services';
import { readRivalsView } from '../rivals/rivalsView';
import { chancesPage } from './chances';

/** Chances to beat the teams of a view. */
export function chanceRoutes(services: Services): void {
  gameRoute(services, rivalsChances, async ({ season, now, reading, params: { scope, id } }) => {
    const segment = segmentOf(reading, String(scope), id);
    const view = await readRivalsView(services, reading, segment);
    const gameweek = infoOrNull(season, season.current, now);
    return { payload: { ...(await chancesPage(view)), gameweek } };
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
