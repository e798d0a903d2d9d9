import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import type { FplSource } from '../../game/fpl/source';
import type { ReadForMetrics } from '../../platform/telemetry/readForMetrics';
import { findGameState } from '../../game/season/gameState.queries';
import { countDoubtful, findDoubt } from '../../game/season/doubt.queries';

/** Requests by route, method and status, with their durations. */
export function registerMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  const labelNames = ['route', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to the answer',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  registerMemory(registry);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.inc({ route, method: request.method, status: String(reply.statusCode) });
    seconds.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

/**
 * Uses the metric names that Node dashboards expect. Memory of the database's and the season's threads is
 * included in the resident size only.
 */
function registerMemory(registry: Registry): void {
  const parts = [
    ['process_resident_memory_bytes', 'Memory of the process and all its threads', 'rss'],
    ['nodejs_heap_size_used_bytes', 'Heap in use, of the main thread', 'heapUsed'],
    [
      'nodejs_external_memory_bytes',
      'Buffers and other memory outside the heap, of the main thread',
      'external',
    ],
  ] as const;
  for (const [name, help, part] of parts)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(process.memoryUsage()[part]);
      },
    });
}

interface GameParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly fpl: FplSource;
  readonly read: ReadForMetrics;
}

/** Outcomes of requests to the game, and the age of the served state. */
export function registerGameMetrics(registry: Registry, { db, clock, fpl, read }: GameParts): void {
  new Counter({
    name: 'game_documents_total',
    help: 'Documents asked of the official game, by what came of it',
    labelNames: ['outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of fpl.state.outcomes) this.inc({ outcome }, count);
    },
  });
  new Counter({
    name: 'game_doubtful_readings_total',
    help: 'Readings of the season that were not stored, because its documents were in doubt',
    registers: [registry],
    async collect() {
      const count = await read('Doubtful readings', countDoubtful(db, fpl.season));
      this.reset();
      if (count !== undefined) this.inc(count);
    },
  });
  new Gauge({
    name: 'game_doubt_seconds',
    help: 'Time since the documents of the game are in doubt; 0 while they are not',
    registers: [registry],
    async collect() {
      const doubt = await read('The doubt about the game', findDoubt(db, fpl.season));
      this.set(doubt === undefined ? 0 : (clock.now() - doubt.since) / 1000);
    },
  });
  new Gauge({
    name: 'game_age_seconds',
    help: 'Time since the state of the game that is served was read',
    registers: [registry],
    async collect() {
      const state = await read('The age of the game', findGameState(db, fpl.season));
      this.set(state === undefined ? Number.NaN : (clock.now() - state.as_of) / 1000);
    },
  });
}

/** Counts a page of a remote by outcome; `ms` for a rendered one. */
export type RenderCount = (remote: string, outcome: string, ms?: number) => void;

/** Pages rendered by the server, or left to the browser with the reason. */
export function registerRenderMetrics(registry: Registry): RenderCount {
  const pages = new Counter({
    name: 'pages_rendered_total',
    help: 'Pages that declare to be rendered by the server, by what became of them',
    labelNames: ['remote', 'outcome'] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'page_render_seconds',
    help: 'Time that rendering a page took',
    labelNames: ['remote'] as const,
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.5],
    registers: [registry],
  });
  return (remote, outcome, ms) => {
    pages.inc({ remote, outcome });
    if (ms !== undefined) seconds.observe({ remote }, ms / 1000);
  };
}
