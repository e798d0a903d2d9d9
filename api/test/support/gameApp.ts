import type { Problem } from '@touchline/shared/wire';
import type { Role, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Clock } from '../../src/platform/clock';
import type { Db } from '../../src/platform/db/db';
import type { DocumentSource, FplSource } from '../../src/game/fpl/source';
import { withState } from '../../src/game/fpl/sourceState';
import { createReplaySource } from '../../src/game/fpl/replay/replaySource';
import { ingestSeason } from '../../src/game/ingest/ingestSeason';
import { noteSides } from '../../src/game/ingest/noteSides';
import { buildTestApp, type TestApp } from './buildTestApp';
import type { TestEngine } from './openTestDb';

/** The app with a replayed season that has been read. */
export interface GameApp extends TestApp {
  readonly fpl: FplSource;
  /** Sets the app's clock and reads the game again. */
  moveTo(instant: string): Promise<void>;
  /** Creates an account with access to every call: confirmed, with a team, onboarded. */
  signUp(options?: SignUpOptions): Promise<Person>;
}

interface SignUpOptions {
  readonly team?: TeamId | null;
  readonly role?: Role;
}

/** One signed-in account. */
export interface Person {
  readonly token: string;
  readonly id: string;
  /** The payload of a call that must succeed. */
  read<Payload>(url: string): Promise<Payload>;
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string): Promise<{ status: number; body: Reply }>;
}

/** Any JSON reply, a success or a problem. */
export type Reply = Partial<Problem> & { payload?: unknown; state?: Record<string, unknown> } & Record<
    string,
    unknown
  >;

type GameAppOptions = {
  readonly now: string;
  readonly checkReplies?: boolean;
  /** Additional environment variables. */
  readonly env?: Record<string, string>;
  readonly engine?: TestEngine;
  /** An open database; it is not closed with the app. */
  readonly db?: Db;
} & (
  | { readonly folder: string }
  /** Any source, on the app's clock. */
  | { readonly openSource: (clock: Clock) => DocumentSource }
);

export async function buildGameApp({
  now,
  checkReplies,
  env,
  engine,
  db: open,
  ...options
}: GameAppOptions): Promise<GameApp> {
  // The source needs the app's clock before the app exists.
  const held: { test?: TestApp } = {};
  const clock = { now: () => held.test?.clock.now() ?? Date.parse(now), rate: 0 };
  const fpl = withState(
    'folder' in options ? createReplaySource({ folder: options.folder, clock }) : options.openSource(clock),
  );
  const test = await buildTestApp({ fpl, now, checkReplies, env, engine, db: open });
  held.test = test;
  const { db, games, ask } = test;
  const readGame = async () => {
    const { outcome, ...rest } = await ingestSeason({ db, clock, fpl });
    // The result can be megabytes: the message is cut.
    if (outcome !== 'ok')
      throw new Error(`The game was not read: ${outcome} ${JSON.stringify(rest).slice(0, 500)}`);
    await noteSides({ db, fpl, games });
  };
  await readGame();
  let people = 0;

  return {
    ...test,
    fpl,
    moveTo: async (instant) => {
      test.clock.set(Date.parse(instant));
      await readGame();
    },
    signUp: async ({ team = null, role = 'USER' } = {}) => {
      people += 1;
      const email = `person${people}@example.test`;
      const account = {
        email,
        password: 'long-enough-for-anyone',
        username: `Person ${people}`,
        birthday: '1990-04-12',
      };
      const registered = await ask('POST', '/v1/auth/register', account);
      const { sessionToken: token, user } = registered.json<{ sessionToken: string; user: { id: string } }>();
      await db.run(sql`update account set email_confirmed = true, role = ${role} where id = ${user.id}`);
      test.wall.set(test.wall.now() + 1_000);
      const person = personWith(token, user.id);
      if (team === null) return person;
      await succeed(person.ask('PUT', `/v1/onboarding/confirm_team/${team}`));
      await succeed(person.ask('PUT', '/v1/onboarding/finalize'));
      return person;
    },
  };

  function personWith(token: string, id: string): Person {
    const asPerson: Person['ask'] = async (method, url) => {
      const reply = await ask(method, url, undefined, { token });
      return { status: reply.statusCode, body: reply.json<Reply>() };
    };
    return {
      token,
      id,
      ask: asPerson,
      read: async <Payload>(url: string) => (await succeed(asPerson('GET', url))).payload as Payload,
    };
  }
}

async function succeed(asked: ReturnType<Person['ask']>): Promise<Reply> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status} ${body.error}: ${body.message}`);
  return body;
}
