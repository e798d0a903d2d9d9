import { openMigratedDb, testEngines } from '../../../test/support/openTestDb';
import type { Db } from '../../platform/db/db';
import { ownPace, type Pace, sharedPace } from './pace';

const perSecond = 20;

/** Milliseconds from the first to the last of `count` requests of processes that ask as fast as they may. */
async function msFor(count: number, processes: readonly Pace[]): Promise<number> {
  const began = performance.now();
  let left = count;
  const ask = async (reserve: Pace) => {
    while (left > 0) {
      left -= 1;
      const wait = await reserve();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
  await Promise.all(processes.map(ask));
  return performance.now() - began;
}

it('sends a second’s quota at once and the rest at its rate', async () => {
  const ms = await msFor(40, [ownPace(perSecond)]);
  expect(ms).toBeGreaterThan(900);
  expect(ms).toBeLessThan(2_000);
});

describe.each(testEngines)('the pace of all processes on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openMigratedDb(engine);
  }, 60_000);
  afterAll(() => db.close());

  it('is that of one, however many ask', async () => {
    const processes = Array.from({ length: 5 }, () => sharedPace(db, perSecond));
    const ms = await msFor(60, processes);
    // 20 at once, then 40 at twenty a second.
    expect(ms).toBeGreaterThan(1_900);
    expect(ms).toBeLessThan(4_000);
  });
});
