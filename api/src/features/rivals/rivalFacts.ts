import type { TeamId } from '@touchline/shared/domain';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { teamResult } from '../../game/reports/teamResult';
import {
  type LeagueMember,
  listHistory,
  listSquadsIn,
  listTeams,
  type SquadRow,
} from '../../game/reports/teams.queries';
import type { RivalFacts } from './rivalRows';

/** Stored data of several teams, for a list. A team known only as a league's member has less. */
export async function readRivalFacts(
  { db }: GameServices,
  { season, personal }: Reading,
  ids: readonly TeamId[],
  members: readonly LeagueMember[] = [],
): Promise<RivalFacts[]> {
  const teams = new Map((await listTeams(db, season.id, ids)).map((team) => [team.id, team]));
  const history = await listHistory(db, season.id, ids);
  const squads =
    season.current === undefined ? [] : await listSquadsIn(db, season.id, season.current.id, ids);
  return ids.map((id) => {
    const team = teams.get(id);
    const member = members.find(({ team_id }) => team_id === id);
    const squad = squads.find(({ team_id }) => team_id === id);
    const own = history.filter(({ team_id }) => team_id === id);
    return {
      id,
      name: team?.name ?? member?.name ?? `Team ${id}`,
      fullname: team?.fullname ?? member?.fullname ?? null,
      kit: team?.kit ?? null,
      rank: own.findLast(({ overall_rank }) => overall_rank !== null)?.overall_rank ?? team?.rank ?? null,
      is_rival: personal.rivals.includes(id),
      history: own,
      result: squad && teamResult(season, squad),
      known_total: team?.points ?? member?.total ?? null,
      known_before: own.length > 0 ? null : totalBefore(member, squad),
    };
  });
}

/** A league's total includes the current gameweek's points and the cost of its transfers. */
function totalBefore(member: LeagueMember | undefined, squad: SquadRow | undefined): number | null {
  if (member === undefined || squad === undefined) return null;
  const { total, gameweek_points } = member;
  return total === null || gameweek_points === null ? null : total - gameweek_points + squad.transfers_cost;
}
