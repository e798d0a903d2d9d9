import type { Chip, EpochMs, FootballerId, GameweekNumber, Points, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { LeagueRanking, TeamPicks } from '../fpl/gameData';

/** Channel for notifications that a sample of all managers has grown. */
export const rankSampleChannel = 'rank_sample';

/** Progress of reading a season's sample. */
export interface SampleReading {
  readonly gameweek: GameweekNumber;
  /** Number of all managers. */
  readonly managers: number;
  /** Size of the sample. */
  readonly sampled: number;
  /** Number of squads read. */
  readonly read: number;
  readonly is_done: boolean;
  readonly read_at: EpochMs;
}

export async function findSampleReading(db: Db, season: string): Promise<SampleReading | undefined> {
  const row = await db.findOne(sql<Omit<SampleReading, 'read_at'> & { read_at: Date }>`
    select gameweek, managers, sampled, read, is_done, read_at from rank_sample_reading where season = ${season}`);
  return row && { ...row, read_at: row.read_at.getTime() };
}

/** Stores the progress of a read; the sample of an earlier gameweek is deleted. */
export async function noteSampleReading(db: Db, season: string, reading: SampleReading): Promise<void> {
  await db.transaction(async () => {
    await db.run(sql`delete from rank_sample where season = ${season} and gameweek <> ${reading.gameweek}`);
    await db.run(sql`
      insert into rank_sample_reading (season, gameweek, managers, sampled, read, is_done, read_at)
      values (${season}, ${reading.gameweek}, ${reading.managers}, ${reading.sampled}, ${reading.read},
        ${reading.is_done}, ${new Date(reading.read_at)})
      on conflict (season) do update set gameweek = excluded.gameweek, managers = excluded.managers,
        sampled = excluded.sampled, read = excluded.read, is_done = excluded.is_done, read_at = excluded.read_at`);
    await db.notify(rankSampleChannel, '');
  });
}

/** Places of the sample that are already stored. */
export async function listSampledPlaces(db: Db, season: string, gameweek: GameweekNumber): Promise<number[]> {
  const rows = await db.query(sql<{ place: number }>`
    select place from rank_sample where season = ${season} and gameweek = ${gameweek} order by place`);
  return rows.map(({ place }) => place);
}

/** Stores a page's managers, whose squads are read later. */
export async function savePage(
  db: Db,
  { season, gameweek, firstPlace }: { season: string; gameweek: GameweekNumber; firstPlace: number },
  members: LeagueRanking['members'],
): Promise<void> {
  const rows = members.map(({ team_id, total, gameweek_points }, index) => ({
    place: firstPlace + index,
    team_id,
    counted: total,
    before: total - gameweek_points,
  }));
  await db.run(sql`
    insert into rank_sample (season, gameweek, place, team_id, counted, before)
    select ${season}, ${gameweek}::smallint, row.place, row.team_id, row.counted, row.before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (place int, team_id int, counted int, before int)
    on conflict (season, place) do nothing`);
}

/** Managers of the sample without a squad, in the order in which their pages were read. */
export async function listUnread(db: Db, season: string, gameweek: GameweekNumber): Promise<TeamId[]> {
  const rows = await db.query(sql<{ team_id: TeamId }>`
    select team_id from rank_sample
    where season = ${season} and gameweek = ${gameweek} and footballers is null order by place`);
  return rows.map(({ team_id }) => team_id);
}

/** A squad of the sample, or a placeholder for a deleted team. */
export type SampledSquad = Pick<
  TeamPicks,
  'footballers' | 'captain' | 'vice_captain' | 'chip' | 'transfers_cost'
> & {
  readonly team_id: TeamId;
  /** Null if the game does not send it: then the value of the league's page is kept. */
  readonly before: Points | null;
};

export async function saveSampledSquads(
  db: Db,
  season: string,
  gameweek: GameweekNumber,
  squads: readonly SampledSquad[],
): Promise<void> {
  await db.run(sql`
    update rank_sample as sample set
      footballers = array(select jsonb_array_elements_text(row.footballers)::smallint),
      captain = row.captain, vice_captain = row.vice_captain, chip = row.chip,
      transfers_cost = row.transfers_cost, before = coalesce(row.before, sample.before)
    from jsonb_to_recordset(${JSON.stringify(squads)}::jsonb) as row (
      team_id int, footballers jsonb, captain smallint, vice_captain smallint, chip text, transfers_cost smallint,
      before int)
    where sample.season = ${season} and sample.gameweek = ${gameweek} and sample.team_id = row.team_id`);
}

/** One manager of the sample, with a squad. */
export interface SampleRow {
  readonly place: number;
  readonly team_id: TeamId;
  readonly counted: Points;
  readonly before: Points;
  readonly footballers: FootballerId[];
  readonly captain: FootballerId | null;
  readonly vice_captain: FootballerId | null;
  readonly chip: Chip | null;
  readonly transfers_cost: Points;
}

/** Managers of the sample whose squads are stored, by place. */
export function listSample(db: Db, season: string, gameweek: GameweekNumber): Promise<SampleRow[]> {
  return db.query(sql<SampleRow>`
    select place, team_id, counted, before, footballers, captain, vice_captain, chip, transfers_cost
    from rank_sample where season = ${season} and gameweek = ${gameweek} and cardinality(footballers) > 0
    order by place`);
}
