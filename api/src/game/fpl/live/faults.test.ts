import { asTeamId, asLeagueId } from '@touchline/shared/domain';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { ingestLeague } from '../../ingest/ingestLeague';
import { ingestSeason } from '../../ingest/ingestSeason';
import { ingestTeam } from '../../ingest/ingestTeam';
import { findLeague, findTeam, listHistory } from '../../reports/teams.queries';
import { teamsChannel } from '../../season/gameState.queries';
import { forgetSeason, listDocuments } from '../../season/gameState.queries';
import { buildGameApp, type GameApp, type Person } from '../../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../../test/support/tinySeason';
import { allFaultKinds, type FaultKind } from '../../../../test/upstream/faultKinds';
import { createFaultPlan } from '../../../../test/upstream/faultPlan';
import { buildUpstream } from '../../../../test/upstream/upstreamApp';
import { createReplaySource } from '../replay/replaySource';
import { createLiveSource } from './liveSource';

const before = Date.parse(tinySeason.beforeGameweek2);
const now = Date.parse(tinySeason.inPlay);
const plan = createFaultPlan(7);
/** Every ten minutes of play of three gameweeks, and the hours after. */
const seasonInstants = ['2023-08-12', '2023-08-19', '2023-08-26'].flatMap((day) =>
  Array.from({ length: 40 }, (_, step) =>
    new Date(Date.parse(`${day}T14:00:00Z`) + step * 600_000).toISOString(),
  ),
);
const time = { now: before };
const replay = createReplaySource({ folder: writeTinySeason(), clock: { now: () => time.now, rate: 0 } });
const upstream = buildUpstream({ source: replay, plan });
let base = '';
let app: GameApp;
let person: Person;

/**
 * Slow responses exceed this, even for the smallest document; good ones have enough time on a busy machine.
 */
const timeoutMs = 1_000;
const live = () =>
  createLiveSource({ base, season: '2023-24', perSecond: 1000, timeoutMs, retries: 0, restMs: 1 });

beforeAll(async () => {
  await upstream.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}/api`;
  app = await buildGameApp({ now: tinySeason.beforeGameweek2, openSource: live });
  person = await app.signUp({ team: asTeamId(101) });
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});
beforeEach(async () => {
  plan.clear();
  await forgetSeason(app.db, app.fpl.season);
  setClocks(before);
  expect((await readSeason()).outcome).toBe('ok');
});

function setClocks(to: number): void {
  time.now = to;
  app.clock.set(to);
}

const deps = () => ({ db: app.db, clock: app.clock, fpl: app.fpl });
const readSeason = () => ingestSeason(deps());
const readTeam = () => ingestTeam(deps(), { id: asTeamId(101), current: 1, phase: '1', squads: 'all' });
const served = async () => (await person.ask('GET', '/v1/clubs/index/standings')).body;
/** Pauses of the source after a fault are a few milliseconds here. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

/** Number of invalid documents, from the metric. */
async function faultsCounted(): Promise<number> {
  const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const lines = [...body.matchAll(/^game_documents_total\{outcome="(\w+)"\} (\d+)$/gm)];
  return lines.filter(([, outcome]) => outcome !== 'ok').reduce((sum, [, , count]) => sum + Number(count), 0);
}

const seasonPaths = ['bootstrap-static/', 'fixtures/', 'event/2/live/'];
const spoiling = allFaultKinds.filter((kind) => kind !== 'stale');

describe.each(seasonPaths)('while %s goes wrong', (path) => {
  it.each(spoiling)(
    'by %s, the last good state is served as stale, and it heals',
    async (kind: FaultKind) => {
      const good = await served();
      const counted = await faultsCounted();
      setClocks(now);
      plan.add({ kind, path, count: 1 });
      expect((await readSeason()).outcome).not.toBe('ok');
      expect(await served()).toEqual({ ...good, stale: true });
      expect(good.updated_at).toBe(new Date(before).toISOString());
      expect(await faultsCounted()).toBe(counted + 1);
      await pause();
      expect((await readSeason()).outcome).toBe('ok');
      const healed = await served();
      expect(healed.stale).toBeUndefined();
      expect(healed.updated_at).toBe(new Date(now).toISOString());
      expect(Number(healed.epoch)).toBe(Number(good.epoch) + 1);
    },
  );

  it('with an older document, nothing that is known is taken back, and it heals', async () => {
    setClocks(now);
    expect((await readSeason()).outcome).toBe('ok');
    const good = await served();
    setClocks(now + 60_000);
    plan.add({ kind: 'stale', path, count: 1 });
    await readSeason();
    expect((await served()).payload).toEqual(good.payload);
    await pause();
    expect((await readSeason()).outcome).toBe('ok');
    expect((await served()).stale).toBeUndefined();
  });
});

const teamPaths = ['entry/101/', 'entry/101/history/', 'entry/101/transfers/', 'entry/101/event/1/picks/'];

describe.each(teamPaths)('while %s goes wrong', (path) => {
  const stored = () => findTeam(app.db, app.fpl.season, asTeamId(101));

  // The teams here have no transfers: an empty list has no numbers, and arrives in one piece.
  const here = spoiling.filter(
    (kind) => !path.endsWith('transfers/') || (kind !== 'slow' && kind !== 'wrong_types'),
  );

  it.each(here)('by %s, the team stays as it was, and it heals', async (kind: FaultKind) => {
    if (path.endsWith('picks/')) await app.db.run(sql`delete from team_picks`);
    await app.db.notify(teamsChannel, '');
    // Squads that are not published yet are no fault: the rest is stored, and the team is read again.
    const isOut = !(kind === 'not_found' && path.endsWith('picks/'));
    plan.add({ kind, path, count: 1 });
    const result = await readTeam();
    expect(result.outcome === 'ok').toBe(!isOut);
    expect((await stored())?.phase).toBe(isOut ? undefined : '1 partly');
    await pause();
    expect((await readTeam()).outcome).toBe('ok');
    expect((await stored())?.phase).toBe('1');
  });
});

describe.each(['entry/101/', 'entry/101/history/'])('with an older %s', (path) => {
  const stored = async () => {
    const team = await findTeam(app.db, app.fpl.season, asTeamId(101));
    return { team, history: await listHistory(app.db, app.fpl.season, [asTeamId(101)]) };
  };
  const read = (phase: string) => ingestTeam(deps(), { id: asTeamId(101), current: 2, phase, squads: 'all' });

  it('nothing of the team is taken back, and it heals', async () => {
    // What the upstream returns then equals the first reply.
    expect((await readTeam()).outcome).toBe('ok');
    setClocks(now);
    expect((await read('2 open')).outcome).toBe('ok');
    const good = await stored();
    expect(good.history).toHaveLength(2);
    plan.add({ kind: 'stale', path, count: 1 });
    expect((await read('2 settled')).outcome).toBe('malformed');
    expect(await stored()).toEqual(good);
    await pause();
    expect((await read('2 settled')).outcome).toBe('ok');
    expect((await stored()).team?.phase).toBe('2 settled');
  });
});

it.each(spoiling)('stores nothing of a league that goes wrong by %s, and heals', async (kind: FaultKind) => {
  const path = 'leagues-classic/7/standings/';
  const readLeague = () => ingestLeague(deps(), { id: asLeagueId(7), members: null, phase: '1' });
  plan.add({ kind, path, count: 1 });
  expect((await readLeague()).outcome).not.toBe('ok');
  expect(await findLeague(app.db, app.fpl.season, asLeagueId(7))).toBeUndefined();
  await pause();
  expect((await readLeague()).outcome).toBe('ok');
});

it('ends a season of one fault in ten in the same digests as one without', async () => {
  const digests = async (rate: number) => {
    await forgetSeason(app.db, app.fpl.season);
    for (const instant of ['2023-08-12T14:20:00Z', ...seasonInstants]) {
      setClocks(Date.parse(instant));
      plan.setRate(rate);
      await readSeason();
      await pause();
    }
    plan.clear();
    expect((await readSeason()).outcome).toBe('ok');
    const documents = await listDocuments(app.db, app.fpl.season);
    return documents.map(({ kind, gameweek, digest }) => `${kind} ${gameweek} ${digest}`).sort();
  };
  const without = await digests(0);
  expect(await digests(0.1)).toEqual(without);
  expect(without).toHaveLength(5);
});
