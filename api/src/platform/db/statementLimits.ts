import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db';

/**
 * Time limits of the database. A request whose statement waits for a lock or a slow disk gets a 503 after
 * `statementMs` instead of occupying one of the few connections for ever.
 */
export const limits = {
  /** Until a connection is made, or one of the pool is free. */
  connectMs: 5_000,
  /** Enforced by PostgreSQL, which also stops the work. */
  statementMs: 10_000,
  /** Enforced here, for a server that does not answer at all: the connection is destroyed. */
  answerMs: 15_000,
  /** Enforced by PostgreSQL: locks of a process that is stopped or out of reach. */
  idleInTransactionMs: 60_000,
} as const;

const unlimited = new AsyncLocalStorage<true>();

export const isUnlimited = () => unlimited.getStore() === true;

/** A transaction whose statements may take any time: a migration of a large table. */
export const withoutLimits = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  unlimited.run(true, () =>
    db.transaction(async () => {
      await db.script('set local statement_timeout = 0');
      return work();
    }),
  );
