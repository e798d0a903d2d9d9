import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { createSecrets, readSecret } from '../../platform/home/secrets';
import { createTrialReaders, type TrialReaders } from './trialReaders';

let test: TestApp;
let readers: TrialReaders;
beforeAll(async () => {
  test = await buildTestApp();
  readers = createTrialReaders({ ...test, secrets: createSecrets(readSecret(test.config)) });
}, 120_000);
afterAll(() => test.close());

const accounts = () =>
  test.db.query(sql<{ email: string; role: string; team_id: number; rivals: number }>`
    select email, role, team_id, (select count(*) from account_rival where account_id = account.id)::int as rivals
    from account order by id`);

async function storeSeason() {
  await test.db.run(sql`insert into game_state (season, epoch, as_of, attempted_at, source)
    values ('2023-24', 1, now(), now(), 'a test')`);
  for (const [id, rank] of [
    [11, 3],
    [12, 1],
    [13, 2],
  ] as const)
    await test.db
      .run(sql`insert into fantasy_team (season, id, name, started_gameweek, rank, leagues, phase, fetched_at)
      values ('2023-24', ${id}, 'A team', 1, ${rank}, '[]'::jsonb, '24 open', now())`);
}

it('has nobody to open pages for before the season was read', async () => {
  expect(await readers.start()).toBeUndefined();
  expect(await accounts()).toEqual([]);
});

it('makes a reader with a session, the leading team and rivals, and leaves nothing of it', async () => {
  await storeSeason();
  const reader = await readers.start();
  expect(await accounts()).toMatchObject([{ role: 'BETA', team_id: 12, rivals: 2 }]);
  expect(reader?.cookie).toMatch(/^touchline_refresh=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const asked = await test.ask('PUT', '/v1/auth/delete/stop', undefined, {
    token: reader?.sessionToken ?? '',
  });
  expect(asked.statusCode).toBe(200);
  // Not even for the time of the trial is there a password to log in with.
  const email = (await accounts())[0]?.email ?? '';
  for (const password of ['', email, 'Trial'])
    expect((await test.ask('POST', '/v1/auth/login', { email, password })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  await readers.end(reader?.user.id ?? '');
  expect(await accounts()).toEqual([]);
});

it('ends no account of a person, and deletes what a killed trial left with the next one', async () => {
  const person = {
    email: 'ada@example.org',
    password: 'correct horse battery',
    username: 'Ada',
    birthday: '1990-02-09',
  };
  const made = (await test.ask('POST', '/v1/auth/register', person)).json();
  await readers.end(made.user.id);
  const left = await readers.start();
  test.wall.set(test.wall.now() + 16 * 60_000);
  const next = await readers.start();
  const emails = (await accounts()).map(({ email }) => email);
  expect(emails).toContain('ada@example.org');
  expect(emails).not.toContain(`${left?.user.id}@trial.invalid`);
  expect(emails).toContain(`${next?.user.id}@trial.invalid`);
});
