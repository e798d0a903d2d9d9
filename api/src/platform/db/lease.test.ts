import { sql } from 'kysely';
import { openMigratedDb, testEngines } from '../../../test/support/openTestDb';
import type { Db } from './db';
import { createLease, type Lease } from './lease';

const lengthMs = 2_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(testEngines)('a lease on %s', (engine) => {
  let db: Db;
  let leases: Lease[] = [];
  beforeAll(async () => {
    db = await openMigratedDb(engine);
  }, 60_000);
  afterAll(() => db.close());
  afterEach(async () => {
    await Promise.all(leases.map((lease) => lease.close()));
    leases = [];
  });

  function owner(on: Db = db): Lease {
    const lease = createLease(on, 'reader', { lengthMs });
    leases.push(lease);
    return lease;
  }

  it('is held by one of many that ask at once, and stays with the one that renews it', async () => {
    const all = Array.from({ length: 5 }, () => owner());
    await Promise.all(all.map((lease) => lease.keep()));
    const held = all.filter((lease) => lease.isHeld());
    expect(held).toHaveLength(1);
    await pause(3 * lengthMs);
    expect(all.filter((lease) => lease.isHeld())).toEqual(held);
  });

  it('goes to another owner once the first cannot renew it, and is never held by both', async () => {
    let isAway = false;
    const first = owner({
      ...db,
      run: (statement) => (isAway ? Promise.reject(new Error('away')) : db.run(statement)),
    });
    await first.keep();
    const second = owner();
    await second.keep();
    expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
    isAway = true;
    const stopped = performance.now();
    while (!second.isHeld()) {
      await pause(5);
      expect(first.isHeld() && second.isHeld()).toBe(false);
    }
    expect(performance.now() - stopped).toBeLessThan(1.5 * lengthMs + 1_000);
    expect(first.isHeld()).toBe(false);
  });

  it('goes to another owner at its next try when it is given back', async () => {
    const first = owner();
    await first.keep();
    const second = owner();
    await second.keep();
    await first.close();
    await pause(lengthMs);
    expect(second.isHeld()).toBe(true);
    const [row] = await db.query(sql<{ count: number }>`select count(*)::int as count from process_lease`);
    expect(row?.count).toBe(1);
  });
});
