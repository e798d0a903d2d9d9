import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import type { ReadForMetrics } from '../../platform/telemetry/readForMetrics';
import { listWebVitals, type VitalsOfRelease } from './webVitals.queries';

/** Milliseconds for which the percentiles are kept: each is a query over four weeks of reports. */
const freshMs = 30_000;

interface MetricParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly read: ReadForMetrics;
}

/** What browsers measured, by remote and release; the same figures as on /admin/remotes. */
export function registerVitalsMetrics(registry: Registry, { db, clock, read }: MetricParts): void {
  let kept: { readonly until: number; readonly rows: Promise<readonly VitalsOfRelease[]> } | undefined;
  const readRows = async () => (await read('Web vitals', listWebVitals(db, clock.now()))) ?? [];
  const rows = () => {
    if (kept === undefined || kept.until < Date.now())
      kept = { until: Date.now() + freshMs, rows: readRows() };
    return kept.rows;
  };
  const gauge = (name: string, help: string, valueOf: (row: VitalsOfRelease) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'release'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        for (const row of await rows()) {
          const value = valueOf(row);
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
