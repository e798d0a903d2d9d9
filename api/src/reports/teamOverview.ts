import { type EpochMs, inMillions } from '@touchline/shared/domain';
import type { Team, TeamOverview } from '@touchline/shared/wire';
import { infoOrNull } from './gameweekInfo';
import { explainedPoints } from './pitch';
import type { Season } from './season';
import type { HistoryRow, StoredTeam } from './teams.queries';
import { liveTotal, type TeamResult } from './teamResult';

/** All that is stored of one team, and its current gameweek. */
export interface TeamFacts {
  readonly team: StoredTeam;
  readonly history: readonly HistoryRow[];
  /** Undefined where it has no squad in the gameweek. */
  readonly result: TeamResult | undefined;
}

/** Specification section 3, "Team". */
export function teamOnWire({ team, history, result }: TeamFacts): Team {
  return {
    id: team.id,
    name: team.name,
    fullname: team.fullname,
    country: team.country,
    points: result === undefined ? team.points : liveTotal(history, result),
    rank: history.findLast(({ overall_rank }) => overall_rank !== null)?.overall_rank ?? team.rank,
    kit: team.kit,
    nett_points: result?.nett_points ?? null,
    leagues: team.leagues.map(({ id, name, members }) => ({ id, name, members })),
  };
}

export function teamOverviewOf(season: Season, facts: TeamFacts, now: EpochMs): TeamOverview {
  const { history, result } = facts;
  const row = history.find(({ gameweek }) => gameweek === season.current?.id);
  return {
    team: teamOnWire(facts),
    gameweek: infoOrNull(season, season.current, now),
    next_gameweek: infoOrNull(season, season.next, now),
    explained: result === undefined ? null : explainedPoints(result, liveTotal(history, result)),
    rank_move: rankMove(season, history),
    gameweek_rank: row?.rank ?? null,
    transfers_cost: result?.hits ?? 0,
    active_chip: result?.active_chip ?? null,
    bank: row === undefined ? null : inMillions(row.bank),
    value: row === undefined ? null : inMillions(row.value),
    played: result?.played ?? 0,
    left: result?.left ?? 0,
  };
}

/** Places won over the last settled gameweek: ranks of a running one are not known. */
function rankMove(season: Season, history: readonly HistoryRow[]): number | null {
  const settled = history.filter(({ gameweek }) => season.gameweek(gameweek)?.finished === true);
  const [before, last] = [settled.at(-2)?.overall_rank, settled.at(-1)?.overall_rank];
  return before === undefined || last === undefined || before === null || last === null
    ? null
    : before - last;
}
