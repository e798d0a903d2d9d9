import { mostLeagueMembers, type LeagueId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { LeagueStandings } from '../fpl/gameData';
import { parseStandings } from '../fpl/parseTeam';
import { fetchDocument, type Fetched } from './fetchDocument';
import type { IngestDeps } from './ingestSeason';

/**
 * Reads the first page of a classic league (50 members, the most that are tracked) and stores its members.
 * @param members how many the league has, where the team's own card tells
 */
export async function ingestLeague(
  deps: IngestDeps,
  id: LeagueId,
  members: number | null,
): Promise<Fetched<LeagueStandings>> {
  const fetched = await fetchDocument(
    deps.fpl,
    `leagues-classic/${id}/standings/?page_standings=1`,
    parseStandings,
  );
  if (fetched.outcome === 'ok') await saveLeague(deps, fetched.data, members);
  return fetched;
}

async function saveLeague({ db, fpl, clock }: IngestDeps, league: LeagueStandings, members: number | null) {
  const { season } = fpl;
  const count = members ?? (league.has_next ? mostLeagueMembers + 1 : league.members.length);
  await db.transaction(async () => {
    await db.run(sql`
      insert into league (season, id, name, members, fetched_at)
      values (${season}, ${league.id}, ${league.name}, ${count}, ${new Date(clock.now())})
      on conflict (season, id) do update
        set name = excluded.name, members = excluded.members, fetched_at = excluded.fetched_at`);
    await db.run(sql`delete from league_member where season = ${season} and league_id = ${league.id}`);
    await db.run(sql`
      insert into league_member (season, league_id, team_id, name, fullname, rank, last_rank, gameweek_points, total)
      select ${season}, ${league.id}::int, row.*
      from jsonb_to_recordset(${JSON.stringify(league.members)}::jsonb) as row (
        team_id int, name text, fullname text, rank int, last_rank int, gameweek_points int, total int)`);
  });
}
