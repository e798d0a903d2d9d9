import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { asTeamId, asAccountId, type TeamId } from '@touchline/shared/domain';
import { createSecrets } from '../../../platform/home/secrets';
import { ingestTeam } from '../../../game/ingest/ingestTeam';
import { phaseOf } from '../../../game/season/phase';
import type { SentMail } from '../../../platform/mail/mail';
import { buildGameApp, type GameApp, type Person } from '../../../../test/support/gameApp';
import { startMailServer, type TestMailServer } from '../../../../test/support/mailServerOfTests';
import { copyTeam, tinySeason, writeTinySeason } from '../../../../test/support/tinySeason';
import { digestToken } from './digestToken';

/** The mail after a gameweek: the real calls, jobs, outbox and pages. */
const env = { PUBLIC_URL: 'https://touchline.example', MAIL_FROM: 'Touchline <hello@touchline.example>' };

let app: GameApp;
afterEach(() => app.close());

/** Team 201 joins the game after gameweek 2, so it has no history yet. */
function seasonWithLateTeam(): string {
  const folder = writeTinySeason();
  copyTeam(folder, 103, 201);
  const change = (name: string, more: object) => {
    const path = join(folder, 'entry/201', name);
    writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...more }));
  };
  change('entry.json', { started_event: 3 });
  change('history.json', { current: [] });
  return folder;
}

const open = async (more: object = {}, now: string = tinySeason.beforeGameweek2) => {
  app = await buildGameApp({ folder: seasonWithLateTeam(), now, env: { ...env, ...more } });
};

const emailOf = async ({ id }: Person) =>
  (await app.db.findOne(sql<{ email: string }>`select email from account where id = ${id}`))?.email ?? '';

async function switchTo(on: boolean, { token }: Person): Promise<void> {
  const { statusCode, body } = await app.ask('PUT', '/v1/alerts/digest', { on }, { token });
  if (statusCode !== 200) throw new Error(body);
}
const isOn = async (person: Person) => (await person.read<{ digest: boolean }>('/v1/alerts')).digest;

async function reader(team: TeamId = asTeamId(101), rivals: readonly TeamId[] = []): Promise<Person> {
  const person = await app.signUp({ team });
  for (const id of rivals) await person.ask('POST', `/v1/rivals/add/${id}`);
  await switchTo(true, person);
  return person;
}

/** Moves the game on and reads some teams anew. */
async function goOnTo(
  instant: string,
  teams: readonly TeamId[] = [101, 102, 103, 201].map(asTeamId),
): Promise<void> {
  await app.moveTo(instant);
  await readTeams(teams);
}
async function readTeams(teams: readonly TeamId[]): Promise<void> {
  const stored = await app.db.findOne(sql<{ current: { id: number; finished: boolean } }>`
    select one as current from game_document, jsonb_array_elements(data -> 'gameweeks') as one
    where kind = 'bootstrap' and (one ->> 'is_current')::boolean`);
  for (const id of teams)
    await ingestTeam(app, {
      id,
      current: stored?.current.id ?? 0,
      phase: phaseOf(stored?.current),
      squads: 'all',
    });
}

async function runDigestJobs(): Promise<void> {
  await app.jobs.add({ kind: 'digests' });
  await app.jobs.runDue();
}

/** Gameweek mails to somebody, the newest first. */
async function mailsTo(person: Person): Promise<SentMail[]> {
  return (await app.mail.list(await emailOf(person))).filter(({ subject }) => subject.startsWith('Gameweek'));
}
const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);
const wayOut = ({ text }: SentMail) =>
  /https:\/\/touchline\.example(\/v1\/alerts\/digest\/off\/\S+)/.exec(text)?.[1] ?? '/none';

describe('the mail after a gameweek', () => {
  it('is off until its owner switches it on, and says what the gameweek was', async () => {
    await open();
    const silent = await app.signUp({ team: asTeamId(101) });
    expect(await isOn(silent)).toBe(false);
    const ada = await reader(asTeamId(101), [102, 103].map(asTeamId));
    expect(await isOn(ada)).toBe(true);
    await goOnTo(tinySeason.betweenMatches);
    await runDigestJobs();
    expect(await subjectsTo(ada)).toEqual([]);
    await goOnTo(tinySeason.settled);
    await runDigestJobs();
    expect(await subjectsTo(silent)).toEqual([]);
    const [mail] = await mailsTo(ada);
    expect(mail?.subject).toBe('Gameweek 2 is final: 46 points');
    expect(mail?.text.split('\n\n').slice(0, 4)).toEqual([
      'Hello Person 2,',
      'this was gameweek 2 of Team 101.',
      [
        'Points: 46, net 46',
        'Overall rank: 1, as before',
        'Captain: MID 5, 4 points',
        'Best: MID 13, 11 points',
        'Lowest: DEF 3, 1 point',
        'Best rival: Team 102, net 62, 16 more than you',
        'Next deadline: gameweek 3, Saturday 26 August at 12:30 UTC',
      ].join('\n'),
      'Your team: https://touchline.example/team',
    ]);
  });

  it('is written once, however often it is looked for and whatever the switch does meanwhile', async () => {
    await open();
    const ada = await reader();
    await switchTo(true, ada);
    await goOnTo(tinySeason.settled);
    await switchTo(true, ada);
    await runDigestJobs();
    await app.db.run(sql`delete from job`);
    await runDigestJobs();
    await switchTo(false, ada);
    await switchTo(true, ada);
    await runDigestJobs();
    expect(await subjectsTo(ada)).toHaveLength(1);
  });

  it('waits until the team was read after the end, and an hour at most for its rivals', async () => {
    await open();
    const [ada, bo] = [
      await reader(asTeamId(101), [asTeamId(103)]),
      await reader(asTeamId(101), [asTeamId(102)]),
    ];
    await goOnTo(tinySeason.settled, []);
    await runDigestJobs();
    await readTeams([asTeamId(101)]);
    await runDigestJobs();
    expect([await subjectsTo(ada), await subjectsTo(bo)]).toEqual([[], []]);
    await readTeams([asTeamId(103)]);
    await runDigestJobs();
    expect([(await subjectsTo(ada)).length, (await subjectsTo(bo)).length]).toEqual([1, 0]);
    app.clock.set(Date.parse(tinySeason.settled) + 3_600_000);
    await runDigestJobs();
    const [late] = await mailsTo(bo);
    expect(late?.text).toContain('Captain: ');
    expect(late?.text).not.toContain('rival');
  });

  it('is for confirmed accounts that are neither banned nor deleted, nor of the demo', async () => {
    await open();
    const changes = [
      sql`email_confirmed = false`,
      sql`role = 'BANNED'`,
      sql`role = 'DELETED'`,
      sql`deletion_schedule = now()`,
      sql`demo = true`,
      sql`onboarded = false`,
      sql`team_id = null`,
    ];
    const people: Person[] = [];
    for (const change of changes) {
      const person = await reader();
      await app.db.run(sql`update account set ${change} where id = ${person.id}`);
      people.push(person);
    }
    const eligible = await reader();
    await goOnTo(tinySeason.settled);
    await runDigestJobs();
    for (const person of people) expect(await subjectsTo(person)).toEqual([]);
    expect(await subjectsTo(eligible)).toHaveLength(1);
  });

  it('is not for a team without a history yet', async () => {
    await open();
    const late = await reader(asTeamId(201));
    await goOnTo(tinySeason.settled);
    await runDigestJobs();
    expect(await subjectsTo(late)).toEqual([]);
  });

  it('begins with the next gameweek for whoever switches it on after the end of one', async () => {
    await open({}, tinySeason.settled);
    const ada = await reader();
    await readTeams([asTeamId(101)]);
    await runDigestJobs();
    expect(await subjectsTo(ada)).toEqual([]);
    await goOnTo('2023-08-27T12:00:00Z');
    await runDigestJobs();
    const [mail] = await mailsTo(ada);
    expect(mail?.subject).toMatch(/^Gameweek 3 is final/);
    expect(mail?.text).toContain('This was the last gameweek of the season.');
  });

  it('is no news four days after the last match', async () => {
    await open();
    const ada = await reader();
    await goOnTo('2023-08-23T20:00:00Z');
    await runDigestJobs();
    expect(await subjectsTo(ada)).toEqual([]);
  });

  it('is not written when it was switched off after the look', async () => {
    await open();
    const ada = await reader();
    await goOnTo(tinySeason.settled);
    await app.jobs.add({ kind: 'digest', payload: { account: ada.id } });
    await switchTo(false, ada);
    await app.jobs.runDue();
    expect(await subjectsTo(ada)).toEqual([]);
    await switchTo(true, ada);
    expect(await isOn(ada)).toBe(true);
  });
});

describe('with a mail server', () => {
  let server: TestMailServer;
  beforeEach(async () => {
    server = await startMailServer();
    await open({ SMTP_URL: server.url });
  });
  afterEach(() => server.close());

  const later = async () => {
    app.wall.set(app.wall.now() + 60_000);
    await app.jobs.runDue();
  };
  const arrived = () => server.arrived.filter((mail) => mail.includes('Subject: Gameweek'));
  const header = (mail: string | undefined, name: string) =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(mail ?? '')?.[1]?.trim();

  it('carries the headers for one click', async () => {
    const ada = await reader();
    await goOnTo(tinySeason.settled);
    await runDigestJobs();
    const [mail] = arrived();
    const token = digestToken(createSecrets(app.config.secret ?? ''), asAccountId(ada.id));
    expect(header(mail, 'List-Unsubscribe')).toBe(
      `<https://touchline.example/v1/alerts/digest/off/${token}>, <mailto:hello@touchline.example?subject=digest%20off%20${token}>`,
    );
    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });

  it('comes again as the same mail when the server’s answer was lost', async () => {
    await reader();
    await goOnTo(tinySeason.settled);
    server.answer = 'cut';
    await runDigestJobs();
    server.answer = 'take';
    await later();
    const ids = arrived().map((mail) => header(mail, 'Message-ID'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<\d+\.\d+@touchline\.example>$/);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['switched off', sql`digest = false`],
    ['banned', sql`role = 'BANNED'`],
    ['given another address', sql`email = 'other@example.test'`],
  ])('does not leave the outbox for an account that was %s meanwhile', async (_, change) => {
    const ada = await reader();
    server.answer = 'refuse';
    await goOnTo(tinySeason.settled);
    await runDigestJobs();
    await app.db.run(sql`update account set ${change} where id = ${ada.id}`);
    server.answer = 'take';
    await later();
    expect(arrived()).toEqual([]);
    const waiting = await app.db.query(sql`select 1 from job where kind = 'mail' and done_at is null`);
    expect(waiting).toEqual([]);
  });
});

describe('the address in the mail', () => {
  let ada: Person;
  let other: Person;
  let way: string;
  beforeEach(async () => {
    await open();
    [ada, other] = [await reader(), await reader(asTeamId(103))];
    await goOnTo(tinySeason.settled);
    await runDigestJobs();
    const [mail] = await mailsTo(ada);
    way = mail ? wayOut(mail) : '/none';
  });

  const post = (url: string, type = 'application/x-www-form-urlencoded') =>
    app.app.inject({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': type },
    });

  it('shows a page with a button, and opening it changes nothing', async () => {
    const page = await app.app.inject(way);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<form method="post" action="${way}">`);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'none'; form-action 'self'/,
      ),
    });
    expect(await isOn(ada)).toBe(true);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'switches that digest off by one click without a session, as often as it is sent: %s',
    async (type) => {
      for (const _ of [1, 2]) {
        const { statusCode, body } = await post(way, type);
        expect([statusCode, /The gameweek mail is off/.test(body)]).toEqual([200, true]);
      }
      expect([await isOn(ada), await isOn(other)]).toEqual([false, true]);
    },
  );

  it('only switches off: nothing in it makes anything else', async () => {
    await switchTo(false, ada);
    const before = await app.db.query(sql<{ row: string }>`select t::text as row from account t order by id`);
    await post(way);
    await app.app.inject(way);
    expect(await app.db.query(sql`select t::text as row from account t order by id`)).toEqual(before);
  });

  it('is good for an account that is gone, which has nothing to switch off', async () => {
    await app.db.run(sql`delete from account where id = ${ada.id}`);
    expect((await post(way)).statusCode).toBe(200);
  });

  it('that was guessed or changed is a page with words, and changes nothing', async () => {
    const token = way.split('/').at(-1) ?? '';
    const [id = '', mac = ''] = token.split('.');
    const secrets = createSecrets(app.config.secret ?? '');
    const forged = [
      'guessed',
      id,
      `${id}.`,
      `.${mac}`,
      `${other.id}.${mac}`,
      `${id}.${mac}x`,
      `${id}.${mac.slice(1)}`,
      `${id}.${mac}.x`,
      `${id.toUpperCase()}.${mac}`,
      `${id}.${secrets.hmac('push endpoint', id)}`,
      digestToken(createSecrets('the secret of another server, as long as ours'), asAccountId(ada.id)),
      `${id}.${'A'.repeat(43)}`,
      '%00',
      '%3Cscript%3E',
    ];
    for (const one of forged) {
      const url = way.replace(token, one);
      for (const reply of [await app.app.inject(url), await post(url)]) {
        expect([one, reply.statusCode]).toEqual([one, 404]);
        expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(reply.body).toContain('This link is incomplete or invalid');
        expect(reply.body).not.toContain('<script');
      }
    }
    expect([await isOn(ada), await isOn(other)]).toEqual([true, true]);
  });
});
