import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { inSpan } from '../telemetry/spans';

export interface NewJob {
  readonly kind: string;
  readonly payload?: object;
  /** Wall-clock instant before which it does not run; immediately when absent. */
  readonly runAt?: number;
  /** At most one waiting job has the same key: a second is dropped. */
  readonly dedupeKey?: string;
}

/** Handler of a kind of job. When it throws, the job is retried with growing delays. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>;

export interface Jobs {
  /** Adds a job in the surrounding transaction. */
  add(job: NewJob): Promise<void>;
  /** Registers the worker for a kind of job. */
  handle(kind: string, handler: JobHandler): void;
  /**
   * Registers a recurring job, which runs once over all processes; the first time after the start, or after
   * `firstAfter`.
   */
  every(kind: string, seconds: number, handler: JobHandler, firstAfter?: number): void;
  /** Runs all due jobs sequentially. @returns how many ran */
  runDue(): Promise<number>;
  /** Polls for jobs until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

interface Claimed {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
  readonly generation: number;
}

/** Lease of a job: another process takes it after this time if its worker died. */
const leaseMs = 60_000;
const mostAttempts = 8;
const lookEveryMs = 1000;

interface JobsParts {
  readonly db: Db;
  readonly wall: Clock;
  readonly report?: (error: unknown, job: { kind: string; attempts: number }) => void;
}

export function createJobs({ db, wall, report }: JobsParts): Jobs {
  const handlers = new Map<string, JobHandler>();
  const periods = new Map<string, number>();
  const firsts = new Map<string, number>();
  const at = (ms: number) => new Date(ms);
  let stopped = true;
  let looking: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function add({ kind, payload = {}, runAt = wall.now(), dedupeKey }: NewJob): Promise<void> {
    await db.run(sql`insert into job (kind, payload, dedupe_key, run_at)
      values (${kind}, ${JSON.stringify(payload)}::jsonb, ${dedupeKey ?? null}, ${at(runAt)})
      on conflict (dedupe_key) where done_at is null and dead_at is null do nothing`);
  }

  /** Skips rows that another worker is claiming, so that workers never wait for each other. */
  const claim = () =>
    db.findOne(sql<Claimed>`
      update job set lease_until = ${at(wall.now() + leaseMs)}, generation = generation + 1, attempts = attempts + 1
      where id = (
        select id from job where done_at is null and dead_at is null and run_at <= ${at(wall.now())}
          and (lease_until is null or lease_until <= ${at(wall.now())})
          and kind = any(${[...handlers.keys()]}::text[])
        order by run_at, id limit 1 for update skip locked)
      returning id, kind, payload, attempts, generation`);

  /** Only the holder of the lease may finish the job. */
  const mine = ({ id, generation }: Claimed) => sql`id = ${id} and generation = ${generation}`;

  async function perform(job: Claimed): Promise<void> {
    try {
      await handlers.get(job.kind)?.(job.payload);
      await finish(job);
    } catch (thrown) {
      report?.(thrown, job);
      await putOff(job, thrown);
    }
  }

  async function finish(job: Claimed): Promise<void> {
    const period = periods.get(job.kind);
    await db.transaction(async () => {
      const finished = await db.run(
        sql`update job set done_at = ${at(wall.now())}, lease_until = null where ${mine(job)}`,
      );
      if (finished === 1 && period !== undefined) await addPeriodic(job.kind, period);
    });
  }

  async function putOff(job: Claimed, thrown: unknown): Promise<void> {
    const message = thrown instanceof Error ? thrown.message.slice(0, 500) : 'unknown';
    // Recurring jobs are retried for ever: an outage of an hour must not end them.
    const dies = job.attempts >= mostAttempts && !periods.has(job.kind);
    const waitMs = Math.min(3_600_000, 1000 * 4 ** Math.min(job.attempts, 6)) * (0.8 + 0.4 * Math.random());
    await db.run(sql`update job set last_error = ${message}, lease_until = null,
      run_at = ${at(wall.now() + waitMs)}, dead_at = ${dies ? at(wall.now()) : null}::timestamptz where ${mine(job)}`);
  }

  const addPeriodic = (kind: string, seconds: number) =>
    add({ kind, dedupeKey: `every ${kind}`, runAt: wall.now() + seconds * 1000 });

  async function runDue(): Promise<number> {
    for (let done = 0; ; done += 1) {
      const job = handlers.size === 0 ? undefined : await claim();
      if (job === undefined) return done;
      await inSpan({ name: `job ${job.kind}` }, () => perform(job));
    }
  }

  function look(): void {
    if (stopped) return;
    looking = runDue()
      .catch((thrown: unknown) => report?.(thrown, { kind: 'job table', attempts: 0 }))
      .finally(() => {
        if (!stopped) timer = setTimeout(look, lookEveryMs).unref();
      });
  }

  return {
    add,
    handle: (kind, handler) => void handlers.set(kind, handler),
    every: (kind, seconds, handler, firstAfter = 0) => {
      handlers.set(kind, handler);
      firsts.set(kind, firstAfter);
      periods.set(kind, seconds);
    },
    runDue,
    start: () => {
      if (!stopped) return;
      stopped = false;
      looking = Promise.all([...firsts].map(([kind, after]) => addPeriodic(kind, after))).then(look);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
