import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import type { SettableClock } from '../../src/platform/clock';
import type { FplReply, DocumentSource } from '../../src/game/fpl/source';
import { isFaultKind, type FaultKind } from './faultKinds';
import type { FaultPlan, FaultRule } from './faultPlan';
import { serveFault } from './serveFault';

export interface UpstreamOptions {
  readonly source: DocumentSource;
  readonly plan: FaultPlan;
  /** The clock of the source, when it can be moved. */
  readonly clock?: SettableClock | undefined;
  /** Prefix of the official paths. */
  readonly prefix?: string;
}

/** Header with which a request selects its own fault. */
export const faultHeader = 'x-upstream-fault';

/**
 * The official API over HTTP, served from a demo or a replay, with faults on request.
 *
 * Faults by header (`x-upstream-fault: hang`), by rule (`POST /faults { kind, path, count }`) or by share
 * (`POST /faults { rate: 0.1 }`); `GET /faults` counts them, `DELETE /faults` ends them.
 * Lies (`lieKinds`) by header or rule. `POST /clock { now, rate }` moves the clock.
 */
export function buildUpstream({ source, plan, clock, prefix = '/api/' }: UpstreamOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const first = new Map<string, string>();
  app.get(`${prefix}*`, async (request, reply) => {
    const path = request.url.slice(prefix.length);
    const answer = await source.get(path);
    const kind = askedFor(request) ?? plan.next(path);
    if (kind === undefined) return sendAnswer(request, reply, answer, first, path);
    const body = answer.outcome === 'ok' ? JSON.stringify(answer.json) : '{"detail":"Not found."}';
    reply.hijack();
    serveFault(kind, reply.raw, { body, before: first.get(path) ?? body });
    return reply;
  });
  addControls(app, plan);
  if (clock !== undefined) addClock(app, clock);
  return app;
}

function askedFor({ headers }: FastifyRequest): FaultKind | undefined {
  const asked = headers[faultHeader];
  return typeof asked === 'string' && isFaultKind(asked) ? asked : undefined;
}

/** With an ETag, so that a conditional request gets a 304 without a body. */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FplReply,
  first: Map<string, string>,
  path: string,
) {
  if (answer.outcome !== 'ok') return reply.code(404).send({ detail: 'Not found.' });
  const body = JSON.stringify(answer.json);
  if (!first.has(path) && first.size < 200) first.set(path, body);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'max-age=10');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json').send(body);
}

interface FaultOrder {
  readonly kind?: string;
  readonly path?: string;
  readonly count?: number;
  readonly rate?: number;
}

const faultOrderSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    kind: { type: 'string' },
    path: { type: 'string' },
    count: { type: 'integer', minimum: 1 },
    rate: { type: 'number', minimum: 0, maximum: 1 },
  },
} as const;

function addControls(app: FastifyInstance, plan: FaultPlan): void {
  app.get('/faults', async () => plan.counts());
  app.delete('/faults', async (_request, reply) => {
    plan.clear();
    return reply.code(204).send();
  });
  app.post<{ Body: FaultOrder }>(
    '/faults',
    { schema: { body: faultOrderSchema } },
    async ({ body }, reply) => {
      const rule = ruleOf(body);
      if (rule === undefined && body.rate === undefined)
        return reply.code(400).send({ detail: 'Name a kind or a rate.' });
      if (rule) plan.add(rule);
      if (body.rate !== undefined) plan.setRate(body.rate);
      return reply.code(204).send();
    },
  );
}

function addClock(app: FastifyInstance, clock: SettableClock): void {
  app.post<{ Body: { now: string; rate?: number } }>(
    '/clock',
    { schema: { body: clockSchema } },
    async ({ body }, reply) => {
      clock.set(Date.parse(body.now), body.rate);
      return reply.code(204).send();
    },
  );
}

const clockSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['now'],
  properties: { now: { type: 'string', format: 'date-time' }, rate: { type: 'number', minimum: 0 } },
} as const;

function ruleOf({ kind, path = '', count }: FaultOrder): FaultRule | undefined {
  return kind !== undefined && isFaultKind(kind) ? { kind, path, count: count ?? null } : undefined;
}
