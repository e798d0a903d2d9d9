import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClock } from '../../../platform/clock';
import { ingestSeason } from '../../ingest/ingestSeason';
import { findGameState, listDocuments } from '../../season/gameState.queries';
import { openMigratedDb } from '../../../../test/support/openTestDb';
import { tinySeason, writeTinySeason } from '../../../../test/support/tinySeason';
import { allFaultKinds, type FaultKind } from '../../../../test/upstream/faultKinds';
import { createFaultPlan } from '../../../../test/upstream/faultPlan';
import { buildUpstream } from '../../../../test/upstream/upstreamApp';
import { createReplaySource } from '../replay/replaySource';
import { createLiveSource } from './liveSource';
import { withState } from '../sourceState';

const clock = createClock(Date.parse(tinySeason.settled), 0);
const replay = createReplaySource({ folder: writeTinySeason(), clock });
const plan = createFaultPlan(5);
const upstream = buildUpstream({ source: replay, plan });
let base = '';

beforeAll(async () => {
  await upstream.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}/api`;
});
afterAll(() => upstream.close());
beforeEach(() => plan.clear());

const live = (retries = 0, timeoutMs = 700) =>
  createLiveSource({ base, season: '2023-24', perSecond: 1000, timeoutMs, retries, restMs: 300 });

it('answers as the official API does, over a socket', async () => {
  const [asked, direct] = [await live().get('bootstrap-static/'), await replay.get('bootstrap-static/')];
  expect(asked).toEqual(JSON.parse(JSON.stringify(direct)));
  expect(await live().get('entry/999/')).toMatchObject({ outcome: 'not_found' });
});

it('asks again with the ETag, and has the same answer', async () => {
  const source = live();
  const first = await source.get('fixtures/');
  expect(await source.get('fixtures/')).toBe(first);
});

it.each([
  ['etag', '"one"', 'if-none-match'],
  ['last-modified', 'Sat, 22 Aug 2026 06:31:00 GMT', 'if-modified-since'],
])('asks on the condition of the %s, and a 304 brings no body', async (given, value, asked) => {
  const conditions: unknown[] = [];
  const server = createServer((request, response) => {
    conditions.push(request.headers[asked]);
    const isUnchanged = request.headers[asked] === value;
    response.writeHead(isUnchanged ? 304 : 200, { [given]: value }).end(isUnchanged ? undefined : '[1]');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const source = createLiveSource({ base: `http://127.0.0.1:${port}`, perSecond: 1000 });
  const first = await source.get('fixtures/');
  expect(await source.get('fixtures/')).toBe(first);
  expect(conditions).toEqual([undefined, value]);
  server.close();
  server.closeAllConnections();
});

/** Faults in a well-formed response: only the document's parser can detect them. */
const wellFormed: readonly FaultKind[] = ['other_document', 'wrong_types', 'stale'];
const outcomes: Partial<Record<FaultKind, string>> = {
  updating_html: 'updating',
  updating_string: 'updating',
  updating_text: 'updating',
  rate_limited: 'rate_limited',
  not_found: 'not_found',
  hang: 'timeout',
  slow: 'timeout',
  truncated_json: 'malformed',
  html_as_json: 'malformed',
  empty: 'malformed',
  null_document: 'malformed',
};

it.each(allFaultKinds.filter((kind) => !wellFormed.includes(kind)))(
  'knows the fault %s, and heals',
  async (kind) => {
    // A busy machine receives less than the size limit in the default timeout.
    const source = live(0, kind === 'huge' ? 30_000 : undefined);
    plan.add({ kind, path: 'fixtures/', count: 1 });
    const reply = await source.get('fixtures/');
    expect(reply.outcome).toBe(outcomes[kind] ?? 'unavailable');
    await new Promise((resolve) => setTimeout(resolve, reply.outcome === 'rate_limited' ? 3_200 : 0));
    expect((await live().get('fixtures/')).outcome).toBe('ok');
  },
);

it('tries again by itself when a fault may pass', async () => {
  plan.add({ kind: 'bad_gateway', path: 'fixtures/', count: 2 });
  expect((await live(2).get('fixtures/')).outcome).toBe('ok');
});

it('reads a season with one fault in ten into the same documents as without', async () => {
  const digests = async (rate: number) => {
    const db = await openMigratedDb();
    plan.clear();
    plan.setRate(rate);
    const source = withState(live(2));
    for (let tries = 0; tries < 40; tries += 1) {
      await ingestSeason({ db, clock, fpl: source });
      if ((await findGameState(db, '2023-24'))?.outcome === 'ok') break;
    }
    const documents = await listDocuments(db, '2023-24');
    await db.close();
    return documents.map(({ kind, gameweek, digest }) => `${kind} ${gameweek} ${digest}`).sort();
  };
  expect(await digests(0.1)).toEqual(await digests(0));
});
