import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { AccountId } from '@touchline/shared/domain';
import { findAssets } from '../../../src/platform/db/assets';
import type { Db } from '../../../src/platform/db/db';
import { migrate } from '../../../src/platform/db/migrate';
import { openPgliteDb } from '../../../src/platform/db/openDb';
import { openPostgres } from '../../../src/platform/db/postgres';
import { uuidv7 } from '../../../src/platform/db/uuid';
import { createSecrets } from '../../../src/platform/home/secrets';
import { type Bundle, bundle } from '../../support/bundled';
import { runAndKill } from '../../support/killedProcess';
import { testEngines } from '../../support/openTestDb';
import { makeTestDatabase } from '../../support/postgresServer';
import { type ArrivedPush, startPushService, type TestPushService } from '../../support/pushServiceOfTests';
import { saveDevice } from '../../../src/features/alerts/devices.queries';

/** Kills per engine. `npm run soak -- alerts 1000` runs more, with another seed. */
const kills = Number(process.env.KILLS ?? 10);
const random = xoroshiro128plus(Number(process.env.KILL_SEED ?? 23));
const upTo = (most: number) => ((random.next() >>> 0) / 2 ** 32) * most;
/** The secret of `sendForever.ts`. */
const secrets = createSecrets('a secret of tests that is long enough to use');

let script: Bundle;
beforeAll(() => {
  script = bundle('test/kill/alerts/sendForever.ts');
});
afterAll(() => script.remove());

/** An alert as it is stored in the end. */
interface Stored {
  readonly key: string;
  readonly message_id: string | null;
  readonly is_settled: boolean;
}

describe.each(testEngines)('sending alerts on %s', (engine) => {
  const home = mkdtempSync(join(tmpdir(), 'touchline-alerts-killed-'));
  const start = Date.now();
  let place = join(home, 'db');
  let drop: () => Promise<void> = async () => {};
  let service: TestPushService;
  let device = '';

  const withDb = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { worker } = findAssets();
    const db =
      engine === 'postgres' ? await openPostgres(place) : await openPgliteDb({ worker, folder: place });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };

  beforeAll(async () => {
    if (engine === 'postgres') ({ url: place, drop } = await makeTestDatabase());
    service = await startPushService();
    device = await withDb(async (db) => {
      await migrate(db);
      return addDevice(db, service);
    });
  }, 60_000);
  afterAll(async () => {
    await service.close();
    await drop();
    rmSync(home, { recursive: true, force: true });
  });

  it(
    `loses none and sends none in two messages when killed ${kills} times`,
    async () => {
      const added: string[] = [];
      let sent = 0;
      const live = (
        life: number | string,
        isEnough: (word: string, detail: string) => boolean,
        thenFor: number,
        until?: Promise<void>,
      ) =>
        runAndKill({
          script: script.script,
          args: [engine, place, device, String(life), String(start)],
          onLine: (word, detail) => {
            if (word === 'added') added.push(...(JSON.parse(detail) as string[]));
            if (word === 'sent') sent += 1;
          },
          isEnough,
          until,
          thenFor,
        });
      for (let kill = 0; kill < kills; kill += 1) {
        // The push service has bad moments of its own: it takes a message and is cut off, or refuses for a while.
        service.answer = ([201, 201, 'cut', 201, 201, 503, 201] as const)[kill % 7] ?? 201;
        // One in five is killed during its start, two while or after a message arrives, two after this output.
        const moment = ([undefined, 'arrived', 'added', 'arrived', 'sent'] as const)[kill % 5];
        const arrived = new Promise<void>((resolve) => (service.onArrived = resolve));
        const isThere = (word: string) =>
          moment === undefined || word === moment || (service.answer === 503 && word === 'sent');
        const thenFor = upTo(moment === undefined ? 700 : moment === 'arrived' ? 20 : 120);
        await live(kill, isThere, thenFor, moment === 'arrived' ? arrived : undefined);
      }
      service.answer = 201;
      // A refused message is tried again after up to an hour, which is six seconds on this clock.
      const isHealed = (word: string, detail: string) =>
        word === 'sent' && added.length > kills && (JSON.parse(detail) as { waiting: number }).waiting === 0;
      await live('healed', isHealed, 0);

      const stored = await withDb((db) =>
        db.query(sql<Stored>`select key, message_id, settled_at is not null as is_settled from alert`),
      );
      check(added, stored, service.arrived);
      expect(added.length).toBeGreaterThan(kills);
      const again = service.arrived.length - new Set(service.arrived.map(({ id }) => id)).size;
      process.stdout.write(
        `  ${engine}: ${kills} kills, ${stored.length} alerts, ${sent} rounds, ${service.arrived.length} messages arrived, ` +
          `${again} of them a repetition with the same id and text; none lost, none in two\n`,
      );
    },
    60_000 + kills * 30_000,
  );
});

function check(added: readonly string[], stored: readonly Stored[], arrived: readonly ArrivedPush[]): void {
  const keys = new Set(stored.map(({ key }) => key));
  expect(added.filter((key) => !keys.has(key))).toEqual([]);
  // What the last life added in its last round may still wait.
  const isOld = ({ key }: Stored) => !key.startsWith('healed.');
  expect(stored.filter((one) => isOld(one) && !one.is_settled)).toEqual([]);

  const messages = new Map<string, ArrivedPush>();
  for (const message of arrived) {
    // The device shows an id once: a repetition must say the same.
    expect(messages.get(message.id) ?? message).toEqual(message);
    messages.set(message.id, message);
  }
  const sent = stored.filter(({ message_id }) => messages.has(message_id ?? ''));
  expect(stored.filter((one) => isOld(one) && !sent.includes(one))).toEqual([]);
  // A message still has all alerts that it was sent with: none of them was sent in another one too.
  for (const { message_id } of sent) {
    const { title, body } = messages.get(message_id ?? '') as ArrivedPush;
    const inMessage = stored.filter((one) => one.message_id === message_id);
    expect(Number(/^(\d+) things/.exec(title)?.[1] ?? 1)).toBe(inMessage.length);
    for (const name of body.split('\n').filter((line) => !line.startsWith('and ')))
      expect(inMessage.map(({ key }) => key)).toContain(name);
  }
}

/** A browser whose owner wants to be told of points. */
async function addDevice(db: Db, { subscription }: TestPushService): Promise<string> {
  const now = Date.now() - 60_000;
  const account = uuidv7(now) as AccountId;
  const session = uuidv7(now);
  await db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at)
    values (${account}, 'ada@example.test', 'Ada', '1990-01-20', '', now())`);
  await db.run(sql`insert into session (id, account_id, remember, created_at, used_at, expires_at)
    values (${session}, ${account}, true, now(), now(), now() + interval '1 year')`);
  const device = await saveDevice(db, {
    kind: 'web',
    account,
    session,
    endpointHmac: 'one',
    sealed: secrets.seal(JSON.stringify(subscription)),
    name: 'Phone',
    kinds: ['points'],
    quiet: null,
    at: now,
  });
  return device.id;
}
