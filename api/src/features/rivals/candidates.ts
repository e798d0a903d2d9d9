import { mostLeagueMembers, type TeamId } from '@touchline/shared/domain';
import type { Candidate, RivalsCandidates } from '@touchline/shared/wire';
import type { TeamLeague } from '../../game/fpl/gameData';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { ApiProblem } from '../../platform/http/problems';
import { ensureLeague } from '../leagues/ensureLeague';
import { findTeam, type LeagueMember, listLeagueMembers, listTeams } from '../../game/reports/teams.queries';
import { readCards } from './readCards';

/** Number of leagues whose members are suggested, the smallest first. */
const mostLeagues = 5;
const mostCandidates = 20;

/** A team and the leagues that it shares with the reader. */
interface Sharing {
  readonly member: LeagueMember;
  readonly leagues: TeamLeague[];
}

/** Managers who share leagues with the reader, the closest in points first. */
export async function readCandidates(services: GameServices, reading: Reading): Promise<RivalsCandidates> {
  const { season, account, personal } = reading;
  const own = account.teamId === null ? undefined : await findTeam(services.db, season.id, account.teamId);
  const leagues = await readLeagues(services, reading, own?.leagues ?? []);
  const shared = new Map<TeamId, Sharing>();
  for (const { league, members } of leagues) {
    for (const member of members.filter(({ team_id }) => team_id !== own?.id)) {
      const sharing = shared.get(member.team_id) ?? { member, leagues: [] };
      sharing.leagues.push(league);
      shared.set(member.team_id, sharing);
    }
  }
  const nearest = [...shared.values()].sort(byCloseness(own?.points ?? 0)).slice(0, mostCandidates);
  await readCards(
    services,
    season,
    nearest.map(({ member }) => member.team_id),
  );
  const cards = new Map(
    (await listTeams(services.db, season.id, [...shared.keys()])).map((team) => [team.id, team]),
  );
  const asCandidate = ({ member, leagues: both }: Sharing): Candidate => ({
    id: member.team_id,
    name: member.name,
    fullname: member.fullname,
    kit: cards.get(member.team_id)?.kit ?? null,
    summary_overall_points: member.total ?? cards.get(member.team_id)?.points ?? null,
    summary_overall_rank: cards.get(member.team_id)?.rank ?? null,
    summary_event_points: member.gameweek_points,
    is_rival: personal.rivals.includes(member.team_id),
    leagues: both.map(({ id, name }) => ({ id, name })),
  });
  const all = [...shared.values()].map(asCandidate);
  const isIn = (id: number) => (candidate: Candidate) => candidate.leagues.some((league) => league.id === id);
  return {
    candidates: nearest.map(asCandidate),
    leagues: leagues.map(({ league }) => ({
      id: league.id,
      name: league.name,
      members: all.filter(isIn(league.id)),
    })),
  };
}

/**
 * The smaller leagues of a team with their members.
 *
 * @throws 503 when none of several leagues is stored and the game is slow or away: an empty list would be wrong
 */
export async function readLeagues(services: GameServices, reading: Reading, leagues: readonly TeamLeague[]) {
  const small = leagues
    .filter(({ type, members }) => type !== 'system' && members !== null && members <= mostLeagueMembers)
    .sort((a, b) => (a.members ?? 0) - (b.members ?? 0) || a.id - b.id)
    .slice(0, mostLeagues);
  const read: { league: TeamLeague; members: LeagueMember[] }[] = [];
  let fault: ApiProblem | undefined;
  for (const league of small) {
    const problem = await findProblem(services, reading, league);
    if (problem === undefined)
      read.push({ league, members: await listLeagueMembers(services.db, reading.season.id, league.id) });
    else if (problem.status === 503) fault ??= problem;
  }
  if (read.length === 0 && fault !== undefined) throw fault;
  return read;
}

/** Why a league is not available: the game hides it, or it cannot be read now. */
async function findProblem(
  services: GameServices,
  reading: Reading,
  { id }: TeamLeague,
): Promise<ApiProblem | undefined> {
  try {
    await ensureLeague(services, reading, id);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof ApiProblem) return thrown;
    throw thrown;
  }
}

/** More shared leagues first, then the smaller distance in points. */
function byCloseness(ownPoints: number) {
  const distance = ({ member }: Sharing) =>
    member.total === null ? Infinity : Math.abs(member.total - ownPoints);
  return (a: Sharing, b: Sharing) =>
    b.leagues.length - a.leagues.length ||
    distance(a) - distance(b) ||
    0 ||
    a.member.team_id - b.member.team_id;
}
