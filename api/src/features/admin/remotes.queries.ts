import { sql } from 'kysely';
import type { AdminRemote } from '@touchline/shared/wire';
import type { Db } from '../../platform/db/db';
import { type PlaceOrders, type WaitingPlace, waitingPlaces } from './places';
import { listWebVitals } from './webVitals.queries';

/**
 * The fields of the registry document that the admin area needs; the web server owns the document
 * (shell/server/releases).
 */
interface StoredRelease {
  readonly id: string;
  readonly version: string;
  readonly contract: string;
  readonly published_at: string;
  readonly published_by?: string | null;
  readonly commit?: string | null;
  readonly changes?: string;
  readonly sizes: Readonly<Record<string, { readonly brotli: number }>>;
  readonly places?: Parameters<typeof waitingPlaces>[1]['places'];
  readonly widgets: Parameters<typeof waitingPlaces>[1]['widgets'];
}

interface StoredRemote {
  readonly live: string | null;
  readonly previous: string | null;
  readonly pinned?: boolean;
  readonly disabled?: NonNullable<AdminRemote['disabled']>;
  readonly canary?: {
    readonly id: string;
    readonly share?: number;
    readonly role?: string;
    readonly since: string;
  };
  readonly withdrawn?: NonNullable<AdminRemote['withdrawn']>;
  readonly releases: readonly StoredRelease[];
  /** Absent before the web server recorded what was approved: what was served then keeps its places. */
  readonly approved?: PlaceOrders;
}

interface StoredDocument {
  readonly generation: number;
  readonly remotes: Readonly<Record<string, StoredRemote>>;
}

/** Of the releases that are served, each place once: the one furthest up. */
function waitingIn({ approved, live, canary, releases }: StoredRemote): WaitingPlace[] {
  if (!approved) return [];
  const found = new Map<string, WaitingPlace>();
  for (const release of releases.filter(({ id }) => id === live || id === canary?.id))
    for (const waiting of waitingPlaces(approved, release))
      if (waiting.order < (found.get(waiting.place)?.order ?? Infinity)) found.set(waiting.place, waiting);
  return [...found.values()];
}

/**
 * Approves a place that waits, by compare-and-swap as the web server changes the document.
 *
 * @returns where it might stand before; undefined when it does not wait at this order any more
 */
export async function approvePlace(
  db: Db,
  { remote, place, order }: { remote: string; place: string; order: number },
): Promise<{ before: number | null } | undefined> {
  const row = await db.findOne(
    sql<{ generation: number; document: StoredDocument }>`select generation, document from release_registry`,
  );
  const stored =
    row && Object.hasOwn(row.document.remotes, remote) ? row.document.remotes[remote] : undefined;
  const waiting = stored && waitingIn(stored).find((one) => one.place === place && one.order === order);
  if (!row || !stored || !waiting) return undefined;
  const next = {
    ...row.document,
    generation: row.generation + 1,
    remotes: {
      ...row.document.remotes,
      [remote]: { ...stored, approved: { ...stored.approved, [place]: order } },
    },
  };
  const changed = await db.run(
    sql`update release_registry set generation = ${next.generation}, document = ${JSON.stringify(next)}::jsonb
      where generation = ${row.generation}`,
  );
  return changed === 1 ? { before: waiting.approved } : undefined;
}

export interface Counts {
  readonly pages: number;
  readonly failed: number;
}

/** By name. Empty until the web server has published into this database. */
export async function listRemotes(db: Db, now: number): Promise<AdminRemote[]> {
  const row = await db.findOne(
    sql<{
      remotes: Readonly<Record<string, StoredRemote>>;
    }>`select document -> 'remotes' as remotes from release_registry`,
  );
  const counts = await readCounts(db);
  const faults = await listFaults(db);
  const vitals = await listWebVitals(db, now);
  return Object.entries(row?.remotes ?? {})
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, stored]) => {
      const { live, previous, pinned = false, disabled = null, canary, withdrawn = null, releases } = stored;
      const waiting = waitingIn(stored);
      return {
        name,
        ...(waiting.length > 0 && { waiting }),
        live,
        previous,
        pinned,
        disabled,
        canary: canary ? { share: null, role: null, ...canary } : null,
        withdrawn,
        releases: releases.map((release) =>
          toRelease(release, counts.get(`${name} ${release.id}`) ?? { pages: 0, failed: 0 }),
        ),
        faults: faults
          .filter(({ remote }) => remote === name)
          .map(({ remote: _, at, path, generation, ...fault }) => ({
            ...fault,
            at: at.toISOString(),
            ...thenOf(path, generation),
          })),
        vitals: vitals.filter(({ remote }) => remote === name).map(({ remote: _, ...found }) => found),
      };
    });
}

type Fault = NonNullable<AdminRemote['faults']>[number];

/** Reports listed per remote. */
const mostFaults = 5;

interface ReportedAt {
  readonly remote: string;
  readonly at: Date;
  readonly path: string | null;
  readonly generation: string | null;
}

/** Anybody may report any path: only one of this origin is a link. */
const thenOf = (path: string | null, generation: string | null) =>
  path !== null && generation !== null && /^\/(?![/\\])[^?#\s]*$/.test(path)
    ? { then: `${path}?at=${generation}` }
    : {};

/** The newest reports of each remote. The web server maps their stacks (shell/server/releases/faultWatch.ts). */
const listFaults = (db: Db) =>
  db.query(sql<Omit<Fault, 'at' | 'then'> & ReportedAt>`
    select at, remote, release, kind, message, stack, preview, path, generation from (
      select at, data ->> 'remote' as remote, data ->> 'release' as release,
        coalesce(data ->> 'kind', '') as kind, left(coalesce(data ->> 'message', ''), 500) as message,
        left(coalesce(data ->> 'stack', ''), 4000) as stack, data ->> 'preview' is not null as preview,
        route ->> 'path' as path, data ->> 'generation' as generation,
        row_number() over (partition by data ->> 'remote' order by at desc, id desc) as place
      from event where slug = 'remote_fault' and data ->> 'remote' is not null and data ->> 'release' is not null
    ) newest where place <= ${mostFaults} order by remote, place`);

/**
 * Pages and failed pages by `remote release`; counted as the web server does
 * (shell/server/releases/releaseCounts.ts).
 */
export async function readCounts(db: Db): Promise<ReadonlyMap<string, Counts>> {
  const rows = await db.query(sql<Counts & { remote: string; release: string }>`
    with served as (
      select remote, release, sum(pages)::int as pages from release_pages group by remote, release
    ), reported as (
      select data ->> 'remote' as remote, data ->> 'release' as release,
        count(distinct (coalesce(account_id::text, ''), floor(extract(epoch from at) / 3)))::int as failed
      from event where slug = 'remote_fault' and data ->> 'release' is not null and data ->> 'preview' is null
      group by 1, 2
    )
    select coalesce(served.remote, reported.remote) as remote, coalesce(served.release, reported.release) as release,
      coalesce(pages, 0) as pages, coalesce(failed, 0) as failed
    from served full join reported on served.remote = reported.remote and served.release = reported.release`);
  return new Map(
    rows.map(({ remote, release, pages, failed }) => [`${remote} ${release}`, { pages, failed }]),
  );
}

const toRelease = (
  { id, version, contract, published_at, published_by = null, commit = null, changes, sizes }: StoredRelease,
  counts: Counts,
) => ({
  id,
  version,
  contract,
  bytes: Object.values(sizes).reduce((sum, { brotli }) => sum + brotli, 0),
  published_at,
  published_by,
  commit,
  ...(changes !== undefined && { changes }),
  ...counts,
});
