import type { EpochMs, FixtureId, FootballerId, MatchMinute } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { fixtureOfLineup, type LineupMoment, type Moment } from './moments';

/** Inserts new moments; existing ones keep their time. */
export async function saveMoments(db: Db, season: string, moments: readonly Moment[]): Promise<void> {
  if (moments.length === 0) return;
  const rows = moments.map((moment) => ({ ...moment, at: new Date(moment.at).toISOString() }));
  await db.run(sql`
    insert into game_moment (season, id, kind, at, footballer_id, data)
    select ${season}, row.id, row.kind, row.at, row.footballer_id, row.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id text, kind text, at timestamptz, footballer_id int, data jsonb)
    on conflict (season, id) do nothing`);
}

/**
 * Deletes moments of the last day's matches that no longer exist: otherwise a cancelled goal would give its
 * minute to the next.
 *
 * @param seen ids of all current moments of these fixtures
 */
export async function forgetMoments(
  db: Db,
  season: string,
  fixtures: readonly FixtureId[],
  seen: readonly string[],
): Promise<void> {
  if (fixtures.length === 0) return;
  await db.run(sql`
    delete from game_moment
    where season = ${season} and kind = 'match' and id like any(${patternsOf(fixtures)}::text[])
      and id <> all(${`{${seen.join(',')}}`}::text[])`);
}

/** Ids of moments start with their fixture's: `ars-mci-`. */
const patternsOf = (fixtures: readonly FixtureId[]) => `{${fixtures.map((id) => `${id}-%`).join(',')}}`;

/** The stored minutes of some fixtures, by the moment's id. */
export async function listMinutes(
  db: Db,
  season: string,
  fixtures: readonly FixtureId[],
): Promise<ReadonlyMap<string, MatchMinute>> {
  const rows = await db.query(sql<{ id: string; data: MatchMinute }>`
    select id, data from game_moment
    where season = ${season} and kind = 'match' and id like any(${patternsOf(fixtures)}::text[])
      and data -> 'minute' is not null`);
  return new Map(rows.map(({ id, data: { minute, added } }) => [id, { minute, added }]));
}

/** The line-ups published before kick-off. */
export async function listLineups(db: Db, season: string): Promise<ReadonlyMap<FixtureId, LineupMoment>> {
  const moments = await listMoments(db, season, { footballers: [], prices: false });
  const lineups = [...moments.values()].filter(({ kind }) => kind === 'lineup');
  return new Map(lineups.map(({ id, data }) => [fixtureOfLineup(id), data as LineupMoment]));
}

/** Moments of matches and all line-ups since an instant, and price changes since a later one. By id. */
export async function listMomentsSince(
  db: Db,
  season: string,
  { since, prices }: { since: EpochMs; prices: EpochMs },
): Promise<ReadonlyMap<string, Moment>> {
  const rows = await db.query(sql<Omit<Moment, 'at'> & { at: Date }>`
    select id, kind, at, footballer_id, data from game_moment
    where season = ${season} and at >= ${new Date(since)} and kind <> 'badge'
      and (kind <> 'price' or at >= ${new Date(prices)})`);
  return new Map(rows.map((row) => [row.id, { ...row, at: row.at.getTime() }]));
}

/** Moments of some footballers, and all line-ups; with `prices` also everybody's price changes. By id. */
export async function listMoments(
  db: Db,
  season: string,
  { footballers, prices }: { footballers: readonly FootballerId[]; prices: boolean },
): Promise<ReadonlyMap<string, Moment>> {
  const ids = `{${footballers.join(',')}}`;
  const rows = await db.query(sql<Omit<Moment, 'at'> & { at: Date }>`
    select id, kind, at, footballer_id, data from game_moment
    where season = ${season}
      and (footballer_id = any(${ids}::int[]) or kind = 'lineup' or (${prices} and kind = 'price'))`);
  return new Map(rows.map((row) => [row.id, { ...row, at: row.at.getTime() }]));
}
