import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db';

/** Rows that one statement changes: far below the statement's time limit, also where each row has cascades. */
export const batchSize = 500;

/**
 * Repeats a statement that changes at most `size` rows until it changes fewer. Each batch commits alone, so that an
 * interrupted sweep keeps its progress, and no statement grows with the number of accounts.
 *
 * @param change the statement; its rows are chosen by an index, with `limit` and `for update skip locked`
 * @returns how many rows were changed
 */
export async function inBatches(
  change: (size: number) => Promise<number>,
  size: number = batchSize,
): Promise<number> {
  for (let total = 0; ;) {
    const changed = await change(size);
    total += changed;
    if (changed < size) return total;
  }
}

/**
 * Deletes the rows that match, in batches. Rows that another process is deleting or changing are left to the next sweep.
 * @param where chooses the rows by an index
 */
export const deleteInBatches = (db: Db, table: string, where: RawBuilder<unknown>): Promise<number> =>
  inBatches((size) =>
    db.run(sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${size} for update skip locked))`),
  );
