import { type EpochMs, inMillions } from '@touchline/shared/domain';
import type { RankWhileRunning, Team, TeamOverview } from '@touchline/shared/wire';
import { instantOf } from '../season/instant';
import type { Season } from '../season/season';
import { infoOrNull } from './gameweekInfo';
import { explainedPoints } from './pitch';
import { liveTotal, type TeamResult } from './teamResult';
import type { HistoryRow, StoredTeam } from './teams.queries';

/** Stored data of one team, and its current gameweek. */
export interface TeamFacts {
  readonly team: StoredTeam;
  readonly history: readonly HistoryRow[];
  /** Undefined without a squad in the gameweek. */
  readonly result: TeamResult | undefined;
}

/** Specification section 3, "Team". */
export function teamOnWire({ team, history, result }: TeamFacts): Team {
  return {
    id: team.id,
    name: team.name,
    fullname: team.fullname,
    player: team.fullname,
    country: team.country,
    points: result === undefined ? team.points : liveTotal(history, result),
    rank: history.findLast(({ overall_rank }) => overall_rank !== null)?.overall_rank ?? team.rank,
    kit: team.kit,
    nett_points: result?.nett_points ?? null,
    leagues: team.leagues.map(({ id, name, members }) => ({ id, name, members })),
  };
}

/** @param liveRank null while there is none */
export function teamOverviewOf(
  season: Season,
  facts: TeamFacts,
  now: EpochMs,
  liveRank: RankWhileRunning | null,
): TeamOverview {
  const { team, history, result } = facts;
  const row = history.find(({ gameweek }) => gameweek === season.current?.id);
  const isFinal = season.current?.finished === true;
  return {
    team: teamOnWire(facts),
    gameweek: infoOrNull(season, season.current, now),
    next_gameweek: infoOrNull(season, season.next, now),
    explained: result === undefined ? null : explainedPoints(result, liveTotal(history, result)),
    rank_move: rankMove(history),
    live_rank: liveRank,
    gameweek_rank: isFinal ? (row?.rank ?? null) : null,
    ranks_at: isFinal ? null : instantOf(team.fetched_at),
    transfers_cost: result?.hits ?? 0,
    active_chip: result?.active_chip ?? null,
    bank: row === undefined ? null : inMillions(row.bank),
    value: row === undefined ? null : inMillions(row.value),
    played: result?.played ?? 0,
    playing: result?.playing ?? 0,
    left: result?.left ?? 0,
  };
}

/** Ranks gained between the last two gameweeks with a rank; the last one is the shown rank. */
function rankMove(history: readonly HistoryRow[]): number | null {
  const [before, last] = history.flatMap(({ overall_rank }) => overall_rank ?? []).slice(-2);
  return before === undefined || last === undefined ? null : before - last;
}
