/**
 * For `npm run bench`: reads a whole season of the recording, and builds all reports of a live minute. Prints
 * one line of JSON, `SeasonBench`. Figures depend on machine and run, so each has a baseline beside it.
 */
import { readFileSync } from 'node:fs';
import type { EpochMs, TeamId } from '@touchline/shared/domain';
import type { FixturesList, LeaguesAll } from '@touchline/shared/wire';
import { sql } from 'kysely';
import { createClock } from '../../src/platform/clock';
import type { Db } from '../../src/platform/db/db';
import { createDemoSource } from '@touchline/demo-game/demoSource';
import { testAnchor } from '@touchline/demo-game/testing';
import { openRecording } from '../../src/game/fpl/replay/recording';
import { createReplaySource } from '../../src/game/fpl/replay/replaySource';
import { withState } from '../../src/game/fpl/sourceState';
import { ingestElite } from '../../src/game/ingest/ingestElite';
import { ingestSeason } from '../../src/game/ingest/ingestSeason';
import { ingestTeam } from '../../src/game/ingest/ingestTeam';
import { phaseOf } from '../../src/game/season/phase';
import { buildGameApp, type GameApp } from '../support/gameApp';
import { openMigratedDb } from '../support/openTestDb';
import { isRecordedThere, recordedFolder, recordedTeam } from '../support/recordedSeason';
import { specificationCalls } from '../support/specificationCalls';

interface SeasonBench {
  /** Absent without a recording. */
  readonly replay: ReplayFigures | undefined;
  readonly live: LiveFigures;
  /** Peak memory of this process with its database. */
  readonly peakMb: number;
}

interface ReplayFigures {
  readonly readings: number;
  readonly seconds: number;
  /** Footballers, fixtures and gameweek stats, counted each time they were written. */
  readonly rows: number;
  /** Writing the same documents into a bare table of the same database: the baseline. */
  readonly bareSeconds: number;
}

interface LiveFigures {
  readonly reports: number;
  /** Medians over the minutes: all reports right after a read, and once more. */
  readonly anewMs: number;
  readonly keptMs: number;
  /** The slowest report. */
  readonly slowestMs: number;
}

const minute = 60_000;

async function main(): Promise<void> {
  const replay = isRecordedThere ? await benchReplay() : undefined;
  const live = await benchLive();
  const figures: SeasonBench = { replay, live, peakMb: peakMb() };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

/** Deadline, first half, evening and the day after of every gameweek. */
function instantsOf(folder: string): EpochMs[] {
  const { lastBootstrap, fixtures } = openRecording(folder);
  return lastBootstrap.events.flatMap(({ id, deadline_time }) => {
    const kickoffs = fixtures.flatMap(({ event, kickoff_time }) =>
      event === id && kickoff_time !== null ? Date.parse(kickoff_time) : [],
    );
    const [first, last] = [Math.min(...kickoffs), Math.max(...kickoffs)];
    const deadline = Date.parse(deadline_time);
    return [deadline + minute, first + 30 * minute, last + 150 * minute, last + 1_440 * minute];
  });
}

async function benchReplay(): Promise<ReplayFigures> {
  const clock = createClock(0, 0);
  const fpl = withState(createReplaySource({ folder: recordedFolder, clock }));
  const db = await openMigratedDb();
  try {
    const instants = instantsOf(recordedFolder).sort((a, b) => a - b);
    let [seconds, rows, bareSeconds] = [0, 0, 0];
    await db.script('create table bare (kind text, gameweek int, epoch bigint, data jsonb)');
    for (const now of instants) {
      clock.set(now);
      seconds += await secondsOf(async () => {
        const read = await ingestSeason({ db, clock, fpl });
        if (!('epoch' in read)) throw new Error(`The recording was not read: ${read.outcome} ${read.detail}`);
      });
      rows += await countWritten(db);
      bareSeconds += await writeBare(db);
    }
    const last = { id: recordedTeam as TeamId, current: 38, phase: '38 settled', squads: 'all' as const };
    seconds += await secondsOf(() => ingestTeam({ db, clock, fpl }, last));
    return { readings: instants.length, seconds, rows, bareSeconds };
  } finally {
    await db.close();
  }
}

/** Rows in the documents of the newest epoch. */
async function countWritten(db: Db): Promise<number> {
  const counted = await db.findOne(sql<{ rows: number }>`
    select coalesce(sum(case kind when 'bootstrap' then jsonb_array_length(data -> 'footballers')
      else jsonb_array_length(data) end), 0)::int as rows
    from game_document where epoch = (select epoch from game_state)`);
  return counted?.rows ?? 0;
}

async function writeBare(db: Db): Promise<number> {
  const documents = await db.query(sql<{ kind: string; gameweek: number; epoch: number; data: unknown }>`
    select kind, gameweek, epoch, data from game_document where epoch = (select epoch from game_state)`);
  const texts = documents.map(({ data, ...document }) => ({ ...document, text: JSON.stringify(data) }));
  return secondsOf(async () => {
    for (const { kind, gameweek, epoch, text } of texts)
      await db.run(sql`insert into bare values (${kind}, ${gameweek}, ${epoch}, ${text}::jsonb)`);
  });
}

/** Minutes of the demo's Saturday afternoon, with two matches in play. */
const liveMinutes = 9;

async function benchLive(): Promise<LiveFigures> {
  const app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => createDemoSource({ clock, seed: 1, anchor: testAnchor, demoMode: true }),
    checkReplies: false,
  });
  try {
    const ask = await readerOf(app);
    const [anew, kept, slowest]: [number[], number[], number[]] = [[], [], []];
    for (let passed = 1; passed <= liveMinutes; passed += 1) {
      await app.moveTo(new Date(testAnchor + passed * minute).toISOString());
      const [first, again] = [await ask.all(), await ask.all()];
      anew.push(sumOf(first));
      kept.push(sumOf(again));
      slowest.push(Math.max(...first));
    }
    return {
      reports: ask.count,
      anewMs: median(anew),
      keptMs: median(kept),
      slowestMs: median(slowest),
    };
  } finally {
    await app.close();
  }
}

/** A pass holder who requests every report sequentially. */
async function readerOf(app: GameApp) {
  const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
  if (own === undefined) throw new Error('The demo has no teams.');
  const reader = await app.signUp({ team: own.teamId, role: 'PREMIUM' });
  const { fixtures, gameweek } = await reader.read<FixturesList>('/v1/fixtures/');
  await ingestElite(app, { current: gameweek.id, phase: phaseOf(gameweek), isStopping: () => false });
  const { leagues } = await reader.read<LeaguesAll>('/v1/leagues/all');
  const calls = specificationCalls({
    gameweek: gameweek.id,
    fixture: fixtures[0]?.id ?? '',
    footballer: 1,
    club: fixtures[0]?.home.id ?? '',
    team: own.teamId,
    rival: own.rivalIds[0] ?? own.teamId,
    league: leagues.find(({ members }) => (members ?? 1_000) <= 50)?.id ?? 0,
  });
  const asked = calls
    .filter(({ method, isOpen }) => method === 'GET' && isOpen !== true)
    .flatMap(({ urls }) => urls);
  const urls: string[] = [];
  for (const url of asked) if ((await reader.ask('GET', url)).status === 200) urls.push(url);
  const all = async () => {
    const took: number[] = [];
    for (const url of urls) took.push(1_000 * (await secondsOf(() => reader.ask('GET', url))));
    return took;
  };
  return { count: urls.length, all };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The system's own count if available: Node's excludes memory that other threads released. */
function peakMb(): number {
  const held = /VmHWM:\s+(\d+) kB/.exec(readStatus())?.[1];
  return Math.round((held === undefined ? process.resourceUsage().maxRSS : Number(held)) / 1_024);
}

function readStatus(): string {
  try {
    return readFileSync('/proc/self/status', 'utf8');
  } catch {
    return '';
  }
}

void main();
