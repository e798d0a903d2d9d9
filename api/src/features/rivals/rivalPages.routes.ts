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
import { freshness, type Reading, startReading } from '../../game/handlers/gameServices';
import { readGameweek, readLeagueId } from '../../game/handlers/pathIds';
import { badRequest, notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
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
  const { kit, db } = services;

  route(kit, rivalsGameweek, async ({ account }) => {
    const reading = await startReading(services, account);
    // In the rivals' view all rows of this page are free.
    const view = { ...(await readRivalsView(services, reading, 'rivals')), isLocked: false };
    const gameweek = infoOrNull(reading.season, reading.season.current, reading.now);
    return { success: true, payload: { ...gameweekPage(view), gameweek }, ...freshness(reading) };
  });

  route(kit, rivalsSeason, async ({ account }) => {
    const reading = await startReading(services, account);
    const payload = seasonPage(await readRivalsView(services, reading, 'rivals'));
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, rivalsPoints, async ({ account, params: { x = 'total' } }) => {
    const reading = await startReading(services, account);
    const view = await readRivalsView(services, reading, 'rivals');
    if (x === 'total') {
      const payload = pointsPage(view, await squadsOf(db, view));
      return { success: true, payload, ...freshness(reading) };
    }
    if (x !== 'gameweek' && x !== 'phase') throw notFound();
    const payload = x === 'gameweek' ? gameweekMatrix(view) : phaseMatrix(view);
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, templatesRivalPages, async ({ account, params: { scope, page, id }, query }) => {
    const reading = await startReading(services, account);
    const segment = scope === 'league' ? readLeagueId(id ?? '') : scope;
    if (segment !== 'rivals' && segment !== 'elite' && typeof segment !== 'number') throw notFound();
    const view = await readRivalsView(services, reading, segment);
    const payload = await pageOf(db, view, reading, String(page), query);
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, leaguesClassic, async ({ account, params: { id, sub } }) => {
    const reading = await startReading(services, account);
    const view = await readRivalsView(services, reading, readLeagueId(id));
    const payload = await pageOf(db, view, reading, String(sub));
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, leagueClassic, async ({ account, params }) => {
    const reading = await startReading(services, account);
    const id = readLeagueId(params.id);
    const view = await readRivalsView(services, reading, id);
    const { config, members, my_position } = headOf(view);
    const payload = { id, name: config.label, members, my_position };
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, leagueClassicList, async ({ account, params }) => {
    const reading = await startReading(services, account);
    const view = await readRivalsView(services, reading, readLeagueId(params.id));
    return { success: true, payload: listOf(view, reading), ...freshness(reading) };
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
