import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { demoAt } from '@touchline/demo-game/testing';
import { allFaultKinds, allLieKinds, type FaultKind } from './faultKinds';
import { createFaultPlan } from './faultPlan';
import { buildUpstream, faultHeader } from './upstreamApp';

const { source } = demoAt();
const plan = createFaultPlan(3);
const app = buildUpstream({ source, plan });
let port = 0;

jest.setTimeout(120_000);

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  // The season is computed at the first request; tests do not measure that.
  await source.get('bootstrap-static/');
}, 120_000);
afterAll(() => app.close());
beforeEach(() => plan.clear());

/** What a plain client receives over a real socket. */
interface Seen {
  readonly status: number;
  readonly body: string;
  readonly bytes: number;
  readonly end: 'complete' | 'closed' | 'gave up';
}

/** Aborts after `patience` milliseconds or 8 MB. */
function ask(path: string, fault?: FaultKind, patience = 1500): Promise<Seen> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let bytes = 0;
    let timer: NodeJS.Timeout | undefined = undefined;
    const settle = (end: Seen['end']) => {
      clearTimeout(timer);
      outgoing.destroy();
      resolve({ status, body: Buffer.concat(chunks).toString(), bytes, end });
    };
    const outgoing = request(
      { port, path: `/api/${path}`, headers: fault ? { [faultHeader]: fault } : {} },
      (incoming) => {
        status = incoming.statusCode ?? 0;
        incoming.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes < 4_000_000) chunks.push(chunk);
          if (bytes > 8_000_000) settle('gave up');
        });
        incoming.on('end', () => settle('complete'));
        incoming.on('error', () => settle('closed'));
      },
    );
    outgoing.on('error', () => settle('closed'));
    timer = setTimeout(() => settle('gave up'), patience);
    outgoing.end();
  });
}

const entry = source.teamsForDemoAccounts()[0]?.teamId;
const endpoints = [
  'bootstrap-static/',
  'fixtures/',
  'fixtures/?event=24',
  'event/24/live/',
  'event-status/',
  'element-summary/10/',
  'dream-team/23/',
  `entry/${entry}/`,
  `entry/${entry}/history/`,
  `entry/${entry}/transfers/`,
  `entry/${entry}/event/23/picks/`,
  'leagues-classic/314/standings/?page_standings=2',
];

it('knows 22 kinds of fault', () => {
  expect(allFaultKinds).toHaveLength(22);
});

it.each(endpoints)('answers %s as the source does', async (path) => {
  const { status, body } = await ask(path);
  const reply = await source.get(path);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual(
    reply.outcome === 'ok' ? JSON.parse(JSON.stringify(reply.json)) : undefined,
  );
});

it('answers 404 for what there is not', async () => {
  expect(await ask('entry/1/')).toMatchObject({ status: 404, body: '{"detail":"Not found."}' });
});

it('answers 304 to who has it already', async () => {
  const before = await fetch(`http://127.0.0.1:${port}/api/fixtures/`);
  const again = await fetch(`http://127.0.0.1:${port}/api/fixtures/`, {
    headers: { 'if-none-match': before.headers.get('etag') ?? '' },
  });
  expect([before.status, again.status, await again.text()]).toEqual([200, 304, '']);
});

/** Whether the response is a document like the healthy one. */
function isHealthy(seen: Seen, healthy: string): boolean {
  return seen.status === 200 && seen.end === 'complete' && seen.body === healthy;
}

describe.each(allFaultKinds.filter((kind) => kind !== 'stale'))('the fault %s', (kind) => {
  it('spoils every endpoint', async () => {
    for (const path of endpoints) {
      const reply = await source.get(path);
      const healthy = reply.outcome === 'ok' ? JSON.stringify(reply.json) : '';
      expect({ path, healthy: isHealthy(await ask(path, kind, 250), healthy) }).toEqual({
        path,
        healthy: false,
      });
    }
  });
});

/** The document that a lie is about. */
const liedAbout = {
  no_footballers: 'event/24/live/',
  few_footballers: 'event/24/live/',
  same_ids: 'event/24/live/',
  unknown_club: 'fixtures/',
  club_missing: 'bootstrap-static/',
};

it.each(allLieKinds)('the lie %s is a whole document that differs from the true one', async (kind) => {
  const path = liedAbout[kind];
  const [truth, lie] = [await ask(path), await ask(path, kind)];
  expect(lie).toMatchObject({ status: 200, end: 'complete' });
  expect(Object.keys(JSON.parse(lie.body) as object)).toEqual(
    expect.arrayContaining(kind === 'unknown_club' ? [] : Object.keys(JSON.parse(truth.body) as object)),
  );
  expect(lie.body).not.toBe(truth.body);
});

it('moves the clock of a season that follows one', async () => {
  const moving = demoAt();
  const other = buildUpstream({ ...moving, plan: createFaultPlan() });
  const live = async () => (await other.inject('/api/event/24/live/')).body;
  const before = await live();
  const now = new Date(moving.clock.now() + 20 * 60_000).toISOString();
  const answer = await other.inject({ method: 'POST', url: '/clock', payload: { now } });
  expect(answer.statusCode).toBe(204);
  expect(await live()).not.toBe(before);
});

it('stale gives the document as it was when first asked for', async () => {
  const moving = demoAt();
  const other = buildUpstream({ source: moving.source, plan: createFaultPlan() });
  const path = '/api/event/24/live/';
  const before = await other.inject(path);
  moving.clock.set(moving.clock.now() + 20 * 60_000);
  expect((await other.inject(path)).body).not.toBe(before.body);
  expect((await other.inject({ url: path, headers: { [faultHeader]: 'stale' } })).body).toBe(before.body);
});

describe('faults on request', () => {
  const post = (body: object) => app.inject({ method: 'POST', url: '/faults', payload: body });

  it('last for as many requests as asked', async () => {
    expect((await post({ kind: 'server_error', path: 'fixtures/', count: 2 })).statusCode).toBe(204);
    const statuses = [];
    for (const path of ['fixtures/', 'event-status/', 'fixtures/', 'fixtures/'])
      statuses.push((await ask(path)).status);
    expect(statuses).toEqual([500, 200, 500, 200]);
  });

  it('come at the share asked for', async () => {
    await post({ rate: 0.5 });
    const kinds = Array.from({ length: 4000 }, () => plan.next('fixtures/'));
    expect(kinds.filter((kind) => kind !== undefined).length / 4000).toBeCloseTo(0.5, 1);
    expect(new Set(kinds).size).toBe(23);
  });

  it.each([{}, { kind: 'gremlins' }, { rate: 2 }, { sort: 'x' }])('refuses %j', async (body) => {
    const { statusCode } = await post(body);
    expect(statusCode).toBe(400);
  });
});
