import { sql } from 'kysely';
import type { AdminRemote } from '@touchline/shared/wire';
import type { Db } from '../db/db';

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
  readonly sizes: Readonly<Record<string, { readonly brotli: number }>>;
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
}

interface Counts {
  readonly pages: number;
  readonly failed: number;
}

/** By name. Empty until the web server has published into this database. */
export async function listRemotes(db: Db): Promise<AdminRemote[]> {
  const row = await db.findOne(
    sql<{
      remotes: Readonly<Record<string, StoredRemote>>;
    }>`select document -> 'remotes' as remotes from release_registry`,
  );
  const counts = await readCounts(db);
  return Object.entries(row?.remotes ?? {})
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, { live, previous, pinned = false, disabled = null, canary, withdrawn = null, releases }]) => ({
        name,
        live,
        previous,
        pinned,
        disabled,
        canary: canary ? { share: null, role: null, ...canary } : null,
        withdrawn,
        releases: releases.map((release) =>
          toRelease(release, counts.get(`${name} ${release.id}`) ?? { pages: 0, failed: 0 }),
        ),
      }),
    );
}

/**
 * Pages and failed pages by `remote release`; counted as the web server does
 * (shell/server/releases/releaseCounts.ts).
 */
async function readCounts(db: Db): Promise<ReadonlyMap<string, Counts>> {
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
  { id, version, contract, published_at, published_by = null, commit = null, sizes }: StoredRelease,
  counts: Counts,
) => ({
  id,
  version,
  contract,
  bytes: Object.values(sizes).reduce((sum, { brotli }) => sum + brotli, 0),
  published_at,
  published_by,
  commit,
  ...counts,
});
