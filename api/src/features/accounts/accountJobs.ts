import { sql } from 'kysely';
import type { Services } from '../../services';

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
  jobs.handle('mail', ({ id }) => mail.deliver(Number(id)));
  jobs.every('delete accounts', 60, async () => void (await accounts.deleteDue()));
  jobs.every('sweep', 3600, async () => {
    await sessions.sweep();
    await codes.sweep();
    await accounts.sweepWaysBack();
    await throttles.sweep();
    await mail.sweep();
    await db.run(sql`delete from job where done_at < now() - interval '1 day'`);
  });
}
