import { effectOf, type GameweekNumber, type LeagueId, type TeamId } from '@touchline/shared/domain';
import { ApiProblem, notFound } from '../../platform/http/problems';
import { phaseOf } from '../season/phase';
import { noteAsked } from '../season/wantedTeams.queries';
import type { TeamFacts } from '../reports/teamOverview';
import { type TeamResult, teamResult } from '../reports/teamResult';
import {
  findTeam,
  listHistory,
  listLeagueMembers,
  listSquadsIn,
  listTeams,
  type StoredTeam,
} from '../reports/teams.queries';
import type { Season } from '../season/season';
import type { GameServices, Reading } from './gameServices';
import { problemOfFault } from './problemOfFault';
import { askAgain, readForRequest, stillReading } from './upstreamReads';

/**
 * A team of the official game; one that is missing, or was read in an earlier phase, is fetched.
 * @param options.canDoWithout the caller catches the 503 and answers without the team: a short wait is enough
 * @throws 404 when there is none, 503 when nothing is stored and the game cannot be reached, or takes long
 */
export async function ensureTeam(
  services: GameServices,
  season: Season,
  id: TeamId,
  { canDoWithout = false }: { readonly canDoWithout?: boolean } = {},
): Promise<StoredTeam> {
  const stored = await findTeam(services.db, season.id, id);
  const phase = phaseOf(season.current);
  if (stored?.phase === phase) return stored;
  const squads = services.fpl.can.squadsPerRead;
  const result = await readForRequest(services.fpl, {
    key: `team ${season.id} ${id} ${phase}`,
    hasStored: stored !== undefined || canDoWithout,
    read: () => services.ingest.team({ id, current: season.current?.id ?? 0, phase, squads }),
  });
  const read = await findTeam(services.db, season.id, id);
  if (read !== undefined) return read;
  const before = await noteAsked(services.db, { season: season.id, team: id, at: services.clock.now() });
  if (result === stillReading) throw askAgain(`Team ${id}`, before, services.fpl.perSecond);
  if (result.outcome === 'not_found') throw notFound(`There is no team ${id} in the official game.`);
  throw problemOfFault(result);
}

/** Ensures teams that a reply can do without: one that is unavailable is left as it is stored. */
export async function tryTeams(
  services: GameServices,
  season: Season,
  ids: readonly TeamId[],
): Promise<void> {
  for (const id of ids)
    await ensureTeam(services, season, id, { canDoWithout: true }).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiProblem)) throw thrown;
    });
}

/** A stored team with its history and its squad of a gameweek. */
export async function readTeamFacts(
  { db }: GameServices,
  season: Season,
  team: StoredTeam,
  gameweek: GameweekNumber | undefined = season.current?.id,
): Promise<TeamFacts> {
  const history = await listHistory(db, season.id, [team.id]);
  const [squad] = gameweek === undefined ? [] : await listSquadsIn(db, season.id, gameweek, [team.id]);
  return { team, history, result: squad && teamResult(season, squad) };
}

/** The reader's own team. @throws 404 when none is linked */
export async function readOwnFacts(
  services: GameServices,
  season: Season,
  teamId: TeamId | null,
): Promise<TeamFacts> {
  if (teamId === null) throw notFound('No team is linked to this account.');
  return readTeamFacts(services, season, await ensureTeam(services, season, teamId));
}

/**
 * The current squad for the next gameweek: after a free hit the previous one returns.
 * Source: the game's rules page, "Chips".
 */
export async function findStandingResult(
  { db }: GameServices,
  season: Season,
  { team, result }: { readonly team: Pick<StoredTeam, 'id'> } & Pick<TeamFacts, 'result'>,
): Promise<TeamResult | undefined> {
  if (result === undefined || effectOf(result.active_chip, season.rules).reverts !== true) return result;
  const [squad] = await listSquadsIn(db, season.id, result.gameweek - 1, [team.id]);
  return squad && teamResult(season, squad);
}

/** The manager's own squad of a gameweek; undefined without one. */
export async function findOwnResult(
  { db }: Pick<GameServices, 'db'>,
  { season, account }: Pick<Reading, 'season' | 'account'>,
  gameweek: GameweekNumber | undefined = season.current?.id,
): Promise<TeamResult | undefined> {
  if (account.teamId === null || gameweek === undefined) return undefined;
  const [squad] = await listSquadsIn(db, season.id, gameweek, [account.teamId]);
  return squad && teamResult(season, squad);
}

/**
 * Reads the members of a league that is opened, as far as they are not read in this phase of the gameweek. A request
 * waits as for one team; the read goes on, and the next request finds its result.
 */
export async function ingestMembers(services: GameServices, season: Season, league: LeagueId): Promise<void> {
  const phase = phaseOf(season.current);
  const members = (await listLeagueMembers(services.db, season.id, league)).map(({ team_id }) => team_id);
  const read = new Map(
    (await listTeams(services.db, season.id, members)).map((team) => [team.id, team.phase]),
  );
  const missing = members.filter((id) => read.get(id) !== phase);
  if (missing.length === 0) return;
  const squads = services.fpl.can.squadsPerRead;
  await readForRequest(services.fpl, {
    key: `members ${season.id} ${league} ${phase}`,
    hasStored: true,
    read: async () => {
      for (const id of missing)
        await services.ingest.team({ id, current: season.current?.id ?? 0, phase, squads });
    },
  });
}

/** Names of the teams that are stored. */
export async function readNames(
  { db }: GameServices,
  season: Season,
  ids: readonly TeamId[],
): Promise<ReadonlyMap<TeamId, string>> {
  return new Map((await listTeams(db, season.id, ids)).map(({ id, name }) => [id, name]));
}
