import { sql } from 'kysely';
import { realClock } from '../../../src/platform/clock';
import type { Db } from '../../../src/platform/db/db';
import { migrate } from '../../../src/platform/db/migrate';
import { openPostgres } from '../../../src/platform/db/postgres';
import { createJobs } from '../../../src/platform/jobs/jobs';
import { type Bundle, bundle } from '../../support/bundled';
import { runAndKill } from '../../support/killedProcess';
import { isPostgresAvailable, makeTestDatabase } from '../../support/postgresServer';

/** Source: docs/operations.md, "Jobs". */
const takenOverWithinMs = 20_000;
const stillMs = 10_000;

const describeJobs = isPostgresAvailable() ? describe : describe.skip;
if (!isPostgresAvailable())
  process.stdout.write('  jobs of a killed process: left out, there is no PostgreSQL\n');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describeJobs('a job that a process has in hand', () => {
  let script: Bundle;
  let place = '';
  let drop: () => Promise<void> = async () => {};
  let db: Db;
  beforeAll(async () => {
    script = bundle('test/kill/jobs/workForever.ts');
    ({ url: place, drop } = await makeTestDatabase());
    db = await openPostgres(place);
    await migrate(db);
  }, 60_000);
  afterAll(async () => {
    script.remove();
    await db.close();
    await drop();
  });
  beforeEach(() => db.script('truncate job'));

  /** Another process of the app, which looks for jobs all the time. */
  function otherProcess() {
    const jobs = createJobs({ db, wall: realClock });
    const began: number[] = [];
    jobs.handle('work', async () => void began.push(performance.now()));
    jobs.start();
    return { jobs, began };
  }

  it('is taken over within 20 seconds after its death, however long it had it', async () => {
    await createJobs({ db, wall: realClock }).add({ kind: 'work' });
    let other: ReturnType<typeof otherProcess> | undefined;
    await runAndKill({
      script: script.script,
      args: [place, '0'],
      onLine: (word) => {
        if (word === 'began') other = otherProcess();
      },
      isEnough: (word) => word === 'began',
      // Longer than a lease that is not renewed.
      thenFor: 18_000,
    });
    const killed = performance.now();
    if (other === undefined) throw new Error('The job was not begun.');
    expect(other.began).toEqual([]);
    while (other.began.length === 0 && performance.now() - killed < 30_000) await pause(50);
    expect(performance.now() - killed).toBeLessThan(takenOverWithinMs);
    await other.jobs.stop();
  }, 90_000);

  it('stays with a process whose event loop stands still for ten seconds', async () => {
    await createJobs({ db, wall: realClock }).add({ kind: 'work' });
    let other: ReturnType<typeof otherProcess> | undefined;
    const words: string[] = [];
    await runAndKill({
      script: script.script,
      args: [place, String(stillMs)],
      onLine: (word) => {
        words.push(word);
        if (word === 'began') other = otherProcess();
      },
      isEnough: (word) => word === 'done',
      thenFor: 2_000,
    });
    expect(words).toEqual(['began', 'moves', 'done']);
    expect(other?.began).toEqual([]);
    const rows = await db.query(
      sql`select attempts, done_at is not null as is_done from job where kind = 'work'`,
    );
    expect(rows).toEqual([{ attempts: 1, is_done: true }]);
    await other?.jobs.stop();
  }, 90_000);
});
