import { sql } from 'kysely';
import { createClock } from '../clock';
import type { Db } from '../db/db';
import { openTestDb, testEngines } from '../../../test/support/openTestDb';
import { createJobs, PutBack } from './jobs';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(testEngines)('jobs on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb(engine);
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(() => db.script('truncate job'));

  const setUp = () => {
    const wall = createClock(Date.now(), 0);
    return { wall, worker: () => createJobs({ db, wall }) };
  };

  it('does each job once, however many workers there are', async () => {
    const { worker } = setUp();
    const workers = [worker(), worker(), worker(), worker()];
    const done: number[] = [];
    for (const each of workers) each.handle('count', async ({ n }) => void done.push(Number(n)));
    for (let n = 0; n < 40; n += 1) await workers[0]?.add({ kind: 'count', payload: { n } });
    await Promise.all(workers.map((each) => each.runDue()));
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  it('goes with the transaction that it was added in', async () => {
    const { worker } = setUp();
    const jobs = worker();
    let done = 0;
    jobs.handle('count', async () => void (done += 1));
    const failing = db.transaction(async () => {
      await jobs.add({ kind: 'count' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await jobs.runDue();
    expect(done).toBe(0);
  });

  it('tries again later what failed, and gives up in the end', async () => {
    const { worker, wall } = setUp();
    const jobs = worker();
    let tries = 0;
    jobs.handle('fail', async () => {
      tries += 1;
      throw new Error('not today');
    });
    await jobs.add({ kind: 'fail' });
    await jobs.runDue();
    expect(tries).toBe(1);
    await jobs.runDue();
    expect(tries).toBe(1);
    for (let day = 0; day < 20; day += 1) {
      wall.set(wall.now() + 86_400_000);
      await jobs.runDue();
    }
    expect(tries).toBe(8);
    const row = await db.findOne(
      sql<{ last_error: string; dead_at: Date | null }>`select last_error, dead_at from job`,
    );
    expect(row).toMatchObject({ last_error: 'not today', dead_at: expect.any(Date) });
  });

  it('gives the job of a worker that died to another once its lease is over, and the dead one cannot finish it', async () => {
    const { worker, wall } = setUp();
    const [first, second] = [createJobs({ db, wall, leaseMs: 1_500, renewalMs: 3_600_000 }), worker()];
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    let finished = 0;
    const begun = new Promise<void>((resolve) => first.handle('slow', () => (resolve(), asleep)));
    second.handle('slow', async () => void (finished += 1));
    await first.add({ kind: 'slow' });
    const running = first.runDue();
    await begun;
    // The lease ends by the database's clock, whatever the processes take for the time.
    wall.set(wall.now() + 60_000);
    expect(await second.runDue()).toBe(0);
    await pause(1_700);
    expect(await second.runDue()).toBe(1);
    wake();
    await running;
    expect(finished).toBe(1);
    expect(await db.query(sql`select 1 from job where done_at is not null`)).toHaveLength(1);
  });

  it('renews the lease of a job that takes long, so that nobody runs it beside its worker', async () => {
    const { wall, worker } = setUp();
    const first = createJobs({ db, wall, leaseMs: 2_000, renewalMs: 50 });
    const second = worker();
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    let others = 0;
    const begun = new Promise<void>((resolve) => first.handle('slow', () => (resolve(), asleep)));
    second.handle('slow', async () => void (others += 1));
    await first.add({ kind: 'slow' });
    const running = first.runDue();
    await begun;
    for (const end = performance.now() + 3_500; performance.now() < end; await pause(100))
      expect(await second.runDue()).toBe(0);
    wake();
    await running;
    expect(others).toBe(0);
  }, 20_000);

  it('tells a worker that stood still for longer than its lease, which then leaves the job to the other one', async () => {
    const { wall, worker } = setUp();
    const [first, second] = [createJobs({ db, wall, leaseMs: 1_000, renewalMs: 3_600_000 }), worker()];
    const answers: boolean[] = [];
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    first.handle('steps', async (_, isStopping) => {
      answers.push(isStopping());
      begin();
      await asleep;
      answers.push(isStopping());
      if (isStopping()) throw new PutBack();
    });
    let runs = 0;
    second.handle('steps', async () => {
      runs += 1;
      wake();
      await running;
    });
    await first.add({ kind: 'steps' });
    const running = first.runDue();
    await begun;
    await pause(1_200);
    expect(await second.runDue()).toBe(1);
    expect(answers).toEqual([false, true]);
    expect(runs).toBe(1);
    expect(await db.query(sql`select 1 from job where done_at is not null and attempts = 2`)).toHaveLength(1);
  });

  it('sends mail while a job of another queue goes on, and starts none once it is stopped', async () => {
    const { worker } = setUp();
    const jobs = worker();
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    jobs.handle('alerts', () => asleep);
    const sent = new Promise<void>((resolve) => jobs.handle('mail', async () => resolve(), 'mail'));
    await jobs.add({ kind: 'alerts' });
    await jobs.add({ kind: 'alerts' });
    jobs.start();
    await jobs.add({ kind: 'mail' });
    await sent;
    const stopping = jobs.stop();
    wake();
    await stopping;
    expect(await db.query(sql`select 1 from job where kind = 'alerts' and done_at is null`)).toHaveLength(1);
  });

  it('ends a stop in time although a job goes on, which another worker gets once its lease is over', async () => {
    const { wall, worker } = setUp();
    const [first, second] = [
      createJobs({ db, wall, stopMs: 50, leaseMs: 1_500, renewalMs: 3_600_000 }),
      worker(),
    ];
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    let others = 0;
    const begun = new Promise<void>((resolve) => first.handle('slow', () => (resolve(), asleep)));
    second.handle('slow', async () => void (others += 1));
    await first.add({ kind: 'slow' });
    first.start();
    await begun;
    await first.stop();
    expect(await second.runDue()).toBe(0);
    await pause(1_700);
    await second.runDue();
    expect(others).toBe(1);
    wake();
  });

  it('runs what is due to its end in a process that was stopped before', async () => {
    const { worker } = setUp();
    const jobs = worker();
    let done = 0;
    jobs.handle('look', async (_, isStopping) => {
      if (isStopping()) throw new PutBack();
      done += 1;
    });
    jobs.start();
    await jobs.stop();
    await jobs.add({ kind: 'look' });
    expect(await jobs.runDue()).toBe(1);
    expect(done).toBe(1);
  });

  it('keeps one of several waiting jobs with the same key, and brings periodic ones back', async () => {
    const { worker, wall } = setUp();
    const jobs = worker();
    let done = 0;
    jobs.every('tick', 60, async () => void (done += 1));
    for (const _ of [1, 2, 3]) await jobs.add({ kind: 'tick', dedupeKey: 'every tick' });
    await jobs.runDue();
    expect(done).toBe(1);
    await jobs.runDue();
    expect(done).toBe(1);
    wall.set(wall.now() + 60_000);
    await jobs.runDue();
    expect(done).toBe(2);
  });

  it('runs a job again that was added while it ran, after it and not beside it', async () => {
    const { worker } = setUp();
    const [one, other] = [worker(), worker()];
    const seen: string[] = [];
    const job = { kind: 'look', dedupeKey: 'look' };
    one.handle('look', async () => {
      seen.push('begins');
      if (seen.length === 1) {
        // The first of them has looked already when what they are about happens.
        for (const _ of [1, 2]) await other.add(job);
        expect(await other.runDue()).toBe(0);
      }
      seen.push('ends');
    });
    other.handle('look', async () => void seen.push('beside'));
    await one.add(job);
    await one.runDue();
    expect(seen).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('does not give up a job that was added again while its last try failed', async () => {
    const { worker, wall } = setUp();
    const jobs = worker();
    let tries = 0;
    jobs.handle('look', async () => {
      tries += 1;
      if (tries === 8) await jobs.add({ kind: 'look', dedupeKey: 'look' });
      if (tries <= 8) throw new Error('no');
    });
    await jobs.add({ kind: 'look', dedupeKey: 'look' });
    for (let round = 0; round < 12; round += 1) {
      await jobs.runDue();
      wall.set(wall.now() + 2 * 3_600_000);
    }
    expect(tries).toBe(9);
  });
});
