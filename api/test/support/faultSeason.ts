import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { EpochMs, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { createClock, type Clock } from '../../src/platform/clock';
import type { Db } from '../../src/platform/db/db';
import { createLiveSource } from '../../src/game/fpl/live/liveSource';
import type { OfficialBootstrap, OfficialFixture } from '../../src/game/fpl/official';
import type { DocumentSource } from '../../src/game/fpl/source';
import { withState } from '../../src/game/fpl/sourceState';
import { type IngestDeps, ingestSeason } from '../../src/game/ingest/ingestSeason';
import { ingestTeam } from '../../src/game/ingest/ingestTeam';
import { phaseOf } from '../../src/game/season/phase';
import { findTeam } from '../../src/game/reports/teams.queries';
import { createFaultPlan } from '../upstream/faultPlan';
import { buildUpstream } from '../upstream/upstreamApp';
import { openMigratedDb } from './openTestDb';

export interface FaultSeasonOptions {
  /** Creates the season that the upstream serves, on the given clock. */
  readonly openSource: (clock: Clock) => DocumentSource;
  /** Teams read in addition, like linked ones. */
  readonly teams: readonly TeamId[];
  /** The first and the last gameweek. */
  readonly gameweeks: readonly [number, number];
  /** Share of replies that fail, 0 to 1, each kind equally likely. */
  readonly rate: number;
  readonly seed: number;
}

export interface FaultSeason {
  readonly readings: number;
  /** Number of reads of the season that failed. */
  readonly failed: number;
  readonly faults: number;
  /** Number of distinct kinds of faults that occurred. */
  readonly kinds: number;
  readonly seconds: number;
  /** Digest of all stored data of the season and the teams at the end. */
  readonly digest: string;
  readonly documents: number;
}

const minute = 60_000;

/**
 * Reads a season with the `live` source over a socket, from each deadline to the morning after the last
 * match, while some replies fail. At the end everything is read once more without faults.
 */
export async function readFaultySeason(options: FaultSeasonOptions): Promise<FaultSeason> {
  const began = performance.now();
  const clock = createClock(0, 0);
  const served = options.openSource(clock);
  const plan = createFaultPlan(options.seed);
  const upstream = buildUpstream({ source: served, plan });
  const db = await openMigratedDb();
  try {
    await upstream.listen({ port: 0, host: '127.0.0.1' });
    const { port } = upstream.server.address() as AddressInfo;
    const live = createLiveSource({
      base: `http://127.0.0.1:${port}/api`,
      season: served.season,
      perSecond: 10_000,
      // Long enough for the largest document on a busy machine; a hanging fault takes all of it.
      timeoutMs: 1_500,
      retries: 0,
      restMs: 1,
    });
    const deps = { db, clock, fpl: withState(live) };
    const instants = await instantsOf(served, clock, options.gameweeks);
    let failed = 0;
    for (const now of instants) {
      clock.set(now);
      plan.setRate(options.rate);
      if (!(await readAll(deps, options.teams))) failed += 1;
    }
    plan.setRate(0);
    await healed(deps, options.teams);
    const counts = Object.values(plan.counts());
    return {
      readings: instants.length + 1,
      failed,
      faults: counts.reduce((sum, count) => sum + count, 0),
      kinds: counts.length,
      seconds: (performance.now() - began) / 1_000,
      ...(await digestOfAll(db)),
    };
  } finally {
    await upstream.close();
    await db.close();
  }
}

/** Retries like the reading loop after a failure. @throws when it does not recover */
async function healed(deps: IngestDeps, teams: readonly TeamId[]): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await rest();
    if (await readAll(deps, teams)) return;
  }
  throw new Error('The season was not whole in the end.');
}

/** Reads the season, then the teams last read in another phase, as the reading loop does. */
async function readAll(deps: IngestDeps, teams: readonly TeamId[]): Promise<boolean> {
  const read = await ingestSeason(deps);
  if (!('epoch' in read)) {
    await rest();
    return false;
  }
  const current = read.bootstrap.gameweeks.find(({ is_current }) => is_current);
  const phase = phaseOf(current);
  for (const id of teams) {
    if ((await findTeam(deps.db, deps.fpl.season, id))?.phase === phase) continue;
    const team = await ingestTeam(deps, { id, current: current?.id ?? 0, phase, squads: 'all' });
    if (team.outcome !== 'ok') await rest();
  }
  return true;
}

/** Waits while the source pauses after faults. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

/** The deadline, the middle and the end of every round of matches, and the settled gameweek. */
async function instantsOf(
  source: DocumentSource,
  clock: ReturnType<typeof createClock>,
  [first, last]: readonly [number, number],
): Promise<EpochMs[]> {
  // The final fixtures contain the actual kick-offs.
  clock.set(Date.UTC(2030, 0, 1));
  const fixtures = await documentOf<OfficialFixture[]>(source, 'fixtures/');
  const { events } = await documentOf<OfficialBootstrap>(source, 'bootstrap-static/');
  const instants = new Set<EpochMs>();
  for (const { id, deadline_time } of events.filter((event) => event.id >= first && event.id <= last)) {
    const kickoffs = fixtures.flatMap(({ event, kickoff_time }) =>
      event === id && kickoff_time !== null ? Date.parse(kickoff_time) : [],
    );
    instants.add(Date.parse(deadline_time) + minute);
    for (const kickoff of kickoffs) instants.add(kickoff + 40 * minute).add(kickoff + 100 * minute);
    instants.add(Math.max(...kickoffs) + 1_440 * minute);
  }
  return [...instants].sort((a, b) => a - b);
}

async function documentOf<Document>(source: DocumentSource, path: string): Promise<Document> {
  const reply = await source.get(path);
  if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.detail}`);
  return reply.json as Document;
}

/** All stored data except the times and epochs of reads. */
async function digestOfAll(db: Db): Promise<Pick<FaultSeason, 'digest' | 'documents'>> {
  const documents = await db.query(
    sql<object>`select kind, gameweek, digest from game_document order by kind, gameweek`,
  );
  const cards = await db.query(
    sql`select id, name, points, rank, leagues, phase from fantasy_team order by id`,
  );
  const history = await db.query(sql`select * from team_gameweek order by team_id, gameweek`);
  const squads = await db.query(sql`select * from team_picks order by team_id, gameweek`);
  const transfers = await db.query(sql`select * from team_transfer order by team_id, made_at, footballer_in`);
  const all = JSON.stringify([documents, cards, history, squads, transfers]);
  return { digest: createHash('sha256').update(all).digest('hex').slice(0, 16), documents: documents.length };
}
