import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';
import { createKeptRows, type Kept } from './keptRows';
import { inSpan } from '../telemetry/spans';

/**
 * The database. Queries are SQL in a tagged template, with values as parameters:
 * `db.query(sql<{ id: string }>\`select id from account where email = ${email}\`)`.
 *
 * JSON goes in as text (`${JSON.stringify(value)}::jsonb`), instants as `Date`. int8 comes back as a number,
 * numeric and date as strings, timestamptz as `Date`; the same on both engines.
 */
export interface Db {
  readonly engine: 'pglite' | 'postgres';
  /** The rows in the statement's order. */
  query<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /** The only row, or undefined. */
  findOne<Row>(statement: RawBuilder<Row>): Promise<Row | undefined>;
  /** Number of rows that an insert, update or delete changed. */
  run(statement: RawBuilder<unknown>): Promise<number>;
  /** Several statements in one text without parameters: migrations. */
  script(text: string): Promise<void>;
  /**
   * Runs `work` atomically. Every query inside, however deep, belongs to the transaction; a nested
   * transaction is a savepoint.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Notifies listeners in every process on this database once the transaction has committed; those of this
   * process before that transaction returns. Under 7900 bytes.
   */
  notify(channel: string, message: string): Promise<void>;
  /** @returns a function that stops listening */
  listen(channel: string, hear: (message: string) => void): Promise<() => Promise<void>>;
  /**
   * The cache of database rows that a channel invalidates; shared in this process, its rows are therefore frozen.
   * Whoever changes rows notifies the channel (`db.notify(channel, '')`) in the same transaction: this process evicts
   * them before that transaction returns, other processes shortly after.
   */
  kept(channel: string): Kept;
  /** Copies the database's files, as they are between two statements, into a new folder; PGlite in a folder only. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Notifications within a process and between processes; with PGlite there is only one. */
export interface Notices {
  /** Called inside the transaction of the notification, with a function that runs a statement there. */
  tellOthers(
    channel: string,
    message: string,
    query: (statement: RawBuilder<unknown>) => Promise<unknown>,
  ): Promise<void>;
  /** Called once that transaction has committed. */
  tellOurselves(channel: string, message: string): void;
  listen(channel: string, hear: (message: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

interface OpenTransaction {
  readonly handle: Transaction<unknown>;
  /** Set once `work` has returned; queries still running then use the pool. */
  over: boolean;
  savepoints: number;
  readonly afterCommit: (() => void)[];
}

interface DbParts {
  readonly engine: Db['engine'];
  readonly kysely: Kysely<unknown>;
  readonly notices: Notices;
  readonly copyTo?: Db['copyTo'];
  /** Called after the last connection is closed. */
  readonly release?: () => Promise<void> | void;
}

export function createDb({ engine, kysely, notices, copyTo, release }: DbParts): Db {
  const current = new AsyncLocalStorage<OpenTransaction>();
  const openTransaction = () => {
    const open = current.getStore();
    return open?.over === false ? open : undefined;
  };
  const execute = <Row>(statement: RawBuilder<Row>) =>
    inSpan({ name: 'query', inner: true, facts: () => queryFacts(statement) }, () =>
      statement.execute(openTransaction()?.handle ?? kysely),
    );
  /** The statement with placeholders: values are people's data. */
  const queryFacts = (statement: RawBuilder<unknown>) => ({
    'db.system.name': 'postgresql',
    'db.query.text': statement.compile(kysely).sql,
  });

  async function query<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return (await execute(statement)).rows;
  }

  async function transaction<T>(work: () => Promise<T>): Promise<T> {
    const outer = openTransaction();
    if (outer !== undefined) return inSavepoint(outer, work);
    const afterCommit: (() => void)[] = [];
    const result = await inSpan({ name: 'transaction', inner: true }, () =>
      kysely.transaction().execute(async (handle) => {
        const open: OpenTransaction = { handle, over: false, savepoints: 0, afterCommit };
        try {
          return await current.run(open, work);
        } finally {
          open.over = true;
        }
      }),
    );
    for (const run of afterCommit) run();
    return result;
  }

  async function notify(channel: string, message: string): Promise<void> {
    const open = openTransaction();
    await notices.tellOthers(channel, message, execute);
    const tellOurselves = () => notices.tellOurselves(channel, message);
    if (open === undefined) tellOurselves();
    else open.afterCommit.push(tellOurselves);
  }

  const listen: Db['listen'] = (channel, hear) => notices.listen(channel, hear);

  return {
    engine,
    query,
    findOne: async (statement) => (await query(statement))[0],
    run: async (statement) => Number((await execute(statement)).numAffectedRows ?? 0n),
    script: async (text) => void (await execute(sql.raw(text))),
    transaction,
    notify,
    listen,
    kept: createKeptRows(listen),
    copyTo,
    close: async () => {
      await notices.close();
      await kysely.destroy();
      await release?.();
    },
  };
}

/** A failure inside rolls back only the nested part, and the outer transaction can continue. */
async function inSavepoint<T>(open: OpenTransaction, work: () => Promise<T>): Promise<T> {
  const name = sql.id(`inner_${(open.savepoints += 1)}`);
  await sql`savepoint ${name}`.execute(open.handle);
  try {
    const result = await work();
    await sql`release savepoint ${name}`.execute(open.handle);
    return result;
  } catch (thrown) {
    await sql`rollback to savepoint ${name}`.execute(open.handle);
    throw thrown;
  }
}

/** PostgreSQL's error code, such as `23505` for a unique violation; undefined for other errors. */
export function sqlStateOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' && /^[0-9A-Z]{5}$/.test(thrown.code) ? thrown.code : undefined;
}

export const isUniqueViolation = (thrown: unknown) => sqlStateOf(thrown) === '23505';

/** Whether PostgreSQL stopped the statement at `limits.statementMs`: the database answers, the statement is too slow. */
export const isTimeLimit = (thrown: unknown) => sqlStateOf(thrown) === '57014';

/**
 * SQLSTATE classes: connection, insufficient resources (including a full disk), operator intervention; a time
 * limit or a lock (57014, 55P03, 25P03), a read-only database, a fault of the disk.
 */
const awayStates = /^(08|53|57P0|57014|55P03|25P03|25006|58030)/;
const awayCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
]);
/** Messages of pg and of our worker thread, which have no code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client was closed|Client has encountered a connection error|The database thread has ended)/;

/** Whether the database is temporarily unavailable, or cannot write. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (awayStates.test(sqlStateOf(thrown) ?? '')) return true;
  const { code, message, syscall } = Object(thrown) as Partial<NodeJS.ErrnoException>;
  // A socket file is gone while PostgreSQL restarts.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return awayCodes.has(String(code)) || awayWords.test(message ?? '');
}
