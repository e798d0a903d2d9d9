/**
 * For `npm run bench -- calls`: what a call of a reader costs, in the processor's time of this process and of PostgreSQL, on a match day
 * of the demo. Nothing goes over a network. Prints one line of JSON, `CallsBench`.
 */
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { ingestTeam } from '../../src/game/ingest/ingestTeam';
import { phaseOf } from '../../src/game/season/phase';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { openMigratedDb } from '../support/openTestDb';
import { processorOf } from '../support/processor';

interface CallsBench {
  readonly calls: number;
  /** Milliseconds of the processor for one call. */
  readonly appMs: number;
  /** The same of PostgreSQL's processes, in steps of 10 ms over all calls. */
  readonly databaseMs: number;
}

const rounds = 40;
const readers = 4;
/** Requests of somebody who opens the app and visits the pages of their team and rivals, as in scripts/bench/load.mjs. */
const paths = [
  '/v1/team/main',
  '/v1/team/overview',
  '/v1/team/gameweeks',
  '/v1/rivals/state',
  '/v1/rivals/list/rivals',
  '/v1/micro/status',
  '/v1/micro/rivals',
  '/v1/season_ticker/team',
  '/v1/season_pass',
];

async function main(): Promise<void> {
  const db = await openMigratedDb('postgres');
  const app = await buildGameApp({
    db,
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
    env: { DEMO_MODE: '1' },
    checkReplies: false,
  });
  try {
    const people = await signUpAll(app);
    await visit(people, 5);
    const before = await processorOf(db);
    const calls = await visit(people, rounds);
    const after = await processorOf(db);
    const figures: CallsBench = {
      calls,
      appMs: (after.app - before.app) / calls,
      databaseMs: (after.database - before.database) / calls,
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  } finally {
    await app.close();
    await db.close();
  }
}

/** Readers whose team and rivals have been read. */
async function signUpAll(app: GameApp): Promise<Person[]> {
  const teams = (app.fpl.teamsForDemoAccounts?.() ?? []).slice(0, readers);
  const stored = await app.games.of(app.fpl.season).find();
  const current = stored?.season.current;
  const people: Person[] = [];
  for (const { teamId, rivalIds } of teams) {
    const rivals = rivalIds.slice(0, 7);
    for (const id of [teamId, ...rivals])
      await ingestTeam(app, { id, current: current?.id ?? 0, phase: phaseOf(current), squads: 'all' });
    const reader = await app.signUp({ team: teamId });
    for (const rival of rivals) await reader.ask('POST', `/v1/rivals/add/${rival}`);
    people.push(reader);
  }
  if (people.length === 0) throw new Error('The demo has no teams.');
  return people;
}

/** @returns how many calls were answered; one that fails ends the bench */
async function visit(people: readonly Person[], times: number): Promise<number> {
  for (let round = 0; round < times; round += 1)
    for (const person of people) for (const path of paths) await person.read(path);
  return times * people.length * paths.length;
}

void main();
