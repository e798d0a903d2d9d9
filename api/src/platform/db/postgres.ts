import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnusable } from './databaseUnusable';
import { createDb, type Db } from './db';
import { openPostgresNotices } from './notices';
import { isUnlimited, limits } from './statementLimits';
import './values';

/**
 * @param address of PostgreSQL, or of a pooler such as PgBouncer, also in transaction mode
 * @param directAddress of PostgreSQL itself when `address` is a pooler's: for `LISTEN`, which needs a session
 * @throws {DatabaseUnusable} when the server is older than 15, or notifications do not arrive
 */
export async function openPostgres(address: string, directAddress?: string): Promise<Db> {
  const pool = createPool(address, directAddress !== undefined);
  try {
    await refuseOldServer(pool);
    const notices = await openPostgresNotices(directAddress ?? address, pool);
    const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: withDeadlines(pool) }) });
    return createDb({ engine: 'postgres', kysely, notices, release: () => endPool(pool) });
  } catch (thrown) {
    await endPool(pool);
    throw thrown;
  }
}

function createPool(connectionString: string, isPooled: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    verify: (client, done) => void client.query(sessionSettings(isPooled)).then(() => done(), done),
  });
  // A broken connection is replaced by the pool. Without listeners it would end the process: on an idle
  // connection the pool emits the error, on one in use between two statements the client.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * A pooler in transaction mode gives each transaction another session: what is set stays with the session and
 * reaches other clients. It tracks the time zone by client; the limits are set in `deploy/pgbouncer.ini`.
 * Startup parameters (`options`) are refused by PgBouncer.
 */
function sessionSettings(isPooled: boolean): string {
  const zone = "set timezone to 'UTC'";
  if (isPooled) return zone;
  return `${zone}; set statement_timeout to ${limits.statementMs};
    set idle_in_transaction_session_timeout to ${limits.idleInTransactionMs}`;
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  if (Number(rows[0]?.version) < 150_000)
    throw new DatabaseUnusable('DATABASE_URL names a PostgreSQL that is older than 15.');
}

/** Kysely ends a pool only if it has used it. */
const endPool = async (pool: pg.Pool) => {
  if (!pool.ending) await pool.end();
};

/** The pool for kysely, with a time limit on every answer. */
function withDeadlines(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => withDeadline(await pool.connect()),
    end: () => endPool(pool),
  };
}

/** A connection without an answer fails its statement and every later one, and is destroyed when it is released. */
function withDeadline(client: pg.PoolClient): PostgresPoolClient {
  let isLate = false;
  const late = () => new Error(`timeout expired: the database did not answer within ${limits.answerMs} ms`);
  async function query(text: string, values: readonly unknown[]) {
    if (isLate) throw late();
    const answer = client.query(text, [...values]);
    if (isUnlimited()) return answer;
    // Destroying the connection rejects it after nobody waits any more.
    answer.catch(() => {});
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(late());
      }, limits.answerMs);
    });
    return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
  }
  return { query, release: () => client.release(isLate) } as unknown as PostgresPoolClient;
}
