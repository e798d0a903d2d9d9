import { sql } from 'kysely';
import type { AdminRemote } from '@touchline/shared/wire';
import type { Db } from '../../platform/db/db';

export type VitalsOfRelease = NonNullable<AdminRemote['vitals']>[number] & { readonly remote: string };

/** Days whose reports count. */
const days = 28;

/**
 * A value that a browser may have measured, else null: anybody may send an event. Milliseconds, and a number
 * without unit for `cls`.
 */
const measured = (name: string) => sql`case when jsonb_typeof(data -> ${name}) = 'number'
  and (data ->> ${name})::numeric between 0 and 600000 then (data ->> ${name})::float8 end`;

/** 75th percentiles of what browsers reported (shell/src/app/pageVitals.ts), of the releases in the registry. */
export const listWebVitals = (db: Db, now: number) =>
  db.query(sql<VitalsOfRelease>`
    with known as (
      select remote.key as remote, release ->> 'id' as release
      from release_registry, jsonb_each(document -> 'remotes') as remote,
        jsonb_array_elements(remote.value -> 'releases') as release
    ), report as (
      select data ->> 'remote' as remote, data ->> 'release' as release, data ->> 'shell' as shell,
        ${measured('lcp')} as lcp, ${measured('inp')} as inp, ${measured('cls')} as cls, ${measured('ttfb')} as ttfb
      from event where slug = 'web_vitals' and at > ${new Date(now - days * 86_400_000)}
    ), page as (
      select remote, release, lcp, inp, cls, ttfb from report where remote <> 'shell'
      union all select 'shell', shell, lcp, inp, cls, ttfb from report
    )
    select remote, release, count(*)::int as pages,
      percentile_cont(0.75) within group (order by lcp) as lcp, percentile_cont(0.75) within group (order by inp) as inp,
      percentile_cont(0.75) within group (order by cls) as cls, percentile_cont(0.75) within group (order by ttfb) as ttfb
    from page join known using (remote, release) group by remote, release order by remote, release`);
