import { asTeamId, asAccountId } from '@touchline/shared/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createPasswords } from '../../src/features/accounts/passwords';
import { createSessions, type Sessions } from '../../src/features/accounts/sessions';
import { createTokens } from '../../src/features/accounts/tokens';
import { uuidv7 } from '../../src/platform/db/uuid';
import { createSecrets, readSecret } from '../../src/platform/home/secrets';
import {
  type AccountModel,
  accountSteps,
  type AccountWorld,
  compareTables,
  firstPassword,
  type ModelPerson,
  modelTeams,
} from '../support/accountModel';
import { buildGameApp, type GameApp } from '../support/gameApp';
import { testEngines } from '../support/openTestDb';
import { copyTeam, tinySeason, writeTinySeason } from '../support/tinySeason';

/**
 * Model-based test: random sequences of actions by two users through the routes, checked against a simple
 * model of the specification. `MODEL_RUNS` is the number of sequences, `MODEL_SEED` selects them; a failure
 * prints the shortest failing sequence.
 */
const runs = Number(process.env['MODEL_RUNS'] ?? (process.env['LONG'] === undefined ? 200 : 20_000));
const seed = Number(process.env['MODEL_SEED'] ?? 20_240_120);
const steps = 40;

describe.each(testEngines)('accounts, rivals, watchlist, onboarding and pass on %s', (engine) => {
  let app: GameApp;
  let sessions: Sessions;
  let passwordHash: string;
  let admin: string;
  let number = 0;
  const start = Date.parse(tinySeason.over);

  beforeAll(async () => {
    const folder = writeTinySeason();
    for (const team of modelTeams.others) copyTeam(folder, 103, team);
    app = await buildGameApp({ folder, now: tinySeason.over, engine, env: { DEMO_MODE: '1' } });
    const { db, wall, config } = app;
    sessions = createSessions({
      db,
      wall,
      tokens: createTokens({ secrets: createSecrets(readSecret(config)), wall }),
      demoMode: true,
      log: app.app.log,
    });
    // Registers the recurring jobs; the sequences decide when they are due.
    app.jobs.start();
    await app.jobs.stop();
    passwordHash = await createPasswords().hash(firstPassword);
    ({ token: admin } = await app.signUp({ team: asTeamId(102), role: 'ADMIN' }));
  }, 120_000);
  afterAll(() => app.close(), 30_000);

  /** An account as registration leaves it; the password hash is computed once for all. */
  async function newcomer(): Promise<ModelPerson> {
    const id = uuidv7(app.wall.now());
    const email = `model${(number += 1)}@example.test`;
    await app.db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at, demo)
      values (${id}, ${email}, 'Ada', '1990-02-09', ${passwordHash}, ${new Date(start)}, true)`);
    const { sessionToken, refreshToken } = await sessions.start(asAccountId(id), {
      remember: true,
      native: true,
      client: 'App',
    });
    return {
      id,
      email,
      exists: true,
      password: firstPassword,
      role: 'USER',
      confirmed: false,
      onboarded: false,
      team: false,
      username: 'Ada',
      rivals: [],
      watchlist: new Set(),
      view: 'rivals',
      deletion: undefined,
      hasPaid: false,
      held: { sessionToken, refreshToken, before: undefined, older: undefined },
    };
  }

  /** One of the two is in the most common state: onboarded, with a few rivals. */
  async function settled(): Promise<ModelPerson> {
    const person = await newcomer();
    const rivals = modelTeams.others.slice(0, 8);
    await app.db
      .run(sql`update account set email_confirmed = true, onboarded = true, team_id = ${modelTeams.own},
      team_season = ${app.fpl.season} where id = ${person.id}`);
    for (const [index, team] of rivals.entries()) {
      await app.db.run(sql`insert into account_rival (account_id, season, team_id, added_at)
        values (${person.id}, ${app.fpl.season}, ${team}, ${new Date(start - 100_000 + index)})`);
    }
    return { ...person, confirmed: true, onboarded: true, team: true, rivals: [...rivals] };
  }

  async function begin(): Promise<{ model: AccountModel; real: AccountWorld }> {
    await app.db.run(sql`delete from account where email like 'model%'`);
    await app.db.run(sql`delete from throttle`);
    await app.db.run(sql`delete from outbox`);
    app.clock.set(start);
    return { model: { people: [await newcomer(), await settled()], now: start }, real: { app, admin } };
  }

  it(
    `live as the model says, in ${runs} histories of up to ${steps} steps`,
    async () => {
      const histories = fc.commands([accountSteps], { maxCommands: steps, size: 'max' });
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          const { model, real } = await begin();
          await fc.asyncModelRun(() => ({ model, real }), history);
          await compareTables(model, real);
        }),
        { numRuns: runs, seed, endOnFailure: false, interruptAfterTimeLimit: undefined },
      );
    },
    Math.max(120_000, runs * 5000),
  );
});
