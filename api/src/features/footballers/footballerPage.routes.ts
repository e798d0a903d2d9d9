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
import type { Reading } from '../../game/handlers/gameServices';
import { gameRoute } from '../../game/handlers/gameRoute';
import { readRowReader } from '../../game/handlers/rowReader';
import { readFootballer } from '../../game/handlers/pathIds';
import { findFootballerRecord } from '../../game/handlers/sourceDocuments';
import { readNames } from '../../game/handlers/teams';
import { isOpenView, parseView, readView } from '../../game/handlers/viewGroup';
import { notFound } from '../../platform/http/problems';
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
  const { db } = services;

  gameRoute(services, footballerDefault, async ({ account, reading, params }) => {
    const { context, head, group } = await readFootballerPage(reading, params.id);
    const { season, footballer } = context;
    const parts = { head, ...footballerDefaultOf(context), config: group.config };
    if (!isOpenView(group, account))
      return { payload: { ...parts, owners: [], owners_locked: true as const } };
    const names = await readNames(services, season, group.team_ids);
    const owners = ownersOf(season, footballer, group.squads, names);
    return { payload: { ...parts, owners } };
  });

  gameRoute(services, footballerDetails, async ({ reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    return { payload: { head, ...footballerDetailsOf(context) } };
  });

  gameRoute(services, footballerFixtures, async ({ reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    return { payload: { head, fixtures: footballerFixturesOf(context) } };
  });

  gameRoute(services, footballerGameweeks, async ({ reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    const rows = footballerGameweeksOf(context, await recordOf(context));
    return { payload: { head, rows } };
  });

  gameRoute(services, footballerNews, async ({ reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    return { payload: { head, items: footballerNewsOf(context) } };
  });

  gameRoute(services, footballerPoints, async ({ account, reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    const { teamId } = account;
    const squads = teamId === null ? [] : await listSquadsOf(db, context.season.id, teamId);
    return { payload: { head, ...footballerPointsOf(context, squads) } };
  });

  gameRoute(services, footballerPredictions, async ({ account, reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    const ours = account.pass ? await footballerProjection(context.season, params.id) : undefined;
    const predictions = { ...footballerPredictionsOf(context), ...(ours === undefined ? {} : { ours }) };
    return { payload: { head, ...predictions } };
  });

  gameRoute(services, footballerRivals, async ({ reading, params }) => {
    const segment = parseView(String(params.x));
    if (segment === undefined) throw notFound(`There is no view ${params.x}.`);
    const { context, head } = await readFootballerPage(reading, params.id);
    const { season, footballer } = context;
    const view = await readRivalsView(services, reading, segment);
    const owners = currentOwners(view, footballer).map(({ id }) => id);
    const squads = await listAllSquads(db, season.id, owners);
    return { payload: { head, ...footballerRivalsOf(view, footballer, squads) } };
  });

  gameRoute(services, footballerSeasons, async ({ reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    return { payload: { head, ...footballerSeasonsOf(context, await recordOf(context)) } };
  });

  gameRoute(services, footballerStats, async ({ reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    return { payload: { head, ...footballerStatsOf(context) } };
  });

  gameRoute(services, footballerTransfers, async ({ reading, params }) => {
    const { context, head } = await readFootballerPage(reading, params.id);
    return { payload: { head, ...footballerTransfersOf(context, await recordOf(context)) } };
  });

  const recordOf = ({ season, footballer }: FootballerContext) =>
    findFootballerRecord(services, season, footballer);

  async function readFootballerPage(reading: Reading, id: number | string) {
    const { season } = reading;
    const footballer = readFootballer(season, id);
    const group = await readView(db, reading);
    const reader = await readRowReader(services, reading, group);
    const context: FootballerContext = {
      season,
      footballer,
      reader: await cardReader(reading),
    };
    const head = footballerHead(season, footballer, reader);
    return { context, head, group };
  }
}
