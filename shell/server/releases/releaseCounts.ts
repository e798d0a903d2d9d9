import type { Db } from '@touchline/api/db';
import { sql } from 'kysely';
import { remoteForPath, type BrowserRegistry } from '../../src/services/remotes/registry';
import type { PageCounts } from './canaryTest';
import { shellName } from './releaseDocument';

/** Counts pages by remote and release; writes the counts every few seconds. */
export interface PageCounter {
  /**
   * Call for each page of the app that is served with a reader's registry.
   *
   * @param shell release of the shell that the page names; absent where it is a preview or has none
   */
  count(registry: BrowserRegistry, path: string, shell?: string): void;
  /** Writes the counts since the last flush. */
  flush(): Promise<void>;
}

const releaseIdOf = (base: string) => base.split('/').at(-2) ?? '';

/** Remotes with a part in a page: the page's own, or those with a widget on Home. */
function remotesOn(registry: BrowserRegistry, path: string): readonly string[] {
  if (path !== '/') return [remoteForPath(registry, path) ?? []].flat();
  return Object.entries(registry.remotes)
    .filter(([, { live }]) => live?.widgets.some(({ slot }) => slot.startsWith('home.')))
    .map(([remote]) => remote);
}

export function createPageCounter(db: Db): PageCounter {
  const counts = new Map<string, { remote: string; release: string; pages: number }>();
  function add(remote: string, release: string): void {
    const { pages } = counts.get(`${remote} ${release}`) ?? { pages: 0 };
    counts.set(`${remote} ${release}`, { remote, release, pages: pages + 1 });
  }

  return {
    count(registry, path, shell) {
      if (shell !== undefined) add(shellName, shell);
      for (const remote of remotesOn(registry, path)) {
        const { live, preview } = registry.remotes[remote] ?? {};
        // A preview is not counted, even when the same release is a canary for others.
        if (!live || preview) continue;
        add(remote, releaseIdOf(live.base));
      }
    },
    async flush() {
      const rows = [...counts.values()];
      counts.clear();
      for (const { remote, release, pages } of rows)
        await db.run(sql`insert into release_pages (remote, release, day, pages)
          values (${remote}, ${release}, current_date, ${pages})
          on conflict (remote, release, day) do update set pages = release_pages.pages + excluded.pages`);
    },
  };
}

/** Counts of every release that was served, by owner and id: `mf-clubs 1.0.0-3f9a1c20de`. */
export async function listCounts(db: Db): Promise<Readonly<Record<string, PageCounts>>> {
  const served = await db.query(
    sql<{ remote: string; release: string }>`select distinct remote, release from release_pages`,
  );
  const counted = await Promise.all(
    served.map(
      async ({ remote, release }) => [`${remote} ${release}`, await readCounts(db, remote, release)] as const,
    ),
  );
  return Object.fromEntries(counted);
}

/**
 * Counts of one release since it was first served. Reports of one account within three seconds count once,
 * because a page may report several faults and one broken browser must not decide for all. Reports of
 * previews do not count.
 */
export async function readCounts(db: Db, remote: string, release: string): Promise<PageCounts> {
  const [served] = await db.query(sql<{ pages: number }>`
    select coalesce(sum(pages), 0)::int as pages from release_pages where remote = ${remote} and release = ${release}`);
  const [reported] = await db.query(sql<{ failed: number }>`
    select count(distinct (coalesce(account_id::text, ''), floor(extract(epoch from at) / 3)))::int as failed
    from event where slug = 'remote_fault' and data ->> 'release' = ${release} and data ->> 'remote' = ${remote}
      and data ->> 'preview' is null`);
  return { pages: served?.pages ?? 0, failed: reported?.failed ?? 0 };
}
