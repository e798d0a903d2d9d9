import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Notices } from './db';
import { DatabaseUnusable } from './databaseUnusable';
import { limits } from './statementLimits';

/** One process, so local notifications are enough. */
export function createLocalNotices(): Notices {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    tellOthers: async () => {},
    tellOurselves: (channel, message) => void emitter.emit(channel, message),
    listen: async (channel, hear) => {
      emitter.on(channel, hear);
      return async () => void emitter.off(channel, hear);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}

/**
 * LISTEN and NOTIFY over a separate connection, which needs a session of its own. A broken connection is
 * replaced; notifications sent meanwhile are lost, so listeners must also poll from time to time.
 *
 * @param address of PostgreSQL itself, never of a pooler in transaction mode
 * @param pool sends the notifications
 * @throws {DatabaseUnusable} when what the pool sends is not heard
 */
export async function openPostgresNotices(address: string, pool: pg.Pool): Promise<Notices> {
  const emitter = new EventEmitter().setMaxListeners(0);
  // Notifications of this process are delivered back to it too, after it has handled them.
  const self = randomUUID();
  const channels = new Set<string>();
  let client: pg.Client | undefined;
  let closed = false;
  let last = Promise.resolve();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: limits.connectMs,
      keepAlive: true,
    });
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (!payload.startsWith(self)) emitter.emit(channel, payload.slice(self.length + 1));
    });
    try {
      await fresh.connect();
      for (const channel of channels) await fresh.query(listenTo(channel));
    } catch (thrown) {
      // It is given up: `thrown` says why, and what its end throws says nothing more.
      fresh.on('error', () => {});
      void fresh.end().catch(() => {});
      throw thrown;
    }
    if (closed) return endQuietly(fresh);
    client = fresh;
    // An error is followed by the end, which connects again.
    fresh.on('error', () => {});
    fresh.on('end', () => {
      client = undefined;
      reconnectLater();
    });
  }

  function reconnectLater() {
    if (closed) return;
    setTimeout(() => {
      // While the database is away every request reports it; caches expire by themselves.
      if (!closed) connect().catch(reconnectLater);
    }, 1000).unref();
  }

  /** One statement at a time. While the connection is replaced, the next one listens. */
  function listenNow(channel: string): Promise<void> {
    const listening = last.then(async () => void (await client?.query(listenTo(channel))));
    // The caller gets the failure; the statement after it must run all the same.
    last = listening.catch(() => {});
    return listening;
  }

  await connect();
  try {
    if (client !== undefined) await expectToHear(client, pool);
  } catch (thrown) {
    closed = true;
    await endQuietly(client);
    throw thrown;
  }

  return {
    tellOthers: async (channel, message, query) =>
      void (await query(sql`select pg_notify(${channel}, ${`${self} ${message}`})`)),
    tellOurselves: (channel, message) => void emitter.emit(channel, message),
    listen: async (channel, hear) => {
      emitter.on(channel, hear);
      const isNew = !channels.has(channel);
      channels.add(channel);
      if (isNew) await listenNow(channel);
      return async () => void emitter.off(channel, hear);
    },
    close: async () => {
      closed = true;
      await endQuietly(client);
    },
  };
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

/** The connection may break while it is ended. */
const endQuietly = async (client: pg.Client | undefined) => void (await client?.end().catch(() => {}));

/** A pooler in transaction mode accepts `LISTEN` and never delivers anything. */
async function expectToHear(client: pg.Client, pool: pg.Pool): Promise<void> {
  const channel = `hears_${randomUUID()}`;
  await client.query(listenTo(channel));
  let timer: NodeJS.Timeout | undefined;
  const arrived = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limits.connectMs);
    client.on('notification', (notice) => {
      if (notice.channel === channel) resolve(true);
    });
  });
  await pool.query('select pg_notify($1, $2)', [channel, '']);
  const hasArrived = await arrived;
  clearTimeout(timer);
  if (!hasArrived) {
    throw new DatabaseUnusable(
      'Notifications of PostgreSQL do not arrive: DATABASE_URL is a pooler in transaction mode, or DATABASE_DIRECT_URL ' +
        'names another database. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  }
  await client.query(`un${listenTo(channel)}`);
}
