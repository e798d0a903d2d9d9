import type { FootballerId, TeamId, WhatIfChoices } from '@touchline/shared/domain';
import {
  matchChances,
  planChances,
  rivalsChanceHistory,
  rivalsChances,
  rivalsSeasonChances,
  whatIfChance,
} from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import type { Reading } from '../../game/handlers/gameServices';
import { readLeagueId } from '../../game/handlers/pathIds';
import { findStandingResult, tryTeams } from '../../game/handlers/teams';
import type { ViewId } from '../../game/handlers/viewGroup';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { type TeamResult, teamResult } from '../../game/reports/teamResult';
import { listSquadsIn } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import { badRequest, conflict, notFound, passNeeded } from '../../platform/http/problems';
import type { Services } from '../../services';
import { findSquad } from '../live/ownRank';
import { readStandingStart } from '../plans/readStandingStart';
import { rankedTeams } from '../rivals/rivalRows';
import { readRivalsView } from '../rivals/rivalsView';
import { historyPage, keepChances, readHistory } from './chanceHistory';
import { chancesIn, chancesPage } from './chances';
import { chancesState, withChances } from './matchChances';
import { listOwnOpponents, type OwnMatch, readOwnMatches } from './ownMatches';
import type { TeamInGameweek } from './teamRuns';
import { chancesOfPlans, plannedSquad } from './planChances';
import { seasonChancesPage } from './seasonChances';
import { storedView } from './storedView';
import { chanceWith, mostOpponents, opponentOf } from './whatIfChance';

interface ChoicesQuery {
  readonly captain?: string;
  readonly out?: string;
  readonly in?: string;
}

/** Chances to beat the teams of a view, now and at the end of the season, also with other choices and by plan, and to win the own matches. */
export function chanceRoutes(services: Services): void {
  viewRoute(services);
  historyRoute(services);
  seasonRoute(services);
  matchesRoute(services);
  whatIfRoute(services);
  plansRoute(services);
}

function viewRoute(services: Services): void {
  gameRoute(services, rivalsChances, async ({ season, now, reading, params: { scope, id } }) => {
    const segment = segmentOf(reading, String(scope), id);
    const view = await readRivalsView(services, reading, segment);
    const gameweek = infoOrNull(season, season.current, now);
    const opponents = await openOpponents(services, reading);
    const chances = await chancesIn(view);
    await keepChances(services, reading, view, chances);
    return { payload: { ...chancesPage(view, chances, opponents), gameweek } };
  });
}

/** Computes the chances of now first, so that the history ends with them. */
function historyRoute(services: Services): void {
  gameRoute(services, rivalsChanceHistory, async ({ season, now, reading, params: { scope, id } }) => {
    const view = await readRivalsView(services, reading, segmentOf(reading, String(scope), id));
    const gameweek = infoOrNull(season, season.current, now);
    const opponents = await openOpponents(services, reading);
    const chances = await chancesIn(view);
    await keepChances(services, reading, view, chances);
    const moments = await readHistory(services, reading, view);
    return { payload: { ...historyPage(view, chances, moments, opponents), gameweek } };
  });
}

function seasonRoute(services: Services): void {
  gameRoute(services, rivalsSeasonChances, async ({ season, now, reading, params: { scope, id } }) => {
    const view = await readRivalsView(services, reading, segmentOf(reading, String(scope), id));
    const gameweek = infoOrNull(season, season.current, now);
    return { payload: { ...(await seasonChancesPage(view)), gameweek } };
  });
}

function matchesRoute(services: Services): void {
  gameRoute(services, matchChances, async ({ season, now, reading, own }) => {
    const facts = await own();
    const gameweek = infoOrNull(season, season.current, now);
    const state = chancesState(season, facts);
    if (state !== 'running') return { payload: { gameweek, state, matches: [] } };
    const found = await readOwnMatches(services, reading, facts.team);
    const opponents = await readOpponents(services, season, found);
    return { payload: { gameweek, state, matches: await withChances(season, facts, found, opponents) } };
  });
}

function whatIfRoute(services: Services): void {
  gameRoute(services, whatIfChance, async ({ season, now, reading, own, query }) => {
    const choices = readChoices(query);
    const rival = readNumber<TeamId>('rival', query.rival);
    const facts = await own();
    const gameweek = infoOrNull(season, season.current, now);
    const state = chancesState(season, facts);
    const squad = await findSquad(services, season, facts);
    if (state !== 'running' || squad === undefined)
      return { payload: { gameweek, state, opponents: [], opponent: null, now: null, then: null } };
    const view = await readRivalsView(services, reading, storedView(reading));
    const matched = await openOpponents(services, reading);
    const chances = await chanceWith(view, squad, { choices, rival, matched });
    return { payload: { gameweek, state, ...chances } };
  });
}

function plansRoute(services: Services): void {
  gameRoute(services, planChances, async ({ account, season, reading, own, body: { plans, rival } }) => {
    if (!account.pass) throw passNeeded();
    const start = await readStandingStart(services, season, await own());
    if (start === undefined) throw conflict('There is nothing to plan: no squad, or no gameweek is left.');
    const squads = plans.map((week) => plannedSquad(season, start, week));
    const view = await readRivalsView(services, reading, storedView(reading));
    const rivalsWithSquad = rankedTeams(view.teams).filter(
      ({ id, result }) => id !== view.own_id && result !== undefined,
    );
    const opponents = rivalsWithSquad.slice(0, mostOpponents).map(({ id, name }) => ({ id, name }));
    const chosen = rival === undefined ? rivalsWithSquad[0] : opponentOf(rival, rivalsWithSquad);
    const standing =
      chosen && (await findStandingResult(services, season, { team: chosen, result: chosen.result }));
    const { gameweek_id } = start;
    if (chosen === undefined || standing === undefined)
      return { payload: { gameweek_id, opponents, opponent: null, chances: [] } };
    const chances = await chancesOfPlans(season, start, squads, standing);
    const opponent = { id: chosen.id, name: chosen.name, ...heldBy(standing) };
    return { payload: { gameweek_id, opponents, opponent, chances } };
  });
}

const heldBy = ({ squad }: TeamResult) => ({
  captain: squad.find(({ is_captain }) => is_captain)?.footballer_id ?? null,
  footballers: squad.map(({ footballer_id }) => footballer_id),
});

/** @throws 400 for numbers that are none, and for half a substitution */
function readChoices(query: ChoicesQuery): WhatIfChoices {
  const [captain, out, cameOn] = (['captain', 'out', 'in'] as const).map((name) =>
    readNumber<FootballerId>(name, query[name]),
  );
  if ((out === undefined) !== (cameOn === undefined))
    throw badRequest('A substitution needs both: who goes to the bench (out) and who starts instead (in).');
  const substitution = out === undefined || cameOn === undefined ? undefined : { out, in: cameOn };
  return { captain, substitution };
}

/** A number of a footballer or a team; nothing is left out silently, or the answer would be to another question. */
function readNumber<Id extends FootballerId | TeamId>(
  name: string,
  written: string | undefined,
): Id | undefined {
  if (written === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(written)) throw badRequest(`${name} must be a number above 0.`);
  return Number(written) as Id;
}

/** The chance to win an own match is told to everybody: with the pass there is nothing to open. */
async function openOpponents(services: Services, { season, account }: Reading): Promise<ReadonlySet<TeamId>> {
  if (account.pass || account.teamId === null) return new Set();
  return listOwnOpponents(services, season, account.teamId);
}

/** Squads of the opponents; those that are not stored are fetched from the game, as far as it answers in time. */
async function readOpponents(
  services: Services,
  season: Season,
  matches: readonly OwnMatch[],
): Promise<TeamInGameweek[]> {
  const ids = matches.flatMap(({ opponent: { id } }) => id ?? []);
  await tryTeams(services, season, ids);
  const squads = await listSquadsIn(services.db, season.id, season.current?.id ?? 0, ids);
  return squads.map((squad) => ({ id: squad.team_id, result: teamResult(season, squad) }));
}

/** @throws 404 for a scope that does not exist */
function segmentOf(reading: Reading, scope: string, id: string | number | undefined): ViewId {
  if (scope === 'stored') return storedView(reading);
  if (scope === 'league') return readLeagueId(id ?? '');
  if (scope === 'rivals' || scope === 'elite') return scope;
  throw notFound();
}
