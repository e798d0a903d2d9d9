import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../platform/db/db';
import { type Counts, readCounts } from './remotes.queries';

/** Milliseconds for which the counts are kept: each is a query over all reports. */
const freshMs = 10_000;

/** Pages with a fault, and pages in all, by remote and release: the same figures as on /admin/remotes. */
export function registerFaultMetrics(registry: Registry, { db }: { db: Db }): void {
  let kept: { readonly until: number; readonly counts: Promise<ReadonlyMap<string, Counts>> } | undefined;
  const counts = () => {
    if (kept === undefined || kept.until < Date.now())
      // The other metrics are wanted most when the database is away.
      kept = { until: Date.now() + freshMs, counts: readCounts(db).catch(() => new Map()) };
    return kept.counts;
  };
  const gauge = (name: string, help: string, read: (counts: Counts) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'release'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [key, row] of await counts()) {
          // Anybody can report a fault of anything: only releases that were served are named.
          if (row.pages === 0) continue;
          const [remote = '', release = ''] = key.split(' ');
          this.set({ remote, release }, read(row));
        }
      },
    });
  gauge('remote_pages', 'Pages that were served with a release', ({ pages }) => pages);
  gauge('remote_failed_pages', 'Pages on which a release reported a fault', ({ failed }) => failed);
}
