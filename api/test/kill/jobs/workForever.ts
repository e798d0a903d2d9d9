/**
 * Child process of `killed.test.ts`: takes one job of the kind `work` and never ends it, or stands still in it for some time, as a
 * process does whose event loop is held up. Arguments: location of PostgreSQL, milliseconds to stand still (0: run on until killed).
 */
import { writeSync } from 'node:fs';
import { realClock } from '../../../src/platform/clock';
import { openPostgres } from '../../../src/platform/db/postgres';
import { createJobs } from '../../../src/platform/jobs/jobs';

async function main([place = '', stillMs = '0']: string[]): Promise<void> {
  const db = await openPostgres(place);
  const jobs = createJobs({ db, wall: realClock });
  jobs.handle('work', async () => {
    writeSync(1, 'began {}\n');
    if (stillMs === '0') return new Promise<void>(() => {});
    // Shortly before the first renewal, which is the worst moment.
    await new Promise((resolve) => setTimeout(resolve, 2_900));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(stillMs));
    writeSync(1, 'moves {}\n');
  });
  // Only this keeps the process alive while the job goes on.
  setInterval(() => {}, 60_000);
  await jobs.runDue();
  writeSync(1, 'done {}\n');
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown);
  process.exitCode = 1;
});
