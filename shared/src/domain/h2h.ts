import type { MatchOutcome } from './leagueTable';
import type { Points, TeamId } from './units';

/** Points for a win, a draw and a defeat in a head-to-head league. Source: the game's rules page, "Leagues". */
export const h2hPoints: Readonly<Record<MatchOutcome, number>> = { W: 3, D: 1, L: 0 };

/** Result of a match for the first of two teams, by net points. */
export function h2hOutcome(mine: Points, theirs: Points): MatchOutcome {
  if (mine === theirs) return 'D';
  return mine > theirs ? 'W' : 'L';
}

/**
 * Projected score at the end of the gameweek: net points now, plus the expected points of those still to
 * play.
 * @param toCome footballers who have not played yet, with their multiplier
 */
export function projectedScore(
  nett: Points,
  toCome: readonly { readonly multiplier: number; readonly expected: number }[],
): number {
  const sum = toCome.reduce((all, { multiplier, expected }) => all + multiplier * expected, nett);
  return Math.round(sum * 10) / 10;
}

/** A team's season in a head-to-head league. */
export interface H2hRecord {
  /** Null: the average, which plays in a league with an odd number of teams. */
  readonly team_id: TeamId | null;
  /** 1 for the leader. */
  readonly rank: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Net points scored in all matches. */
  readonly points_for: Points;
  readonly total: number;
}

/** A match with the net points of both sides. */
export interface H2hScore {
  readonly home: { readonly team_id: TeamId | null; readonly points: Points };
  readonly away: { readonly team_id: TeamId | null; readonly points: Points };
}

/**
 * A table after adding further matches.
 *
 * Order: points, then net points scored in all matches; equal teams keep their order.
 * Source: the game's rules page, "Leagues".
 */
export function h2hTable<Row extends H2hRecord>(rows: readonly Row[], matches: readonly H2hScore[]): Row[] {
  const table = new Map(rows.map((row) => [row.team_id, row]));
  const count = (team: TeamId | null, mine: Points, theirs: Points) => {
    const row = table.get(team);
    if (row !== undefined) table.set(team, withMatch(row, mine, theirs));
  };
  for (const { home, away } of matches) {
    count(home.team_id, home.points, away.points);
    count(away.team_id, away.points, home.points);
  }
  return [...table.values()]
    .sort((one, other) => other.total - one.total || other.points_for - one.points_for)
    .map((row, index) => ({ ...row, rank: index + 1 }));
}

function withMatch<Row extends H2hRecord>(row: Row, mine: Points, theirs: Points): Row {
  const outcome = h2hOutcome(mine, theirs);
  return {
    ...row,
    played: row.played + 1,
    won: row.won + Number(outcome === 'W'),
    drawn: row.drawn + Number(outcome === 'D'),
    lost: row.lost + Number(outcome === 'L'),
    points_for: row.points_for + mine,
    total: row.total + h2hPoints[outcome],
  };
}
