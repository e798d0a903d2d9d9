import {
  asFootballerId,
  badges,
  defaultEliteTier,
  type EliteTier,
  eliteTiers,
  positionNames,
  positions,
  type Position,
} from '@touchline/shared/domain';
import {
  footballersCompare,
  footballersIndex,
  footballersSuggested,
  footballersTopTeams,
  footballersTopTransfers,
  footballerViews,
} from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { readRowReader } from '../../game/handlers/rowReader';
import type { Footballer } from '../../game/fpl/gameData';
import type { GameServices } from '../../game/handlers/gameServices';
import { badRequest, notFound } from '../../platform/http/problems';
import { eliteLeague } from '../../game/season/eliteLeague';
import { projectionOf } from '../projection/projection';
import { projectedParts } from '../projection/projectionRows';
import { listLock } from '../../game/reports/footballerOrder';
import { footballerRow } from '../../game/reports/footballerRows';
import { findLeague, listLeagueMembers, listSquadsIn } from '../../game/reports/teams.queries';
import { instantOf } from '../../game/season/instant';
import type { Season } from '../../game/season/season';
import type { Services } from '../../services';
import { cardReader } from '../projection/readerExpected';
import { comparedFootballer } from './comparedFootballers';
import { type EliteSample, topTeams, topTransfers } from './elite';
import { footballerPage, isOurs } from './footballerList';
import { suggestedByBadge, suggestedByPosition } from './suggestedFootballers';

/** Specification section 7: footballers. */
export function footballerRoutes(services: Services): void {
  gameRoute(services, footballersIndex, async ({ season, reading, params, query }) => {
    const view = footballerViews.find((one) => one === params.kind);
    if (view === undefined) throw notFound();
    const reader = await readRowReader(services, reading);
    const projection = isOurs(view, query) ? await projectionOf(season) : undefined;
    const { footballers, paging } = footballerPage(season, reader, view, query);
    const payload = {
      view: view,
      gameweek_id: season.current?.id ?? null,
      rows: footballers.map((footballer) => {
        const lock = listLock(season, reader, view, footballer);
        const row = footballerRow(season, reader, footballer, view, lock);
        return projection === undefined || lock.gated
          ? row
          : { ...row, ...projectedParts(projection, footballer) };
      }),
      paging,
      ...(projection === undefined ? {} : { projected: [...projection.gameweeks] }),
    };
    return { payload };
  });

  gameRoute(services, footballersSuggested, async ({ season, reading, params: { x = 'all' } }) => {
    const wanted = positions.filter((position) => x === 'all' || position === x);
    if (wanted.length === 0) throw notFound();
    const context = {
      season,
      reader: await cardReader(reading),
      gameweek: season.current?.id,
    };
    const payload = {
      positions: wanted.map((position: Position) => ({
        key: position,
        label: positionNames[position],
        footballers: suggestedByPosition(context, position),
      })),
      categories:
        x === 'all'
          ? badges
              .map(({ key, label }) => ({ key, label, footballers: suggestedByBadge(context, key) }))
              .filter(({ footballers }) => footballers.length > 0)
          : [],
    };
    return { payload };
  });

  gameRoute(services, footballersCompare, async ({ account, season, reading, query: { ids } }) => {
    const footballers = readCompared(season, ids);
    const reader = await readRowReader(services, reading);
    const projection = await projectionOf(season);
    const context = { reader, projection, account_id: account.id };
    const payload = {
      gameweeks: [...projection.gameweeks],
      footballers: footballers.map((footballer) => comparedFootballer(season, footballer, context)),
    };
    return { payload };
  });

  gameRoute(services, footballersTopTeams, async ({ season, reading, params }) => {
    const tier = readTier(params.n);
    const reader = await readRowReader(services, reading);
    return { payload: topTeams(season, reader, await readElite(services, season, tier)) };
  });

  gameRoute(services, footballersTopTransfers, async ({ season, reading, params }) => {
    const tier = readTier(params.n);
    const reader = await readRowReader(services, reading);
    return { payload: topTransfers(season, reader, await readElite(services, season, tier)) };
  });
}

/** Maximum number of compared footballers. */
const mostCompared = 4;

/** @throws 400 for an invalid list or too many; 404 for a footballer outside the game */
function readCompared(season: Season, written = ''): Footballer[] {
  const ids = [...new Set(written.split(',').map((one) => one.trim()))].filter((one) => one !== '');
  if (ids.length > mostCompared) throw badRequest(`Compare up to ${mostCompared} players.`);
  return ids.map((id) => {
    if (!/^[1-9]\d{0,8}$/.test(id)) throw badRequest('ids: numbers of players, separated by commas.');
    const footballer = season.footballer(asFootballerId(Number(id)));
    if (footballer === undefined) throw notFound(`There is no player ${id}.`);
    return footballer;
  });
}

/** @throws 404 for an unknown tier */
function readTier(written: number | string = defaultEliteTier): EliteTier {
  const tier = eliteTiers.find((one) => String(one) === String(written));
  if (tier === undefined) throw notFound();
  return tier;
}

async function readElite({ db }: GameServices, season: Season, tier: EliteTier): Promise<EliteSample> {
  const league = await findLeague(db, season.id, eliteLeague);
  const leaders = await listLeagueMembers(db, season.id, eliteLeague);
  const ids = leaders.slice(0, tier).map(({ team_id }) => team_id);
  const current = season.current?.id;
  return {
    tier,
    sampled_at: league === undefined ? null : instantOf(league.fetched_at),
    squads: current === undefined ? [] : await listSquadsIn(db, season.id, current, ids),
    before: current === undefined ? [] : await listSquadsIn(db, season.id, current - 1, ids),
  };
}
