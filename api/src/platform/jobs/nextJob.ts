import { type RawBuilder, sql } from 'kysely';

/** Nobody has it, or a worker that died. Leases run by the database's clock, since those of the processes may differ. */
const isFree = sql`(lease_until is null or lease_until <= clock_timestamp())`;
/** More than workers claim at the same moment: those that another one has locked are skipped. */
const candidates = 16;

/**
 * The id of the job of these kinds that is due first, locked. What other workers hold is passed over.
 *
 * Each kind is looked up by the index on kind and time: ordering by time alone would read all that is due of other kinds,
 * and which index PostgreSQL takes for several kinds at once depends on how old its statistics are. For the same reason the outer
 * condition, which is checked again once a row is locked, is written so that no index on waiting jobs can serve it.
 */
export const nextJob = (kinds: readonly string[], now: Date): RawBuilder<unknown> => sql`
  select id from job
  where id = any(array(
    select first.id from unnest(${kinds}::text[]) as one (kind) cross join lateral (
      select id, run_at from job where job.kind = one.kind and run_at <= ${now}
        and done_at is null and dead_at is null and ${isFree}
      order by run_at, id limit ${candidates}) as first
    order by first.run_at, first.id limit ${candidates}))
    and coalesce(done_at, dead_at) is null and ${isFree}
  order by run_at, id limit 1 for update skip locked`;
