import { sql } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import type { DocumentSource, FplReply, FplSource } from './source';
import { withState } from './sourceState';

/** Result of the last request to one endpoint. */
interface Reading {
  readonly asked_at: Date;
  readonly outcome: FplReply['outcome'];
  readonly detail: string;
}

/** Thousands of teams are read one after another; their results are written in batches. */
const flushMs = 5000;

/** Removes ids: `entry/77/` and `entry/78/` are one endpoint. */
export const endpointOf = (path: string): string => path.replace(/\?.*$/, '').replace(/\d+/g, '{id}');

/** Outcomes without a request: they say nothing about the upstream's health. */
const notAsked: readonly string[] = ['busy', 'too_many'];

/**
 * Opens a source that stores the result of each endpoint's last request, for the admin area.
 * @param report called when the results could not be stored
 */
export function withReadings(
  source: DocumentSource,
  db: Db,
  wall: Clock,
  report?: (thrown: unknown) => void,
): FplSource {
  const waiting = new Map<string, Reading>();
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    timer = undefined;
    const readings = [...waiting];
    waiting.clear();
    // A failure here must not stop the reading of the game, nor the closing of the database.
    await writeReadings(db, source.season, readings).catch((thrown: unknown) => report?.(thrown));
  }

  function note(path: string, reply: FplReply) {
    if (notAsked.includes(reply.outcome)) return;
    const detail = reply.outcome === 'ok' ? '' : reply.detail;
    waiting.set(endpointOf(path), { asked_at: new Date(wall.now()), outcome: reply.outcome, detail });
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  return withState({
    ...source,
    // A getter: a copied value would stay at the season of the start.
    get season() {
      return source.season;
    },
    get: async (path) => {
      const reply = await source.get(path);
      note(path, reply);
      return reply;
    },
    close: async () => {
      clearTimeout(timer);
      await flush();
      await source.close?.();
    },
  });
}

async function writeReadings(db: Db, season: string, readings: readonly (readonly [string, Reading])[]) {
  for (const [endpoint, { asked_at, outcome, detail }] of readings)
    await db.run(sql`
      insert into upstream_reading (season, endpoint, asked_at, ok_at, outcome, detail)
      values (${season}, ${endpoint}, ${asked_at}, ${outcome === 'ok' ? asked_at : null}, ${outcome}, ${detail})
      on conflict (season, endpoint) do update set asked_at = excluded.asked_at,
        ok_at = coalesce(excluded.ok_at, upstream_reading.ok_at), outcome = excluded.outcome, detail = excluded.detail`);
}

/** Every endpoint that has been requested, failing ones first. */
export async function listReadings(db: Db, season: string) {
  const rows = await db.query(sql<{
    endpoint: string;
    asked_at: Date;
    ok_at: Date | null;
    outcome: FplReply['outcome'];
    detail: string;
  }>`select endpoint, asked_at, ok_at, outcome, detail from upstream_reading where season = ${season}
    order by outcome = 'ok', endpoint`);
  return rows.map((row) => ({
    ...row,
    asked_at: row.asked_at.toISOString(),
    ok_at: row.ok_at?.toISOString() ?? null,
  }));
}
