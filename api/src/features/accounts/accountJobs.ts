import { sql } from 'kysely';
import { deleteInBatches } from '../../platform/db/inBatches';
import type { Services } from '../../services';
import { normaliseStoredEmails } from './storedEmails';

/** Recurring jobs of accounts; each runs in only one of several processes. */
export function registerAccountJobs({
  jobs,
  mail,
  accounts,
  sessions,
  codes,
  throttles,
  db,
}: Services): void {
  jobs.handle('mail', ({ id }) => mail.deliver(Number(id)), 'mail');
  jobs.every('delete accounts', 60, async () => void (await accounts.deleteDue()), { queue: 'deletion' });
  jobs.every('normalise emails', 3600, async () => void (await normaliseStoredEmails(db)), {
    queue: 'sweeps',
  });
  const sweeps: Readonly<Record<string, () => Promise<unknown>>> = {
    sessions: () => sessions.sweep(),
    codes: () => codes.sweep(),
    'ways back': () => accounts.sweepWaysBack(),
    throttles: () => throttles.sweep(),
    outbox: () => mail.sweep(),
    jobs: () => deleteInBatches(db, 'job', sql`done_at < now() - interval '1 day'`),
  };
  // A job for each: one that fails keeps none of the others from running.
  for (const [what, sweep] of Object.entries(sweeps))
    jobs.every(`sweep ${what}`, 3600, async () => void (await sweep()), { queue: 'sweeps' });
}
