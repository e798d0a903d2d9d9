import {
  footballerDefault,
  footballerDetails,
  footballerFixtures,
  footballerGameweeks,
  footballerNews,
  footballerPoints,
  footballerPredictions,
  footballerRivals,
  footballerSeasons,
  footballerStats,
  footballerTransfers,
} from '@touchline/shared/wire';
import { freshness, type GameReader, startReading } from '../../game/handlers/gameServices';
import { readFootballer } from '../../game/handlers/pathIds';
import { rowReader } from '../../game/handlers/rowReader';
import { findFootballerRecord } from '../../game/handlers/sourceDocuments';
import { findOwnResult, readNames } from '../../game/handlers/teams';
import { isOpenView, parseView, readView } from '../../game/handlers/viewGroup';
import { notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import { footballerProjection } from '../projection/projectionRows';
import { listAllSquads, listSquadsOf } from '../../game/reports/teams.queries';
import { readRivalsView } from '../rivals/rivalsView';
import type { Services } from '../../services';
import { cardReader } from '../projection/readerExpected';
import { currentOwners, footballerRivalsOf, ownersOf } from './footballerOwners';
import {
  type FootballerContext,
  footballerDefaultOf,
  footballerDetailsOf,
  footballerFixturesOf,
  footballerGameweeksOf,
  footballerHead,
  footballerNewsOf,
  footballerPointsOf,
  footballerPredictionsOf,
  footballerSeasonsOf,
  footballerStatsOf,
  footballerTransfersOf,
} from './footballerPage';

/** Specification section 7: one footballer and the pages about them. */
export function footballerPageRoutes(services: Services): void {
  const { kit, db } = services;

  route(kit, footballerDefault, async ({ account, params }) => {
    const { context, head, group, fresh } = await readFootballerPage(account, params.id);
    const { season, footballer } = context;
    const parts = { head, ...footballerDefaultOf(context), config: group.config };
    if (!isOpenView(group, account))
      return { payload: { ...parts, owners: [], owners_locked: true as const }, ...fresh };
    const names = await readNames(services, season, group.team_ids);
    const owners = ownersOf(season, footballer, group.squads, names);
    return { payload: { ...parts, owners }, ...fresh };
  });

  route(kit, footballerDetails, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    return { payload: { head, ...footballerDetailsOf(context) }, ...fresh };
  });

  route(kit, footballerFixtures, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    return { payload: { head, fixtures: footballerFixturesOf(context) }, ...fresh };
  });

  route(kit, footballerGameweeks, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    const rows = footballerGameweeksOf(context, await recordOf(context));
    return { payload: { head, rows }, ...fresh };
  });

  route(kit, footballerNews, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    return { payload: { head, items: footballerNewsOf(context) }, ...fresh };
  });

  route(kit, footballerPoints, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    const { teamId } = account;
    const squads = teamId === null ? [] : await listSquadsOf(db, context.season.id, teamId);
    return { payload: { head, ...footballerPointsOf(context, squads) }, ...fresh };
  });

  route(kit, footballerPredictions, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    const ours = account.pass ? await footballerProjection(context.season, params.id) : undefined;
    const predictions = { ...footballerPredictionsOf(context), ...(ours === undefined ? {} : { ours }) };
    return { payload: { head, ...predictions }, ...fresh };
  });

  route(kit, footballerRivals, async ({ account, params }) => {
    const segment = parseView(String(params.x));
    if (segment === undefined) throw notFound(`There is no view ${params.x}.`);
    const { context, reading, head, fresh } = await readFootballerPage(account, params.id);
    const { season, footballer } = context;
    const view = await readRivalsView(services, reading, segment);
    const owners = currentOwners(view, footballer).map(({ id }) => id);
    const squads = await listAllSquads(db, season.id, owners);
    return { payload: { head, ...footballerRivalsOf(view, footballer, squads) }, ...fresh };
  });

  route(kit, footballerSeasons, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    return { payload: { head, ...footballerSeasonsOf(context, await recordOf(context)) }, ...fresh };
  });

  route(kit, footballerStats, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    return { payload: { head, ...footballerStatsOf(context) }, ...fresh };
  });

  route(kit, footballerTransfers, async ({ account, params }) => {
    const { context, head, fresh } = await readFootballerPage(account, params.id);
    return { payload: { head, ...footballerTransfersOf(context, await recordOf(context)) }, ...fresh };
  });

  const recordOf = ({ season, footballer }: FootballerContext) =>
    findFootballerRecord(services, season, footballer);

  async function readFootballerPage(account: GameReader, id: number | string) {
    const reading = await startReading(services, account);
    const { season } = reading;
    const footballer = readFootballer(season, id);
    const group = await readView(db, reading);
    const reader = rowReader(reading, group, await findOwnResult(services, reading));
    const context: FootballerContext = {
      season,
      footballer,
      reader: await cardReader(reading),
    };
    const head = footballerHead(season, footballer, reader);
    return { reading, context, head, group, fresh: freshness(reading) };
  }
}
