import { type TeamId, h2hTable } from '@touchline/shared/domain';
import type { OfficialH2hMatch, OfficialH2hMatches, OfficialH2hRow, OfficialH2hStandings } from '../official';
import type { SeasonNow } from './seasonNow';

/** A match at the instant: without points and winner until its gameweek is settled. */
export function matchNow<Match extends OfficialH2hMatch>(season: SeasonNow, match: Match): Match {
  if (season.isSettled(match.event)) return match;
  const open = { entry_1_points: 0, entry_2_points: 0, winner: null };
  const none = {
    entry_1_win: 0,
    entry_1_draw: 0,
    entry_1_loss: 0,
    entry_2_win: 0,
    entry_2_draw: 0,
    entry_2_loss: 0,
  };
  return { ...match, ...open, ...none };
}

/** `leagues-h2h-matches/league/{id}/`, of one gameweek or one team if the query names it. */
export function h2hMatchesNow(
  season: SeasonNow,
  league: number,
  query: URLSearchParams,
): OfficialH2hMatches | undefined {
  const recorded = season.recording.h2hMatches(league);
  if (recorded === undefined) return undefined;
  const [event, entry] = [query.get('event'), query.get('entry')];
  const results = recorded.results
    .filter((match) => event === null || match.event === Number(event))
    .filter((match) => entry === null || [match.entry_1_entry, match.entry_2_entry].includes(Number(entry)))
    .map((match) => matchNow(season, match));
  return { has_next: false, page: 1, results };
}

const teamOf = (entry: number | null) => entry as TeamId | null;

/** `leagues-h2h/{id}/standings/`: the table after the settled gameweeks. */
export function h2hStandingsNow(season: SeasonNow, league: number): OfficialH2hStandings | undefined {
  const recorded = season.recording.h2hStandings(league);
  if (recorded === undefined) return undefined;
  const played = (season.recording.h2hMatches(league)?.results ?? []).filter(
    ({ event, is_knockout }) => season.isSettled(event) && is_knockout !== true,
  );
  const rows = recorded.standings.results.map((row) => ({ ...emptyRecord, team_id: teamOf(row.entry), row }));
  const table = h2hTable(
    rows,
    played.map((match) => ({
      home: { team_id: teamOf(match.entry_1_entry), points: match.entry_1_points },
      away: { team_id: teamOf(match.entry_2_entry), points: match.entry_2_points },
    })),
  );
  const results = table.map(({ row, ...now }): OfficialH2hRow => ({
    ...row,
    rank: now.rank,
    last_rank: 0,
    total: now.total,
    matches_played: now.played,
    matches_won: now.won,
    matches_drawn: now.drawn,
    matches_lost: now.lost,
    points_for: now.points_for,
  }));
  return { ...recorded, standings: { ...recorded.standings, results } };
}

const emptyRecord = { rank: 0, played: 0, won: 0, drawn: 0, lost: 0, points_for: 0, total: 0 };
