import type { Db } from '@touchline/api/db';
import { judgeCanary } from './canaryTest';
import { createFaultWatch } from './faultWatch';
import { withCanaryWithdrawn, withSwept } from './releaseChanges';
import { releasesOf } from './releaseDocument';
import { createPageCounter, readCounts, type PageCounter } from './releaseCounts';
import type { ReleaseStore } from './releaseStore';

interface CareOptions {
  readonly db: Db;
  readonly store: ReleaseStore;
  /** Webhook for withdrawn canaries: receives a POST with JSON. */
  readonly webhook: string | undefined;
  readonly log: (sentence: string) => void;
}

export interface WithdrawnNotice {
  readonly event: 'canary withdrawn';
  readonly remote: string;
  readonly release: string;
  readonly live: string | null;
  readonly reason: string;
  readonly at: string;
}

/** Notifies the team once. A failing webhook is only logged. */
async function tell(notice: WithdrawnNotice, { webhook, log }: CareOptions): Promise<void> {
  log(`The canary ${notice.release} of ${notice.remote} was withdrawn: ${notice.reason}`);
  if (webhook === undefined) return;
  const body = JSON.stringify(notice);
  const headers = { 'content-type': 'application/json' };
  await fetch(webhook, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) })
    .then(({ ok, status }) => ok || log(`The release webhook answered ${status}.`))
    .catch((error: unknown) => log(`The release webhook could not be called: ${String(error)}`));
}

/** Withdraws each canary whose pages fail more often than those of the live release. */
export async function checkCanaries(options: CareOptions, now: Date): Promise<void> {
  const { db, store } = options;
  const document = await store.document();
  for (const [remote, { live, canary }] of Object.entries(document.remotes)) {
    if (!canary || live === null) continue;
    const { id: release } = canary;
    const { withdraw, reason } = judgeCanary(
      await readCounts(db, remote, release),
      await readCounts(db, remote, live),
    );
    if (!withdraw) continue;
    const at = now.toISOString();
    const after = await store.update((before) => withCanaryWithdrawn(release, reason, now)(before, remote), {
      by: 'canary watch',
      action: 'release canary-withdrawn',
      remote,
      detail: { release, reason },
      at: now,
    });
    // Another process may have withdrawn it first.
    const { withdrawn } = releasesOf(after, remote);
    if (withdrawn?.id === release && withdrawn.at === at)
      await tell({ event: 'canary withdrawn', remote, release, live, reason, at }, options);
  }
}

/**
 * Removes old releases from the document and deletes their folders, including those of an interrupted sweep.
 */
export async function sweepReleases({ store, log }: CareOptions, now: Date): Promise<void> {
  for (const remote of Object.keys((await store.document()).remotes)) {
    const before = releasesOf(await store.document(), remote).swept ?? [];
    const document = await store.update((stored) => withSwept(now)(stored, remote), {
      by: 'sweep',
      action: 'release sweep',
      remote,
      at: now,
    });
    const { swept = [] } = releasesOf(document, remote);
    for (const id of swept)
      await store
        .removeFiles(remote, id)
        // One that cannot be deleted does not keep the others.
        .catch((error: unknown) => log(`${remote} ${id} was not deleted: ${String(error)}`));
    if (swept.length > before.length)
      log(`${swept.length - before.length} old releases of ${remote} were swept.`);
  }
}

const checkMs = 5000;
const sweepMs = 24 * 3600 * 1000;

/** Background jobs for releases: count pages, check canaries, map and log reported faults, sweep old releases. */
export function startReleaseCare(options: CareOptions): { pages: PageCounter; stop(): Promise<void> } {
  const pages = createPageCounter(options.db);
  const faults = createFaultWatch(options);
  let running = Promise.resolve();
  /** Jobs run one at a time; when the database is unavailable they are tried again at the next interval. */
  const run = (work: () => Promise<void>) => {
    running = running.then(work).catch((error: unknown) => options.log(`Releases: ${String(error)}`));
  };
  const check = setInterval(
    () =>
      run(async () => {
        await pages.flush();
        await checkCanaries(options, new Date());
        await faults.run();
      }),
    checkMs,
  );
  const sweep = () => run(() => sweepReleases(options, new Date()));
  sweep();
  const daily = setInterval(sweep, sweepMs);
  return {
    pages,
    async stop() {
      clearInterval(check);
      clearInterval(daily);
      run(() => pages.flush());
      await running;
    },
  };
}
