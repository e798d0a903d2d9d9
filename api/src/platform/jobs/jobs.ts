import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { inSpan } from '../telemetry/spans';
import { nextJob } from './nextJob';

export interface NewJob {
  readonly kind: string;
  readonly payload?: object;
  /** Wall-clock instant before which it does not run; immediately when absent. */
  readonly runAt?: number;
  /** At most one waiting job has the same key: a second is dropped. One that is running is run again after it. */
  readonly dedupeKey?: string;
}

/**
 * Whether the process ends, or has lost the job to another one because it stood still: a long handler asks between its
 * steps, and throws `PutBack`. Once true it stays true.
 */
export type IsStopping = () => boolean;

/** Thrown by a handler that stops half-way: another process takes the job at once, without counting a try. */
export class PutBack extends Error {
  override readonly name = 'PutBack';
}

/** Handler of a kind of job. When it throws, the job is retried with growing delays. */
export type JobHandler = (payload: Record<string, unknown>, isStopping: IsStopping) => Promise<void>;

/**
 * Jobs of each queue that a process runs at a time. No queue waits for another: a payment or a deletion is handled
 * while a look for alerts, the digests of all accounts or a sweep take minutes.
 */
const workersOf = {
  mail: 1,
  payments: 1,
  deletion: 1,
  alerts: 1,
  pushes: 4,
  digests: 1,
  sweeps: 1,
  rest: 1,
} as const;
type JobQueue = keyof typeof workersOf;
const jobQueues = Object.keys(workersOf) as JobQueue[];

export interface Jobs {
  /** Adds a job in the surrounding transaction. */
  add(job: NewJob): Promise<void>;
  /** Registers the worker for a kind of job. Kinds with different queues do not wait for each other. */
  handle(kind: string, handler: JobHandler, queue?: JobQueue): void;
  /**
   * Registers a recurring job, which runs once over all processes; the first time after the start, or after
   * `firstAfter`.
   */
  every(kind: string, seconds: number, handler: JobHandler, options?: RecurringOptions): void;
  /** Runs all due jobs sequentially. @returns how many ran */
  runDue(): Promise<number>;
  /** Polls for jobs until `stop`. */
  start(): void;
  /**
   * Starts no further job and waits for those that run, 8 s at most: a job that is still running then is left to the
   * process that gets its expired lease.
   */
  stop(): Promise<void>;
}

interface RecurringOptions {
  readonly firstAfter?: number;
  readonly queue?: JobQueue;
}

interface Claimed {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
  readonly generation: number;
}

/**
 * Lease of a job by the database's clock, since those of the processes may differ: another process takes it after this
 * time if its worker died, and one poll more.
 */
const defaultLeaseMs = 15_000;
/** Renewals in a lease. A process that stands still for less than four fifths of its lease loses no job. */
const renewals = 5;
const mostAttempts = 8;
/** Below the 10 s in which a process that gets SIGTERM has to end. */
const stopWaitMs = 8_000;
const pollEveryMs = 1000;

interface JobsParts {
  readonly db: Db;
  readonly wall: Clock;
  readonly report?: (error: unknown, job: { kind: string; attempts: number }) => void;
  /** Overrides the lease and the interval of renewals, so that tests need not wait. */
  readonly leaseMs?: number;
  readonly renewalMs?: number;
  /** Overrides how long `stop` waits for running jobs, for the same reason. */
  readonly stopMs?: number;
}

export function createJobs({
  db,
  wall,
  report,
  leaseMs = defaultLeaseMs,
  renewalMs = leaseMs / renewals,
  stopMs = stopWaitMs,
}: JobsParts): Jobs {
  const handlers = new Map<string, JobHandler>();
  const queues = new Map<string, JobQueue>();
  const periods = new Map<string, number>();
  const firsts = new Map<string, number>();
  const at = (ms: number) => new Date(ms);
  const leased = sql`clock_timestamp() + ${leaseMs} * interval '1 ms'`;
  let stopped = true;
  let polling: Promise<unknown> = Promise.resolve();
  const wakes = new Set<() => void>();

  const insert = ({ kind, payload = {}, runAt = wall.now(), dedupeKey }: NewJob) =>
    sql`insert into job (kind, payload, dedupe_key, run_at)
      values (${kind}, ${JSON.stringify(payload)}::jsonb, ${dedupeKey ?? null}, ${at(runAt)})
      on conflict (dedupe_key) where done_at is null and dead_at is null`;

  /** One that runs already may have missed what this one is about. */
  const add = async (job: NewJob) =>
    void (await db.run(sql`${insert(job)} do update set rerun = true where job.lease_until is not null`));

  const claim = (kinds: readonly string[]) =>
    db.findOne(sql<Claimed>`
      update job set lease_until = ${leased}, generation = generation + 1, attempts = attempts + 1, rerun = false
      where id = (${nextJob(kinds, at(wall.now()))})
      returning id, kind, payload, attempts, generation`);

  /** Only the holder of the lease may finish the job. */
  const mine = ({ id, generation }: Claimed) => sql`id = ${id} and generation = ${generation}`;

  /**
   * A job that outlasts its lease is not started a second time while its worker lives. One that stood still for longer
   * finds out before its next step, by its own clock from before the statement.
   */
  function keepLease(job: Claimed, claimedAt: number) {
    let heldUntil = claimedAt + leaseMs;
    let isLost = false;
    let isRenewing = false;
    const renew = async () => {
      const asked = performance.now();
      const renewed = await db.run(sql`update job set lease_until = ${leased} where ${mine(job)}`);
      heldUntil = renewed === 1 ? asked + leaseMs : -Infinity;
    };
    const timer = setInterval(() => {
      if (isRenewing) return;
      isRenewing = true;
      void renew()
        .catch((thrown: unknown) => report?.(thrown, job))
        .finally(() => (isRenewing = false));
    }, renewalMs).unref();
    return { isLost: () => (isLost ||= performance.now() >= heldUntil), end: () => clearInterval(timer) };
  }

  async function perform(job: Claimed, claimedAt: number, isStopping: IsStopping): Promise<void> {
    const lease = keepLease(job, claimedAt);
    try {
      await handlers.get(job.kind)?.(job.payload, () => isStopping() || lease.isLost());
      await finish(job);
    } catch (thrown) {
      if (thrown instanceof PutBack) return await putBack(job);
      report?.(thrown, job);
      await putOff(job, thrown);
    } finally {
      lease.end();
    }
  }

  async function finish(job: Claimed): Promise<void> {
    const period = periods.get(job.kind);
    await db.transaction(async () => {
      const finished = await db.run(
        sql`update job set done_at = case when rerun then null else ${at(wall.now())}::timestamptz end,
          attempts = case when rerun then 0 else attempts end,
          run_at = case when rerun then ${at(wall.now())}::timestamptz else run_at end, lease_until = null
          where ${mine(job)}`,
      );
      if (finished === 1 && period !== undefined) await addPeriodic(job.kind, period);
    });
  }

  const putBack = async (job: Claimed) =>
    void (await db.run(sql`update job set lease_until = null, attempts = attempts - 1 where ${mine(job)}`));

  async function putOff(job: Claimed, thrown: unknown): Promise<void> {
    const message = thrown instanceof Error ? thrown.message.slice(0, 500) : 'unknown';
    // Recurring jobs are retried for ever: an outage of an hour must not end them.
    const dies = job.attempts >= mostAttempts && !periods.has(job.kind);
    const waitMs = Math.min(3_600_000, 1000 * 4 ** Math.min(job.attempts, 6)) * (0.8 + 0.4 * Math.random());
    await db.run(sql`update job set last_error = ${message}, lease_until = null,
      run_at = ${at(wall.now() + waitMs)},
      dead_at = case when rerun then null else ${dies ? at(wall.now()) : null}::timestamptz end where ${mine(job)}`);
  }

  const addPeriodic = (kind: string, seconds: number) => {
    const job = { kind, dedupeKey: `every ${kind}`, runAt: wall.now() + seconds * 1000 };
    return db.run(sql`${insert(job)} do nothing`);
  };

  /** @param isStopping asked before each job: a process that ends starts none, and would find one put back again */
  async function runKinds(kinds: readonly string[], isStopping: IsStopping): Promise<number> {
    for (let done = 0; ; done += 1) {
      const asked = performance.now();
      const job = kinds.length === 0 || isStopping() ? undefined : await claim(kinds);
      if (job === undefined) return done;
      await inSpan({ name: `job ${job.kind}` }, () => perform(job, asked, isStopping));
    }
  }

  const kindsOf = (queue: JobQueue) =>
    [...handlers.keys()].filter((kind) => (queues.get(kind) ?? 'rest') === queue);

  async function poll(queue: JobQueue): Promise<void> {
    while (!stopped) {
      await runKinds(kindsOf(queue), () => stopped).catch((thrown: unknown) =>
        report?.(thrown, { kind: 'job table', attempts: 0 }),
      );
      await untilNextPoll();
    }
  }

  const untilNextPoll = () =>
    new Promise<void>((resolve) => {
      if (stopped) return resolve();
      const wake = () => {
        clearTimeout(timer);
        wakes.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, pollEveryMs).unref();
      wakes.add(wake);
    });

  return {
    add,
    handle: (kind, handler, queue = 'rest') => {
      handlers.set(kind, handler);
      queues.set(kind, queue);
    },
    every: (kind, seconds, handler, { firstAfter = 0, queue = 'rest' } = {}) => {
      handlers.set(kind, handler);
      queues.set(kind, queue);
      firsts.set(kind, firstAfter);
      periods.set(kind, seconds);
    },
    runDue: () => runKinds([...handlers.keys()], () => false),
    start: () => {
      if (!stopped) return;
      stopped = false;
      polling = Promise.all([...firsts].map(([kind, after]) => addPeriodic(kind, after)))
        .catch((thrown: unknown) => report?.(thrown, { kind: 'job table', attempts: 0 }))
        .then(() =>
          Promise.all(
            jobQueues.flatMap((queue) => Array.from({ length: workersOf[queue] }, () => poll(queue))),
          ),
        );
    },
    stop: async () => {
      stopped = true;
      for (const wake of wakes) wake();
      await withinMs(polling, stopMs);
    },
  };
}

/** Waits for `work`, but not longer than `ms`. */
async function withinMs(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, isOver]).finally(() => clearTimeout(timer));
}
