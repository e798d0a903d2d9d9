import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { listWebVitals, type VitalsOfRelease } from './webVitals.queries';

/** Milliseconds for which the percentiles are kept: each is a query over four weeks of reports. */
const freshMs = 30_000;

/** What browsers measured, by remote and release; the same figures as on /admin/remotes. */
export function registerVitalsMetrics(registry: Registry, { db, clock }: { db: Db; clock: Clock }): void {
  let kept: { readonly until: number; readonly rows: Promise<readonly VitalsOfRelease[]> } | undefined;
  const rows = () => {
    if (kept === undefined || kept.until < Date.now())
      // The other metrics are wanted most when the database is away.
      kept = { until: Date.now() + freshMs, rows: listWebVitals(db, clock.now()).catch(() => []) };
    return kept.rows;
  };
  const gauge = (name: string, help: string, read: (row: VitalsOfRelease) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'release'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        for (const row of await rows()) {
          const value = read(row);
          if (value !== null) this.set({ remote: row.remote, release: row.release }, value);
        }
      },
    });
  const seconds = (ms: number | null) => (ms === null ? null : ms / 1000);
  gauge('web_vitals_pages', 'Pages that browsers measured in four weeks', ({ pages }) => pages);
  gauge('web_vitals_lcp_p75_seconds', 'Largest contentful paint', ({ lcp }) => seconds(lcp));
  gauge('web_vitals_inp_p75_seconds', 'Interaction to next paint', ({ inp }) => seconds(inp));
  gauge('web_vitals_cls_p75', 'Cumulative layout shift', ({ cls }) => cls);
  gauge('web_vitals_ttfb_p75_seconds', 'Time to first byte', ({ ttfb }) => seconds(ttfb));
}
