import { sql } from 'kysely';
import type { AdminRemote } from '@touchline/shared/wire';
import type { Db } from '../../db/db';

/** What the admin area needs of the registry document; the web server owns the rest (shell/server/releases). */
interface StoredRelease {
  readonly id: string;
  readonly version: string;
  readonly contract: string;
  readonly published_at: string;
  readonly sizes: Readonly<Record<string, { readonly brotli: number }>>;
}

interface StoredRemote {
  readonly live: string | null;
  readonly previous: string | null;
  readonly releases: readonly StoredRelease[];
}

/** By name. Nothing until the web server has published for the first time into this database. */
export async function listRemotes(db: Db): Promise<AdminRemote[]> {
  const row = await db.findOne(
    sql<{
      remotes: Readonly<Record<string, StoredRemote>>;
    }>`select document -> 'remotes' as remotes from release_registry`,
  );
  return Object.entries(row?.remotes ?? {})
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { live, previous, releases }]) => ({
      name,
      live,
      previous,
      releases: releases.map(toRelease),
    }));
}

const toRelease = ({ id, version, contract, published_at, sizes }: StoredRelease) => ({
  id,
  version,
  contract,
  bytes: Object.values(sizes).reduce((sum, { brotli }) => sum + brotli, 0),
  published_at,
});
