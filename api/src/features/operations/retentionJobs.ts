import { sql } from 'kysely';
import { deleteInBatches } from '../../platform/db/inBatches';
import type { Services } from '../../services';

const day = 86_400_000;

/** Days for which rows stay that no other job removes. All tables are in `docs/operations.md`, "Tables". */
export const retentionDays = {
  /** A job that was given up: long enough to be looked at. */
  deadJobs: 30,
  /** What administrators and release tokens did: two years. */
  auditLog: 730,
  /** A payment provider repeats a notice for at most 30 days: so long it must be recognised. */
  paymentNotices: 90,
  /** Pages of a release by day, with which its faults are compared. */
  releasePages: 400,
  /** What was live: files of releases that nobody is served any more are gone after 30 days. */
  releaseCompositions: 60,
  /** Chances through a gameweek: the account's next one replaces them. No gameweek has been current for a month. */
  chances: 30,
} as const;

/** Removes what is older, in batches. @returns the sweeps by name */
export function retentionSweeps({ db, wall }: Pick<Services, 'db' | 'wall'>) {
  const before = (days: number) => new Date(wall.now() - days * day);
  return {
    'dead jobs': () => deleteInBatches(db, 'job', sql`dead_at < ${before(retentionDays.deadJobs)}`),
    'audit log': () => deleteInBatches(db, 'audit_log', sql`at < ${before(retentionDays.auditLog)}`),
    'payment notices': () =>
      deleteInBatches(db, 'payment_notice', sql`handled_at < ${before(retentionDays.paymentNotices)}`),
    'pages of releases': () =>
      deleteInBatches(db, 'release_pages', sql`day < ${before(retentionDays.releasePages)}::date`),
    'compositions of releases': () =>
      deleteInBatches(
        db,
        'release_composition',
        sql`at < ${before(retentionDays.releaseCompositions)}
          and generation < (select max(generation) from release_composition)`,
      ),
    chances: () => deleteInBatches(db, 'chance_moment', sql`written_at < ${before(retentionDays.chances)}`),
    // Who has had the mail of a gameweek is of no use once the next season has begun.
    digests: () => deleteInBatches(db, 'digest_mail', sql`season < (select max(season) from game_state)`),
  };
}

/** Once an hour, in one of the processes. */
export function registerRetentionJobs(services: Services): void {
  // A job for each: one that fails keeps none of the others from running.
  for (const [what, sweep] of Object.entries(retentionSweeps(services)))
    services.jobs.every(`sweep ${what}`, 3600, async () => void (await sweep()), { queue: 'sweeps' });
}
