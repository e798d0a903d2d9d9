import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Notices } from './db';

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
 * LISTEN and NOTIFY over a separate connection. A broken connection is replaced; notifications sent meanwhile
 * are lost, so listeners must also poll from time to time.
 */
export function createPostgresNotices(connectionString: string): Notices {
  const emitter = new EventEmitter().setMaxListeners(0);
  // Notifications of this process are delivered back to it too, after it has handled them.
  const self = randomUUID();
  const channels = new Set<string>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString });
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (!payload.startsWith(self)) emitter.emit(channel, payload.slice(self.length + 1));
    });
    fresh.on('error', () => reconnect());
    await fresh.connect();
    for (const channel of channels) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  function reconnect() {
    client = undefined;
    if (closed || channels.size === 0) return;
    setTimeout(() => {
      if (closed || client !== undefined) return;
      client = connect();
      client.catch(reconnect);
    }, 1000).unref();
  }

  return {
    tellOthers: async (channel, message, query) =>
      void (await query(sql`select pg_notify(${channel}, ${`${self} ${message}`})`)),
    tellOurselves: (channel, message) => void emitter.emit(channel, message),
    listen: async (channel, hear) => {
      emitter.on(channel, hear);
      const isNew = !channels.has(channel);
      channels.add(channel);
      const wasConnected = client !== undefined;
      client ??= connect();
      const connected = await client;
      if (isNew && wasConnected) await connected.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => void emitter.off(channel, hear);
    },
    close: async () => {
      closed = true;
      await (await client?.catch(() => undefined))?.end();
    },
  };
}
