import type { EpochMs } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';

/** Doubtful answers of the game since the last good one. */
export interface GameDoubt {
  readonly since: EpochMs;
  /**
   * Of the reasons against the last answer. Answers are equal if the same is wrong with them: the documents
   * themselves change every minute, with the transfers that managers make.
   */
  readonly digest: string;
  /** How often the last answer came in a row, and since when. */
  readonly equal: number;
  readonly equal_since: EpochMs;
  readonly reasons: readonly string[];
  readonly is_broken: boolean;
  /** The answer that an administrator accepts. */
  readonly accepted: string | null;
}

type DoubtRow = Omit<GameDoubt, 'since' | 'equal_since'> & {
  readonly since: Date;
  readonly equal_since: Date;
};

/** Undefined while the stored state is the game's last answer. */
export async function findDoubt(db: Db, season: string): Promise<GameDoubt | undefined> {
  const row = await db.findOne(sql<DoubtRow>`
    select since, digest, equal, equal_since, reasons, is_broken, accepted
    from game_doubt where season = ${season}`);
  return row && { ...row, since: row.since.getTime(), equal_since: row.equal_since.getTime() };
}

/**
 * An administrator accepts the last doubtful answer: the next equal one is stored.
 * @returns false when there is no doubt, or another answer came since the administrator saw it
 */
export async function acceptDoubt(db: Db, season: string, digest: string): Promise<boolean> {
  const written = await db.run(sql`
    update game_doubt set accepted = digest where season = ${season} and digest = ${digest}`);
  return written === 1;
}

/** Doubtful answers that were not stored. */
export async function countDoubtful(db: Db, season: string): Promise<number> {
  const row = await db.findOne(sql<{ doubtful: number }>`
    select doubtful from game_reading where season = ${season}`);
  return row?.doubtful ?? 0;
}
