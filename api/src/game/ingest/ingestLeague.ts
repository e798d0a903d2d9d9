import { mostLeagueMembers, type LeagueId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { LeagueStandings } from '../fpl/gameData';
import { parseStandings } from '../fpl/parseTeam';
import { fetchDocument, type Fetched } from '../fpl/fetchDocument';
import type { IngestDeps } from './ingestSeason';
import { noteLeagueWanted } from '../season/wantedTeams.queries';

export interface LeagueFetch {
  readonly id: LeagueId;
  /** Number of members, if the card of a team in it has it. */
  readonly members: number | null;
  /** Phase of the current gameweek, see `phaseOf`. */
  readonly phase: string;
}

/** Reads the first page of a classic league (50 members, the most that are tracked) and stores its members. */
export async function ingestLeague(deps: IngestDeps, fetch: LeagueFetch): Promise<Fetched<LeagueStandings>> {
  const { id } = fetch;
  const fetched = await fetchDocument(
    deps.fpl,
    `leagues-classic/${id}/standings/?page_standings=1`,
    parseStandings,
  );
  if (fetched.outcome === 'ok') await saveLeague(deps, fetched.data, fetch);
  return fetched;
}

/**
 * Replaces the members of a league. A team that two pages name, because the game counted in between, is
 * stored once. A document without a next page names all members; a team's card can have an older count.
 */
export async function saveLeague(
  { db, fpl, clock }: IngestDeps,
  league: LeagueStandings,
  { members, phase }: LeagueFetch,
) {
  const { season } = fpl;
  const count = league.has_next ? (members ?? mostLeagueMembers + 1) : league.members.length;
  await db.transaction(async () => {
    await db.run(sql`
      insert into league (season, id, name, members, phase, fetched_at)
      values (${season}, ${league.id}, ${league.name}, ${count}, ${phase}, ${new Date(clock.now())})
      on conflict (season, id) do update
        set name = excluded.name, members = excluded.members, phase = excluded.phase,
          fetched_at = excluded.fetched_at`);
    await db.run(sql`delete from league_member where season = ${season} and league_id = ${league.id}`);
    await db.run(sql`
      insert into league_member (season, league_id, team_id, name, fullname, rank, last_rank, gameweek_points, total)
      select ${season}, ${league.id}::int, row.*
      from jsonb_to_recordset(${JSON.stringify(league.members)}::jsonb) as row (
        team_id int, name text, fullname text, rank int, last_rank int, gameweek_points int, total int)
      on conflict do nothing`);
    await noteLeagueWanted(db, season, String(league.id));
  });
}
