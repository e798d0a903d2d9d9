import {
  type FootballerId,
  mean,
  seasonFigures,
  type GameweekNumber,
  type Points,
} from '@touchline/shared/domain';
import type { GameweekHistoryRow, TeamPoints } from '@touchline/shared/wire';
import { type TeamResult, teamResult } from '../../game/reports/teamResult';
import type { HistoryRow, SquadRow } from '../../game/reports/teams.queries';
import { identityOf, type Season } from '../../game/season/season';

/** A team's gameweeks so far: the game's history, the current gameweek live. */
export function gameweekHistory(
  season: Season,
  history: readonly HistoryRow[],
  squads: readonly SquadRow[],
  viewAverages: ReadonlyMap<GameweekNumber, number> = new Map(),
): GameweekHistoryRow[] {
  let total = 0;
  return history.map((row) => {
    const squad = squads.find(({ gameweek }) => gameweek === row.gameweek);
    const isSettled = season.gameweek(row.gameweek)?.finished === true;
    const live = squad === undefined || isSettled ? undefined : teamResult(season, squad);
    const points = live === undefined ? row.points : live.base + live.provisional_bonus;
    total = live === undefined ? row.total_points : total + points - row.transfers_cost;
    return {
      id: row.gameweek,
      gameweek_id: row.gameweek,
      finished: isSettled,
      nett_points: points - row.transfers_cost,
      transfers_cost: row.transfers_cost,
      active_chip: row.chip,
      points,
      total_points: total,
      // The game's rank in a running gameweek is not counted yet.
      rank: season.gameweek(row.gameweek)?.finished === true ? row.rank : null,
      overall_rank: row.overall_rank,
      bench_points: live?.bench_points ?? row.bench_points,
      transfers: row.transfers,
      // The view's average uses settled gameweeks only: a running one is mostly uncounted.
      view_average: isSettled ? (viewAverages.get(row.gameweek) ?? null) : null,
    };
  });
}

/** Mean net points by gameweek over the teams of a view. */
export function averagesByGameweek(history: readonly HistoryRow[]): Map<GameweekNumber, number> {
  const gameweeks = new Set(history.map(({ gameweek }) => gameweek));
  return new Map(
    [...gameweeks].map((id) => {
      const rows = history.filter(({ gameweek }) => gameweek === id);
      return [id, Math.round(mean(rows.map((row) => row.points - row.transfers_cost)) * 10) / 10];
    }),
  );
}

/** Key figures of the season: an unfinished gameweek is not considered for best, worst and average. */
export function teamPointsOf(
  season: Season,
  rows: readonly GameweekHistoryRow[],
  squads: readonly SquadRow[],
): TeamPoints {
  return {
    kpis: {
      total: rows.at(-1)?.total_points ?? 0,
      ...seasonFigures(rows, (id) => season.gameweek(id)?.finished === true),
      hits: rows.reduce((sum, row) => sum + row.transfers_cost, 0),
      bench_points: rows.reduce((sum, row) => sum + row.bench_points, 0),
    },
    contributions: contributions(
      season,
      squads.map((squad) => teamResult(season, squad)),
    ),
  };
}

type Contribution = TeamPoints['contributions'][number];

/** Points of each footballer for the team over its gameweeks, in descending order. */
function contributions(season: Season, results: readonly TeamResult[]): Contribution[] {
  const rows = new Map<number, Contribution>();
  for (const { gameweek, picks } of results) {
    for (const pick of picks) {
      const row = rows.get(pick.footballer_id) ?? emptyContribution(season, pick.footballer_id);
      rows.set(pick.footballer_id, {
        ...row,
        starts: row.starts + Number(pick.multiplier > 0),
        points: row.points + pick.counted,
        captain_extra: row.captain_extra + pick.points * Math.max(0, pick.multiplier - 1),
        bench_points: row.bench_points + (pick.multiplier === 0 ? pick.points : 0),
        best: better(row.best, { gameweek_id: gameweek, points: pick.counted }),
      });
    }
  }
  return [...rows.values()].sort((a, b) => b.points - a.points || a.id - b.id);
}

function emptyContribution(season: Season, id: FootballerId): Contribution {
  return {
    ...identityOf(season, id),
    starts: 0,
    points: 0,
    captain_extra: 0,
    bench_points: 0,
    best: null,
  };
}

function better(
  best: Contribution['best'],
  now: { gameweek_id: number; points: Points },
): Contribution['best'] {
  return best === null || now.points > best.points ? now : best;
}
