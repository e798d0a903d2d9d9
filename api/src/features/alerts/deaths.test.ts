import { sql } from 'kysely';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { AccountId } from '@touchline/shared/domain';
import { createClock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { uuidv7 } from '../../platform/db/uuid';
import { createSecrets } from '../../platform/home/secrets';
import { createJobs } from '../../platform/jobs/jobs';
import { createMail } from '../../platform/mail/mail';
import { openMigratedDb } from '../../../test/support/openTestDb';
import { addAlerts, type FoundAlert } from './alerts.queries';
import { deliver } from './deliver';
import { listWaiting, saveDevice } from './devices.queries';
import { writeOnce } from './digest/digestJobs';
import type { PushMessage } from './pushService';

/** Whoever delivers may die before and after every statement and every send. Nothing is lost, nothing is two. */
const deaths = process.env['LONG'] === undefined ? 150 : 1000;
const now = Date.parse('2024-01-20T14:00:00Z');
const secrets = createSecrets('a secret of tests that is long enough to use');
const random = xoroshiro128plus(32);
const upTo = (most: number) => (random.next() >>> 0) % most;

class Death extends Error {}

/** Counts down to the end of a life. */
function aLife(steps: number) {
  let left = steps;
  return {
    step: () => {
      left -= 1;
      if (left < 0) throw new Death();
    },
  };
}

/** The database as somebody uses it who dies on the way; a transaction that he leaves is taken back. */
function seenBy({ step }: ReturnType<typeof aLife>, db: Db): Db {
  const around = <Work extends (...args: never[]) => Promise<unknown>>(work: Work) =>
    (async (...args: Parameters<Work>) => {
      step();
      const result = await work(...args);
      step();
      return result;
    }) as unknown as Work;
  return {
    ...db,
    query: around(db.query),
    findOne: around(db.findOne),
    run: around(db.run),
    transaction: around(db.transaction),
  };
}

let db: Db;
const account = uuidv7(now) as AccountId;
beforeAll(async () => {
  db = await openMigratedDb();
  await db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at)
    values (${account}, 'ada@example.test', 'Ada', '1990-01-20', '', now())`);
});
afterAll(() => db.close());

it(`over ${deaths} deaths every alert is sent, in one message that is always the same`, async () => {
  const session = uuidv7(now);
  await db.run(sql`insert into session (id, account_id, remember, created_at, used_at, expires_at)
    values (${session}, ${account}, true, now(), now(), now())`);
  const device = await saveDevice(db, {
    kind: 'web',
    account,
    session,
    endpointHmac: 'one',
    sealed: secrets.seal(JSON.stringify({ endpoint: 'one', p256dh: '', auth: '' })),
    name: 'Phone',
    kinds: ['points'],
    quiet: null,
    at: now - 1,
  });
  const sent: PushMessage[] = [];
  const written: string[] = [];
  let died = 0;
  while (died < deaths) {
    const found = Array.from({ length: 1 + upTo(4) }, (_, index): FoundAlert => {
      const key = `k${written.length + index}.`;
      return { kind: 'points', key, title: key, body: key, path: '/', at: now, expires: now + 60_000 };
    });
    written.push(...found.map(({ key }) => key));
    // Found twice, as by two processes.
    await addAlerts(db, '2023-24', new Map([[account, found]]));
    await addAlerts(db, '2023-24', new Map([[account, found]]));
    while ((await listWaiting(db)).length > 0) {
      const life = aLife(1 + upTo(24));
      const push = {
        send: async (_: unknown, message: PushMessage) => {
          life.step();
          sent.push(message);
          life.step();
          return 'sent' as const;
        },
      };
      await deliver({ db: seenBy(life, db), clock: createClock(now, 0), secrets, push }, device.id).catch(
        (thrown: unknown) => {
          if (!(thrown instanceof Death)) throw thrown;
          died += 1;
        },
      );
    }
  }
  const messages = new Map<string, string>();
  for (const { id, title, body } of sent) {
    const text = `${title} ${body}`;
    expect(messages.get(id) ?? text).toBe(text);
    messages.set(id, text);
  }

  const timesOf = (key: string) =>
    [...messages.values()].filter((text) => text.split(/\s/).includes(key)).length;
  expect(written.filter((key) => timesOf(key) !== 1)).toEqual([]);

  expect(sent.length).toBeGreaterThan(messages.size);
}, 120_000);

it(`over ${deaths} deaths every gameweek has one mail`, async () => {
  await db.run(sql`update account set digest = true, onboarded = true, email_confirmed = true, team_id = 1`);
  const config = {
    smtpUrl: undefined,
    mailFrom: '',
    secret: 'a secret of tests that is long enough',
    home: '',
  };
  const wall = createClock(now, 0);
  let died = 0;
  let gameweek = 0;
  while (died < deaths) {
    gameweek += 1;
    const key = { account, season: '2023-24', gameweek };
    // The job is done again until it came to its end, and once more as by a second process.
    for (let ends = 0; ends < 2;) {
      const mortal = seenBy(aLife(1 + upTo(12)), db);
      const mail = createMail({ db: mortal, config, jobs: createJobs({ db: mortal, wall }) });
      const compose = () => ({ to: 'ada@example.test', subject: `Gameweek ${gameweek}`, text: '' });
      await writeOnce({ db: mortal, mail, config: { demoMode: false } }, key, compose).then(
        () => (ends += 1),
        (thrown: unknown) => {
          if (!(thrown instanceof Death)) throw thrown;
          died += 1;
        },
      );
    }
  }
  const outbox = createMail({ db, config, jobs: createJobs({ db, wall }) });
  const rows = await db.findOne(sql<{ mails: number }>`select count(*)::int as mails from outbox`);
  expect(rows?.mails).toBe(gameweek);
  const subjects = (await outbox.list()).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
}, 120_000);
