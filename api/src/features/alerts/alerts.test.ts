import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import { asTeamId, type TeamId } from '@touchline/shared/domain';
import { ingestTeam } from '../../game/ingest/ingestTeam';
import { phaseOf } from '../../game/season/phase';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { startPushService, type TestPushService } from '../../../test/support/pushServiceOfTests';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

/** Alerts from the game to the browser: the real calls, jobs and encryption, and push services of our own. */
let app: GameApp;
const services: TestPushService[] = [];

beforeAll(async () => {
  app = await buildGameApp({
    folder: writeTinySeason(),
    now: tinySeason.beforeGameweek2,
    env: { TEST_CONTROLS: '1' },
  });
}, 60_000);
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await app.close();
});

async function openService(): Promise<TestPushService> {
  const service = await startPushService();
  services.push(service);
  return service;
}

const save = (person: Person, service: TestPushService, more: object) =>
  app.ask(
    'PUT',
    '/v1/alerts/device',
    { ...service.subscription, kinds: ['points'], quiet: null, ...more },
    { token: person.token },
  );

async function switchOn(person: Person, service: TestPushService, more: object = {}): Promise<string> {
  const reply = await save(person, service, more);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ payload: { id: string } }>().payload.id;
}

/** Somebody with a device that wants some kinds. */
async function someone(
  more: object = {},
): Promise<{ person: Person; service: TestPushService; device: string }> {
  const [person, service] = [await app.signUp({ team: asTeamId(101) }), await openService()];
  return { person, service, device: await switchOn(person, service, more) };
}

const devicesOf = async (person: Person) =>
  (await person.read<{ devices: { id: string }[] }>('/v1/alerts')).devices.map(({ id }) => id);

/** The check of every half minute, and the jobs that it adds. */
async function runAlertJobs(): Promise<void> {
  app.wall.set(app.wall.now() + 30_000);
  await app.jobs.add({ kind: 'alerts', dedupeKey: 'alerts' });
  await app.jobs.runDue();
}

/** Moves the game on and reads the teams anew. */
async function goOnTo(instant: string): Promise<void> {
  await app.moveTo(instant);
  const stored = await app.db.findOne(sql<{ current: { id: number; finished: boolean } }>`
    select one as current from game_document, jsonb_array_elements(data -> 'gameweeks') as one
    where kind = 'bootstrap' and (one ->> 'is_current')::boolean`);
  const current = stored?.current;
  for (const id of [101, 103] as TeamId[])
    await ingestTeam(app, { id, current: current?.id ?? 0, phase: phaseOf(current), squads: 'all' });
}

const titles = ({ arrived }: TestPushService) => arrived.map(({ title }) => title);
const goal = expect.stringMatching(/: goal$/) as string;

describe('a device', () => {
  let person: Person;
  let service: TestPushService;
  beforeAll(async () => ({ person, service } = await someone()));

  const tryIt = async (device: string) =>
    (await app.ask('POST', `/v1/alerts/device/${device}/try`, undefined, { token: person.token })).statusCode;

  it('gets an alert on trial at once, in quiet hours too, and one at a time', async () => {
    const device = await switchOn(person, service, { quiet: { from: '00:00', to: '23:59', zone: 'UTC' } });
    expect([await tryIt(device), await tryIt(device)]).toEqual([200, 409]);
    await app.jobs.runDue();
    expect(titles(service)).toEqual(['Alerts work here']);
  });

  it.each([404, 410, 403])('is forgotten when its push service answers %s', async (status) => {
    await tryIt(await switchOn(person, service));
    service.answer = status;
    await app.jobs.runDue();
    service.answer = 201;
    expect(await devicesOf(person)).toEqual([]);
  });

  it('stays when a message is too large for it, and that message is not sent again', async () => {
    const device = await switchOn(person, service);
    const before = service.arrived.length;
    await tryIt(device);
    service.answer = 413;
    await app.jobs.runDue();
    service.answer = 201;
    await runAlertJobs();
    expect(service.arrived).toHaveLength(before);
    expect(await devicesOf(person)).toEqual([device]);
  });

  it('that was given to somebody else is his, and no longer its first owner’s', async () => {
    const other = await app.signUp({ team: asTeamId(103) });
    await switchOn(person, service);
    const device = await switchOn(other, service);
    expect([await devicesOf(person), await devicesOf(other)]).toEqual([[], [device]]);
    expect(await tryIt(device)).toBe(404);
  });

  it('is told nothing once its session was ended', async () => {
    const leaving = await someone();
    const asked = `/v1/alerts/device/${leaving.device}/try`;
    await app.ask('POST', asked, undefined, { token: leaving.person.token });
    await app.db.run(
      sql`update session set revoked_at = ${new Date(app.wall.now())} where account_id = ${leaving.person.id}`,
    );
    await runAlertJobs();
    expect(leaving.service.arrived).toEqual([]);
    expect(await app.db.query(sql`select 1 from push_device where id = ${leaving.device}`)).toEqual([]);
  });

  it.each([
    ['another host', { endpoint: 'https://example.test/push' }],
    ['another port', { endpoint: 'https://fcm.googleapis.com:8443/x' }],
    ['a made-up host of a known domain', { endpoint: 'https://made-up.notify.windows.com/x' }],
    ['a host below a known one', { endpoint: 'https://a.fcm.googleapis.com/x' }],
    ['a host that ends alike', { endpoint: 'https://evilgoogleapis.com/x' }],
    ['no address', { endpoint: 'fcm' }],
    ['a short key', { p256dh: 'AAAA' }],
    ['a key of another form', { p256dh: 'A'.repeat(87) }],
    ['a kind that is not there', { kinds: ['ads'] }],
    ['a zone that is not there', { quiet: { from: '10:00', to: '11:00', zone: 'Mars/Olympus' } }],
    ['hours that are not there', { quiet: { from: '24:00', to: '11:00', zone: 'UTC' } }],
  ])('with %s is refused with words', async (_, more) => {
    const reply = await save(person, service, more);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ fields?: object }>().fields).toBeDefined();
  });
});

/** One Saturday of the tiny season, from three hours before the deadline to the settled gameweek. */
describe('on a match day', () => {
  const own: Record<string, TestPushService> = {};
  const of = (name: string) => own[name] as TestPushService;
  let public_key = '';

  beforeAll(async () => {
    const join = async (name: string, more: object) => {
      const joined = await someone(more);
      own[name] = joined.service;
      return joined.person;
    };
    const ada = await join('ada', { kinds: ['points'] });
    ({ public_key } = await ada.read<{ public_key: string }>('/v1/alerts'));
    const sleeper = await join('sleeper', {
      kinds: ['points', 'rivals'],
      quiet: { from: '10:00', to: '20:00', zone: 'UTC' },
    });
    await join('shaky', {});
    const keen = await join('keen', { kinds: ['rivals', 'summary'] });
    for (const { token } of [keen, sleeper])
      await app.ask('POST', '/v1/rivals/add/103', undefined, { token });
    await join('here', { kinds: ['deadline'] });
    const away = await join('away', { kinds: ['deadline'] });

    const seen = (ago: number) => new Date(app.wall.now() - ago);
    await goOnTo('2023-08-19T11:40:00Z');
    await app.db.run(sql`update session set used_at = ${seen(0)}`);
    await app.db.run(sql`update session set used_at = ${seen(5 * 3_600_000)} where account_id = ${away.id}`);
    await runAlertJobs();
    await goOnTo(tinySeason.inPlay);
    await runAlertJobs();
    of('shaky').answer = 503;
    await goOnTo(tinySeason.betweenMatches);
    await runAlertJobs();
    // Whoever found it dies, and with it every job.
    await app.db.run(sql`delete from job`);
    of('shaky').answer = 'cut';
    await runAlertJobs();
    of('shaky').answer = 201;
    await runAlertJobs();
    await runAlertJobs();
    await goOnTo('2023-08-19T20:01:00Z');
    await runAlertJobs();
    await goOnTo(tinySeason.settled);
    await runAlertJobs();
  }, 60_000);

  it('a goal of mine arrives encrypted, with its points and its page, and once', () => {
    const { arrived } = of('ada');
    expect(titles(of('ada'))).toContainEqual(goal);
    expect(new Set(titles(of('ada'))).size).toBe(arrived.length);
    expect(arrived[0]?.body).toMatch(/^\+\d+ points for you in .+ against .+\.$/);
    expect(arrived[0]?.path).toMatch(/^\/fixture\/[a-z]{3}-[a-z]{3}$/);
  });

  it('is signed with the key that the browser was given', async () => {
    const [headers] = of('ada').headers;
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers?.authorization ?? '') ?? [];
    expect(key).toBe(public_key);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
      audience: new URL(of('ada').subscription.endpoint).origin,
    });
    expect(payload.sub).toMatch(/^mailto:/);
  });

  it('what was found by somebody who died, or whose answer was lost, comes again as the same message', () => {
    const { arrived } = of('shaky');
    const ids = arrived.map(({ id }) => id);
    expect(titles(of('shaky'))).toContainEqual(goal);
    expect(ids.length).toBeGreaterThan(new Set(ids).size);
    // The device shows messages of one id once, so this is what its owner sees.
    expect([...new Set(titles(of('shaky')))].sort()).toEqual([...new Set(titles(of('ada')))].sort());
    expect(new Set(ids).size).toBe(of('ada').arrived.length);
  });

  it('quiet hours keep everything, and their end tells it together', () => {
    const [first] = of('sleeper').arrived;
    expect(first?.title).toMatch(/^\d+ things for you$/);
    expect(first?.body).toMatch(/: goal(\n|$)/);
    expect(first?.path).toBe('/timeline');
  });

  it('the deadline is told an hour before, but not to whoever has just been here', () => {
    expect(titles(of('away'))).toEqual(['Gameweek 2: the deadline is in an hour']);
    expect(titles(of('here'))).toEqual([]);
  });

  it('what the rivals did is told after the deadline, and the gameweek is summed up when it is settled', () => {
    expect(titles(of('keen'))).toEqual([
      'Gameweek 2: what your rivals have done',
      expect.stringMatching(/^Gameweek 2 is final: \d+ points$/),
    ]);
    const [rivals, summary] = of('keen').arrived;
    expect(rivals?.body).toMatch(/^Captains: .+\. (No chips\.|Chips: .+\.)$/);
    expect(summary?.body).toMatch(/rank/);
  });
});
