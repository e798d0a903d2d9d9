import { asTeamId, asAccountId } from '@touchline/shared/domain';
import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import { createClock } from '../../platform/clock';
import { readFcmAccount } from '../../platform/fcmAccount';
import { createSecrets } from '../../platform/home/secrets';
import { badField, fcmError, type FcmAnswer, startFcm, type TestFcm } from '../../../test/support/fcmOfTests';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { saveDevice } from './devices.queries';
import { createFcm } from './fcmService';

/** Alerts to the native app: the real calls and jobs, with a token service and an FCM of our own. */
let fcm: TestFcm;
beforeAll(async () => {
  fcm = await startFcm();
});
afterAll(() => fcm.close());
beforeEach(() => {
  fcm.answer = fcm.tokenAnswer = { status: 200 };
  for (const list of [fcm.arrived, fcm.requests, fcm.assertions]) list.length = 0;
});

const openApp = (env: Record<string, string>) =>
  buildGameApp({ folder: writeTinySeason(), now: tinySeason.beforeGameweek2, env });

interface ListedDevice {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly string[];
}
const devicesOf = async (person: Person) =>
  (await person.read<{ devices: ListedDevice[] }>('/v1/alerts')).devices;

const register = (app: GameApp, { token }: Person, device: string) =>
  app.app.inject({
    method: 'POST',
    url: '/v1/auth/notification_token/add',
    headers: {
      'x-api-key': app.config.apiKey,
      authorization: `Bearer ${token}`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130',
    },
    payload: { token: device },
  });

describe('an app on a phone', () => {
  let app: GameApp;
  let person: Person;
  let number = 0;
  beforeAll(async () => {
    app = await openApp({ TEST_CONTROLS: '1', FCM_SERVICE_ACCOUNT: fcm.file });
    person = await app.signUp({ team: asTeamId(101) });
  }, 60_000);
  afterAll(() => app.close());
  afterEach(() => app.db.run(sql`delete from push_device`));

  /** Registers a new phone. @returns its token and the id of the device */
  async function aPhone(): Promise<{ token: string; id: string }> {
    const token = `phone-token-${(number += 1)}`;
    const reply = await register(app, person, token);
    expect(reply.json()).toMatchObject({ success: true, message: 'Notifications are on for this device.' });
    return { token, id: (await devicesOf(person)).at(-1)?.id ?? '' };
  }
  const tryIt = (id: string, { token } = person) =>
    app.ask('POST', `/v1/alerts/device/${id}/try`, undefined, { token });
  const later = async () => {
    app.wall.set(app.wall.now() + 10_000);
    await app.jobs.runDue();
  };

  it('is a device with the usual kinds, once, and its token is not readable in the database', async () => {
    const { token } = await aPhone();
    await app.db.run(sql`update push_device set kinds = '{points}'`);
    await register(app, person, token);
    expect(await devicesOf(person)).toEqual([
      expect.objectContaining({ name: 'App on Android', kinds: ['points'] }),
    ]);
    const rows = await app.db.query(sql<{ row: string }>`select t::text as row from push_device t`);
    expect(rows[0]?.row).toContain('fcm');
    expect(rows[0]?.row).not.toContain(token);
    await app.db.run(sql`delete from push_device`);
    await aPhone();
    expect((await devicesOf(person))[0]?.kinds).toEqual(['deadline', 'lineups', 'points', 'summary']);
  });

  it('gets a message with what a press opens, which a second try replaces', async () => {
    const { token, id } = await aPhone();
    await tryIt(id);
    await app.jobs.runDue();
    const [message] = fcm.arrived;
    const messageId = message?.data['id'] ?? '';
    expect(messageId).toMatch(/^[0-9a-f-]{36}$/);
    const seconds = Math.floor(app.wall.now() / 1000);
    expect(message).toEqual({
      token,
      notification: { title: 'Alerts work here', body: expect.any(String) },
      data: { id: messageId, path: '/profile', at: String(app.clock.now()) },
      android: { priority: 'HIGH', ttl: '3600s', notification: { tag: messageId } },
      apns: {
        headers: {
          'apns-priority': '10',
          'apns-collapse-id': messageId,
          'apns-expiration': String(seconds + 3600),
        },
      },
    });
    expect(fcm.requests[0]?.url).toBe('/v1/projects/tests/messages:send');
  });

  it.each<[string, FcmAnswer]>([
    ['unregistered', { status: 404, details: [fcmError('UNREGISTERED')] }],
    ['of another project', { status: 403, details: [fcmError('SENDER_ID_MISMATCH')] }],
    ['no token at all', { status: 400, details: [fcmError('INVALID_ARGUMENT'), badField('message.token')] }],
  ])('is forgotten when its token is %s', async (_, answer) => {
    const { id } = await aPhone();
    await tryIt(id);
    fcm.answer = answer;
    await app.jobs.runDue();
    expect(await devicesOf(person)).toEqual([]);
  });

  it('stays when a message is refused, and that message is not sent again', async () => {
    const { id } = await aPhone();
    await tryIt(id);
    fcm.answer = { status: 400, details: [fcmError('INVALID_ARGUMENT'), badField('message.android.ttl')] };
    await app.jobs.runDue();
    fcm.answer = { status: 200 };
    await later();
    expect([fcm.requests.length, fcm.arrived.length]).toEqual([1, 0]);
    expect((await devicesOf(person)).map((device) => device.id)).toEqual([id]);
  });

  it.each<[string, FcmAnswer]>([
    ['has too many requests', { status: 429, details: [fcmError('QUOTA_EXCEEDED')] }],
    ['is not available', { status: 503, details: [fcmError('UNAVAILABLE')] }],
    ['fails', { status: 500 }],
    ['does not know the project', { status: 404 }],
    ['does not let the service account send', { status: 403 }],
    ['does not take the access token', { status: 401 }],
    ['answers what nobody expects', { status: 418, details: ['odd', { fieldViolations: 'odd' }] as never }],
  ])('gets the same message later when FCM %s', async (_, answer) => {
    const { id } = await aPhone();
    await tryIt(id);
    fcm.answer = answer;
    await app.jobs.runDue();
    expect(fcm.arrived).toEqual([]);
    fcm.answer = { status: 200 };
    await later();
    expect(fcm.arrived).toHaveLength(1);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it('stays off when it was switched off, until somebody signs in on it anew', async () => {
    const { token, id } = await aPhone();
    await tryIt(id);
    const remove = () => app.ask('DELETE', `/v1/alerts/device/${id}`, undefined, { token: person.token });
    expect((await remove()).json()).toMatchObject({ payload: { devices: [] } });
    await register(app, person, token);
    await later();
    expect([await devicesOf(person), fcm.arrived]).toEqual([[], []]);
    expect([(await tryIt(id)).statusCode, (await remove()).statusCode]).toEqual([404, 404]);
    await app.db.run(sql`update push_device set session_id = null`);
    await register(app, person, token);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it('is somebody else’s once he signs in on it, and tells its first owner nothing more', async () => {
    const { token, id } = await aPhone();
    await tryIt(id);
    const other = await app.signUp({ team: asTeamId(103) });
    await register(app, other, token);
    expect([(await devicesOf(person)).length, (await devicesOf(other)).length]).toEqual([0, 1]);
    await app.jobs.runDue();
    expect(fcm.arrived).toEqual([]);
  });

  it('is told nothing once its session was ended', async () => {
    const leaving = await app.signUp({ team: asTeamId(101) });
    await register(app, leaving, 'phone that is left');
    const [device] = await devicesOf(leaving);
    await tryIt(device?.id ?? '', leaving);
    await app.db.run(sql`update session set revoked_at = now() where account_id = ${leaving.id}`);
    await app.jobs.runDue();
    expect(fcm.arrived).toEqual([]);
  });
});

describe('a server without a service account', () => {
  let app: GameApp;
  beforeAll(async () => {
    app = await openApp({});
  }, 60_000);
  afterAll(() => app.close());

  it('says so to the app and stores nothing', async () => {
    const person = await app.signUp({ team: asTeamId(101) });
    const reply = await register(app, person, 'a phone');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { success: true, message: 'Alerts to the app are not configured on this server.' },
    ]);
    expect(await devicesOf(person)).toEqual([]);
  });

  it('keeps the phones from when it had one, and sends them nothing', async () => {
    const person = await app.signUp({ team: asTeamId(101) });
    const session = await app.db.findOne(sql<{ id: string }>`
      select id from session where account_id = ${person.id}`);
    const { id } = await saveDevice(app.db, {
      kind: 'fcm',
      account: asAccountId(person.id),
      session: session?.id ?? '',
      endpointHmac: 'phone',
      sealed: createSecrets(app.config.secret ?? '').seal(JSON.stringify({ token: 'phone' })),
      name: 'App on Android',
      kinds: ['points'],
      quiet: null,
      at: app.clock.now(),
    });
    await app.ask('POST', `/v1/alerts/device/${id}/try`, undefined, { token: person.token });
    await app.jobs.runDue();
    const open = await app.db.query(sql`select 1 from job where kind = 'push' and done_at is null`);
    expect([open, (await devicesOf(person)).length]).toEqual([[], 1]);
  });
});

describe('access to FCM', () => {
  const wall = createClock(Date.parse('2024-01-20T12:00:00Z'), 0);
  const message = { id: 'one', title: 'A', body: 'B', path: '/', at: wall.now(), keepFor: 60 };
  const start = () => {
    const account = readFcmAccount(fcm.file, true);
    if (typeof account === 'string') throw new Error(account);
    return createFcm(account, wall, 200);
  };

  it('is a token for an assertion that the service account signed', async () => {
    await start().send({ token: 'phone' }, message);
    const [assertion = ''] = fcm.assertions;
    const { payload, protectedHeader } = await jwtVerify(assertion, fcm.publicKey, {
      audience: fcm.tokenUrl,
      issuer: 'sender@tests.iam.gserviceaccount.com',
      currentDate: new Date(wall.now()),
    });
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' });
    expect(payload['scope']).toBe('https://www.googleapis.com/auth/firebase.messaging');
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(fcm.requests[0]?.authorization).toBe('Bearer access-1');
  });

  it('is kept until five minutes before it ends', async () => {
    const service = start();
    const sendAfter = async (seconds: number) => {
      wall.set(wall.now() + seconds * 1000);
      await service.send({ token: 'phone' }, message);
    };
    for (const seconds of [0, 10, 3280, 10]) await sendAfter(seconds);
    expect(fcm.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-1',
      'Bearer access-1',
      'Bearer access-2',
    ]);
  });

  it('is asked for anew after a token was refused', async () => {
    const service = start();
    fcm.answer = { status: 401, details: [fcmError('THIRD_PARTY_AUTH_ERROR')] };
    await expect(service.send({ token: 'phone' }, message)).rejects.toThrow(
      'FCM answered 401, THIRD_PARTY_AUTH_ERROR.',
    );
    fcm.answer = { status: 200 };
    expect(await service.send({ token: 'phone' }, message)).toBe('sent');
    expect(fcm.assertions).toHaveLength(2);
  });

  it.each<[string, FcmAnswer, string]>([
    ['refuses the assertion', { status: 400 }, 'The token service answered 400 and gave no token.'],
    ['has no time', { status: 503 }, 'The token service answered 503 and gave no token.'],
    ['does not answer', 'hang', 'aborted due to timeout'],
  ])('fails for a while when the token service %s, and no device is asked', async (_, answer, words) => {
    fcm.tokenAnswer = answer;
    const service = start();
    await expect(service.send({ token: 'phone' }, message)).rejects.toThrow(words);
    expect(fcm.requests).toEqual([]);
    fcm.tokenAnswer = { status: 200 };
    expect(await service.send({ token: 'phone' }, message)).toBe('sent');
  });

  it('fails for a while when FCM does not answer', async () => {
    fcm.answer = 'hang';
    await expect(start().send({ token: 'phone' }, message)).rejects.toThrow('No answer in time.');
  });
});
