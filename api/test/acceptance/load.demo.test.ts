import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { collectGarbage } from '../support/collectGarbage';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';

/**
 * The short form of `npm run soak -- load 30m`: readers ask all along while matches are in play and the game is read
 * every minute. Every call is answered, and what the process holds does not grow with each reading.
 */
const minute = 60_000;
const minutes = { before: 5, measured: 15 };
/** A state of the season that stays takes more than 2 MB, and there is one for each minute. */
const growthMb = 15;

const calls = [
  '/v1/clubs/index/standings',
  '/v1/fixtures/',
  '/v1/gameweeks/index',
  '/v1/micro/rivals',
  '/v1/micro/status',
  '/v1/rivals/list/rivals',
  '/v1/rivals/state',
  '/v1/team/gameweeks',
  '/v1/team/main',
  '/v1/team/overview',
];

let app: GameApp;
const readers: Person[] = [];
beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
    checkReplies: false,
  });
  for (const { teamId } of app.fpl.teamsForDemoAccounts?.() ?? [])
    readers.push(await app.signUp({ team: teamId, role: readers.length === 0 ? 'PREMIUM' : 'USER' }));
}, 180_000);
afterAll(() => app.close());

async function heapMb(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

/** The game goes on for so many minutes, and each reader asks for everything in each. */
async function play(from: number, count: number): Promise<void> {
  for (let at = from; at < from + count; at += 1) {
    await app.moveTo(new Date(testAnchor + at * minute).toISOString());
    for (const reader of readers) for (const call of calls) await reader.read(call);
  }
}

it('answers every call while the game is read each minute, and keeps nothing of the minutes before', async () => {
  await play(0, minutes.before);
  const before = await heapMb();
  await play(minutes.before, minutes.measured);
  const after = await heapMb();
  process.stdout.write(`  ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB\n`);
  expect(after - before).toBeLessThan(growthMb);
}, 300_000);
