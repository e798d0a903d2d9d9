import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db';

/** A role that at most one process of those on a database has. */
export interface Lease {
  /** Whether this process has it: never longer than the database gave it, even if the process stood still. */
  isHeld(): boolean;
  /** Waits as long as a holder that is gone would have it. @returns whether this process has it then */
  outlast(): Promise<boolean>;
  /** Tries to take it now, then renews it or tries again regularly until `close`. */
  keep(): Promise<void>;
  /** Gives it back, so that another process takes it at its next try. */
  close(): Promise<void>;
}

/** Another process takes over this long after the holder's last renewal, and one try more. */
const defaultLengthMs = 10_000;

interface LeaseOptions {
  readonly lengthMs?: number;
  /** Real time between two tries, or two renewals. */
  readonly tryEveryMs?: number;
}

/** The database's clock decides, so that the clocks of the processes may differ. */
export function createLease(
  db: Db,
  name: string,
  { lengthMs = defaultLengthMs, tryEveryMs = lengthMs / 4 }: LeaseOptions = {},
): Lease {
  const holder = randomUUID();
  let heldUntil = -Infinity;
  let trying: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function take(): Promise<void> {
    const asked = performance.now();
    const taken = await db.run(sql`
      insert into process_lease (name, holder, until)
      values (${name}, ${holder}, clock_timestamp() + ${lengthMs} * interval '1 ms')
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where process_lease.holder = excluded.holder or process_lease.until <= clock_timestamp()`);
    heldUntil = taken === 1 ? asked + lengthMs : -Infinity;
  }

  // A database that is away grants no lease; the one that is held runs out.
  const attempt = () => (trying = take().catch(() => undefined));

  const isHeld = () => performance.now() < heldUntil;

  return {
    isHeld,
    outlast: async () => {
      const end = performance.now() + lengthMs + 2 * tryEveryMs;
      while (!isHeld() && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, tryEveryMs / 4));
      return isHeld();
    },
    keep: async () => {
      timer ??= setInterval(() => void attempt(), tryEveryMs).unref();
      await attempt();
    },
    close: async () => {
      clearInterval(timer);
      await trying;
      heldUntil = -Infinity;
      // It runs out by itself where it cannot be given back.
      await db
        .run(sql`delete from process_lease where name = ${name} and holder = ${holder}`)
        .catch(() => undefined);
    },
  };
}
