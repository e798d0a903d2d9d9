import type { TeamId } from '@touchline/shared/domain';
import type { SearchTeams } from '@touchline/shared/wire';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { findTeam, listTeams } from '../../game/reports/teams.queries';
import { ApiProblem } from '../../platform/http/problems';
import { readLeagues } from '../rivals/candidates';

type FoundTeam = SearchTeams['teams'][number];

/** Rivals, then members of the smaller leagues. While the game is down, teams that are stored. */
export async function readSearchTeams(services: GameServices, reading: Reading): Promise<SearchTeams> {
  const { season, account, personal } = reading;
  const own = account.teamId === null ? undefined : await findTeam(services.db, season.id, account.teamId);
  const found = new Map<TeamId, FoundTeam>();
  for (const { id, name, fullname } of await listTeams(services.db, season.id, personal.rivals))
    found.set(id, { id, name, fullname, is_rival: true, leagues: [] });
  for (const { league, members } of await leaguesOrNone(services, reading, own?.leagues ?? []))
    for (const { team_id, name, fullname } of members) {
      const team = found.get(team_id) ?? { id: team_id, name, fullname, is_rival: false, leagues: [] };
      found.set(team_id, { ...team, leagues: [...team.leagues, league.name] });
    }
  return { teams: [...found.values()].filter(({ id }) => id !== account.teamId) };
}

/** No leagues while the game is down: rivals are still found. */
async function leaguesOrNone(...args: Parameters<typeof readLeagues>): ReturnType<typeof readLeagues> {
  try {
    return await readLeagues(...args);
  } catch (thrown) {
    if (thrown instanceof ApiProblem && thrown.status === 503) return [];
    throw thrown;
  }
}
