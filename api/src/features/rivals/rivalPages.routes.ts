import { isReportSort, limitsFor } from '@touchline/shared/domain';
import {
  leagueClassic,
  leagueClassicList,
  leaguesClassic,
  type RivalsList,
  rivalsGameweek,
  rivalsPoints,
  rivalsSeason,
  templatesRivalPages,
} from '@touchline/shared/wire';
import type { Static } from 'typebox';
import type { RivalPage } from '@touchline/shared/wire';
import type { Db } from '../../platform/db/db';
import { gameRoute } from '../../game/handlers/gameRoute';
import type { Reading } from '../../game/handlers/gameServices';
import { readGameweek, readLeagueId } from '../../game/handlers/pathIds';
import { badRequest, notFound } from '../../platform/http/problems';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { listAllSquads, listTransfers } from '../../game/reports/teams.queries';
import type { Services } from '../../services';
import {
  chipsPage,
  gameweekMatrix,
  gameweekPage,
  headOf,
  phaseMatrix,
  pointsPage,
  reportPage,
  type RivalsView,
  seasonPage,
  transfersPage,
} from './rivalPages';
import { rivalRows } from './rivalRows';
import type { ViewId } from '../../game/handlers/viewGroup';
import { readRivalsView } from './rivalsView';

type Page = Static<typeof RivalPage>;

/** Query parameters of the pages. */
interface PageQuery {
  readonly gw?: string;
  readonly order_by?: string;
}

const idsOf = ({ teams }: RivalsView) => teams.map(({ id }) => id);
const squadsOf = (db: Db, view: RivalsView) => listAllSquads(db, view.season.id, idsOf(view));
const transfersOf = (db: Db, view: RivalsView, gameweek: number | undefined) =>
  gameweek === undefined ? Promise.resolve([]) : listTransfers(db, view.season.id, idsOf(view), gameweek);

/** The pages of a view, by the last segment of their path. */
function pagesOf(
  db: Db,
): Record<string, (view: RivalsView, reading: Reading, query: PageQuery) => Promise<Page>> {
  return {
    gameweek: async (view, reading) => ({
      ...gameweekPage(view),
      gameweek: infoOrNull(reading.season, reading.season.current, reading.now),
    }),
    season: async (view) => seasonPage(view),
    points: async (view) => pointsPage(view, await squadsOf(db, view)),
    points_gameweek: async (view) => gameweekMatrix(view),
    points_phase: async (view) => phaseMatrix(view),
    chips: async (view) => chipsPage(view, await squadsOf(db, view)),
    report: async (view, reading, { order_by = 'overall' }) => {
      if (!isReportSort(order_by)) throw badRequest('Report sort must be one of overall, lineup, c, vc, in.');
      return {
        ...reportPage(view, await transfersOf(db, view, view.season.current?.id), order_by),
        gameweek: infoOrNull(reading.season, reading.season.current, reading.now),
      };
    },
    transfers: async (view, { season }, { gw }) => {
      const gameweek = gw === undefined ? season.current : readGameweek(season, gw);
      return transfersPage(view, await transfersOf(db, view, gameweek?.id), gameweek?.id);
    },
  };
}

async function pageOf(
  db: Db,
  view: RivalsView,
  reading: Reading,
  page: string,
  query: PageQuery = {},
): Promise<Page> {
  const pages = pagesOf(db);
  const make = Object.hasOwn(pages, page) ? pages[page] : undefined;
  if (make === undefined) throw notFound();
  return make(view, reading, query);
}

/** Specification section 7: the pages of rivals, elite and leagues (page definitions 2.2). */
export function rivalPageRoutes(services: Services): void {
  const { db } = services;

  gameRoute(services, rivalsGameweek, async ({ season, now, reading }) => {
    // In the rivals' view all rows of this page are free.
    const view = { ...(await readRivalsView(services, reading, 'rivals')), isLocked: false };
    const gameweek = infoOrNull(season, season.current, now);
    return { payload: { ...gameweekPage(view), gameweek } };
  });

  gameRoute(services, rivalsSeason, async ({ reading }) => ({
    payload: seasonPage(await readRivalsView(services, reading, 'rivals')),
  }));

  gameRoute(services, rivalsPoints, async ({ reading, params: { x = 'total' } }) => {
    const view = await readRivalsView(services, reading, 'rivals');
    if (x === 'total') {
      return { payload: pointsPage(view, await squadsOf(db, view)) };
    }
    if (x !== 'gameweek' && x !== 'phase') throw notFound();
    return { payload: x === 'gameweek' ? gameweekMatrix(view) : phaseMatrix(view) };
  });

  gameRoute(services, templatesRivalPages, async ({ reading, params: { scope, page, id }, query }) => {
    const view = await readRivalsView(services, reading, viewIn(scope, id));
    return { payload: await pageOf(db, view, reading, String(page), query) };
  });

  gameRoute(services, leaguesClassic, async ({ reading, params: { id, sub } }) => {
    const view = await readRivalsView(services, reading, readLeagueId(id));
    return { payload: await pageOf(db, view, reading, String(sub)) };
  });

  gameRoute(services, leagueClassic, async ({ reading, params }) => {
    const id = readLeagueId(params.id);
    const view = await readRivalsView(services, reading, id);
    const { config, members, my_position } = headOf(view);
    return { payload: { id, name: config.label, members, my_position } };
  });

  gameRoute(services, leagueClassicList, async ({ reading, params }) => {
    const view = await readRivalsView(services, reading, readLeagueId(params.id));
    return { payload: listOf(view, reading) };
  });
}

function listOf(view: RivalsView, { season, now, personal, account }: Reading): RivalsList {
  const rows = rivalRows(season, view.teams, view);
  return {
    ...headOf(view),
    gameweek: infoOrNull(season, season.current, now),
    limit: { used: personal.rivals.length, max: limitsFor(account.pass).rivals },
    rows,
  };
}

/** @throws 404 for a scope that does not exist */
function viewIn(scope: number | string, id: number | string | undefined): ViewId {
  if (scope === 'league') return readLeagueId(id ?? '');
  if (scope === 'rivals' || scope === 'elite') return scope;
  throw notFound();
}
