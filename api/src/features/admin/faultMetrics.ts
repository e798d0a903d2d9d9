import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../platform/db/db';
import type { ReadForMetrics } from '../../platform/telemetry/readForMetrics';
import { type Counts, readCounts } from './remotes.queries';

/** Milliseconds for which the counts are kept: each is a query over all reports. */
const freshMs = 10_000;

/** Pages with a fault, and pages in all, by remote and release: the same figures as on /admin/remotes. */
export function registerFaultMetrics(
  registry: Registry,
  { db, read }: { db: Db; read: ReadForMetrics },
): void {
  let kept: { readonly until: number; readonly counts: Promise<ReadonlyMap<string, Counts>> } | undefined;
  const readNow = async () => (await read('Faults of remotes', readCounts(db))) ?? new Map<string, Counts>();
  const counts = () => {
    if (kept === undefined || kept.until < Date.now())
      kept = { until: Date.now() + freshMs, counts: readNow() };
    return kept.counts;
  };
  const gauge = (name: string, help: string, valueOf: (counts: Counts) => number) =>
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
          this.set({ remote, release }, valueOf(row));
        }
      },
    });
  gauge('remote_pages', 'Pages that were served with a release', ({ pages }) => pages);
  gauge('remote_failed_pages', 'Pages on which a release reported a fault', ({ failed }) => failed);
}
