import type { GameweekNumber, LeagueId, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { H2hMatch } from '../fpl/gameData';
import { parseH2hMatches, parseH2hStandings } from '../fpl/parseTeam';
import { fetchDocument, fetchOrThrow, UpstreamFault, type Fetched } from '../fpl/fetchDocument';
import type { IngestDeps } from './ingestSeason';

export interface H2hFetch {
  readonly id: LeagueId;
  /** The current gameweek, 0 before the first deadline. */
  readonly current: GameweekNumber;
  /** Phase of the current gameweek, see `phaseOf`. */
  readonly phase: string;
}

const matchesPath = (id: LeagueId, filter: string) => `leagues-h2h-matches/league/${id}/?page=1&${filter}`;

/**
 * Reads the table and the gameweek's matches of a head-to-head league and stores both atomically. One page of
 * each: larger leagues are not tracked.
 */
export async function ingestH2hLeague(deps: IngestDeps, fetch: H2hFetch): Promise<Fetched<true>> {
  const { db, fpl, clock } = deps;
  const { id, current, phase } = fetch;
  const fetched_at = new Date(clock.now());
  try {
    const league = await fetchOrThrow(
      fpl,
      `leagues-h2h/${id}/standings/?page_standings=1`,
      parseH2hStandings,
    );
    const matches =
      current === 0 || league.has_next
        ? []
        : await fetchOrThrow(fpl, matchesPath(id, `event=${current}`), parseH2hMatches);
    await db.run(sql`
      insert into h2h_league (season, id, name, started_gameweek, is_large, rows, matches, phase, fetched_at)
      values (${fpl.season}, ${id}, ${league.name}, ${league.started_gameweek}, ${league.has_next},
        ${JSON.stringify(league.rows)}::jsonb, ${JSON.stringify(playedIn(current, matches))}::jsonb, ${phase}, ${fetched_at})
      on conflict (season, id) do update set name = excluded.name, started_gameweek = excluded.started_gameweek,
        is_large = excluded.is_large, rows = excluded.rows, matches = excluded.matches, phase = excluded.phase,
        fetched_at = excluded.fetched_at`);
    return { outcome: 'ok', data: true };
  } catch (thrown) {
    if (thrown instanceof UpstreamFault) return { outcome: thrown.outcome, detail: thrown.detail };
    throw thrown;
  }
}

/** The game ignores an unknown filter and then returns matches of other gameweeks. */
const playedIn = (current: GameweekNumber, matches: readonly H2hMatch[]) =>
  matches.filter(({ gameweek }) => gameweek === current);

/** Reads all matches of one team in a league: at most one per gameweek, so one page. */
export async function ingestH2hFixtures(
  { db, fpl, clock }: IngestDeps,
  { id, phase }: H2hFetch,
  teamId: TeamId,
): Promise<void> {
  const fetched_at = new Date(clock.now());
  const fetched = await fetchDocument(fpl, matchesPath(id, `entry=${teamId}`), parseH2hMatches);
  if (fetched.outcome !== 'ok') return;
  const own = fetched.data
    .filter(({ home, away }) => home.team_id === teamId || away.team_id === teamId)
    .sort((one, other) => one.gameweek - other.gameweek);
  await db.run(sql`
    insert into h2h_fixtures (season, league_id, team_id, matches, phase, fetched_at)
    values (${fpl.season}, ${id}, ${teamId}, ${JSON.stringify(own)}::jsonb, ${phase}, ${fetched_at})
    on conflict (season, league_id, team_id) do update set matches = excluded.matches, phase = excluded.phase,
      fetched_at = excluded.fetched_at`);
}
