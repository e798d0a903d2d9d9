import type { ClubId } from './units';

/** One match of the season as input of the league table. */
export interface TableFixture {
  home: ClubId;
  away: ClubId;
  /** Null before kick-off. */
  home_score: number | null;
  away_score: number | null;
  /** Full time has passed. Running matches do not count. */
  finished: boolean;
  /** Instant of the kick-off, null while postponed. Orders the form. */
  kickoff: string | null;
}

export type MatchOutcome = 'W' | 'D' | 'L';

export interface TableRow {
  club_id: ClubId;
  /** 1 for the leader. */
  rank: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  goal_difference: number;
  points: number;
  /** The last five matches, oldest first. */
  form: MatchOutcome[];
}

const pointsFor: Record<MatchOutcome, number> = { W: 3, D: 1, L: 0 };
const formLength = 5;

/**
 * The league table after the finished fixtures; includes clubs that have not played.
 *
 * Order: points, goal difference, goals scored, then the club's code, so that it is deterministic. Points
 * deducted by the league are not in the fixtures and are therefore not considered.
 * Source: Premier League rules, section C; the official game's own table fields are never filled.
 */
export function leagueTable(clubs: readonly ClubId[], fixtures: readonly TableFixture[]): TableRow[] {
  const rows = new Map(clubs.map((club) => [club, emptyRow(club)]));
  for (const fixture of fixtures.filter(isPlayed).sort(byKickoff)) {
    const { home, away, home_score, away_score } = fixture;
    count(rows.get(home), home_score, away_score);
    count(rows.get(away), away_score, home_score);
  }
  return [...rows.values()].sort(compareRows).map((row, index) => ({ ...row, rank: index + 1 }));
}

type PlayedFixture = TableFixture & { home_score: number; away_score: number };

function isPlayed(fixture: TableFixture): fixture is PlayedFixture {
  return fixture.finished && fixture.home_score !== null && fixture.away_score !== null;
}

function byKickoff(a: TableFixture, b: TableFixture): number {
  return Date.parse(a.kickoff ?? '') - Date.parse(b.kickoff ?? '') || 0;
}

function count(row: TableRow | undefined, scored: number, conceded: number): void {
  if (row === undefined) return;
  const outcome: MatchOutcome = scored > conceded ? 'W' : scored < conceded ? 'L' : 'D';
  row.played += 1;
  row.won += Number(outcome === 'W');
  row.drawn += Number(outcome === 'D');
  row.lost += Number(outcome === 'L');
  row.goals_for += scored;
  row.goals_against += conceded;
  row.goal_difference += scored - conceded;
  row.points += pointsFor[outcome];
  row.form = [...row.form, outcome].slice(-formLength);
}

function compareRows(a: TableRow, b: TableRow): number {
  return (
    b.points - a.points ||
    b.goal_difference - a.goal_difference ||
    b.goals_for - a.goals_for ||
    (a.club_id < b.club_id ? -1 : 1)
  );
}

function emptyRow(club_id: ClubId): TableRow {
  return {
    club_id,
    rank: 0,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goals_for: 0,
    goals_against: 0,
    goal_difference: 0,
    points: 0,
    form: [],
  };
}
