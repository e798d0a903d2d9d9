import {
  asFootballerId,
  type EpochMs,
  type FootballerId,
  type GameweekNumber,
  type Points,
} from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';

/** Expected points by footballer as of one deadline. */
export type Expectations = ReadonlyMap<FootballerId, Points>;

interface NewExpectations {
  readonly season: string;
  readonly gameweek: GameweekNumber;
  /** The app's time of the state that they were computed from. */
  readonly knownAt: EpochMs;
  readonly points: Expectations;
}

/** Stored in hundredths; what is stored before is replaced. */
export async function saveExpectations(
  db: Db,
  { season, gameweek, knownAt, points }: NewExpectations,
): Promise<void> {
  const hundredths = Object.fromEntries([...points].map(([id, value]) => [id, Math.round(value * 100)]));
  await db.run(sql`
    insert into deadline_expected (season, gameweek, known_at, points)
    values (${season}, ${gameweek}, ${new Date(knownAt)}, ${JSON.stringify(hundredths)}::jsonb)
    on conflict (season, gameweek) do update set known_at = excluded.known_at, points = excluded.points`);
}

/** When the state behind each gameweek's expectations was read; gameweeks without any are missing. */
export async function listKnownAt(db: Db, season: string): Promise<ReadonlyMap<GameweekNumber, EpochMs>> {
  const rows = await db.query(sql<{ gameweek: GameweekNumber; known_at: Date }>`
    select gameweek, known_at from deadline_expected where season = ${season}`);
  return new Map(rows.map(({ gameweek, known_at }) => [gameweek, known_at.getTime()]));
}

/** Expectations of some footballers, by gameweek. */
export async function listExpectations(
  db: Db,
  season: string,
  footballers: readonly FootballerId[],
): Promise<ReadonlyMap<GameweekNumber, Expectations>> {
  const keys = `{${[...new Set(footballers)].join(',')}}`;
  const rows = await db.query(sql<{ gameweek: GameweekNumber; points: Record<string, number> }>`
    select gameweek, coalesce(
      (select jsonb_object_agg(key, value) from jsonb_each(points) where key = any(${keys}::text[])),
      '{}'::jsonb) as points
    from deadline_expected where season = ${season}`);
  return new Map(
    rows.map(({ gameweek, points }) => [
      gameweek,
      new Map(
        Object.entries(points).map(([id, hundredths]) => [asFootballerId(Number(id)), hundredths / 100]),
      ),
    ]),
  );
}
