/**
 * `npm run bench -- enumeration`: durations of the calls that must not reveal whether an email address has an
 * account, for addresses with and without one. Prints one line of JSON.
 */
import { sql } from 'kysely';
import { createPasswords } from '../../src/features/accounts/passwords';
import { uuidv7 } from '../../src/platform/db/uuid';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

/** Milliseconds, by call and kind of address. */
export interface EnumerationBench {
  readonly rounds: number;
  readonly calls: readonly { readonly call: string; readonly known: number; readonly unknown: number }[];
}

type Who = 'known' | 'unknown';
/** One request for one address of one round; its preparation is not measured. */
type Ask = (who: Who, round: number) => Promise<{ readonly statusCode: number }>;

const rounds = Number(process.env['ENUMERATION_ROUNDS'] ?? 500);
const password = 'correct horse battery';
/** Addresses of equal length; each is used once per call, so that no earlier state has an effect. */
const emailOf = (who: Who, round: number) =>
  `${who === 'known' ? 'ada' : 'bob'}${10_000 + round}@example.test`;

async function main(): Promise<void> {
  const test = await buildTestApp({ checkReplies: false });
  try {
    await addOwners(test);
    const calls = [];
    for (const [call, ask] of Object.entries(asksOf(test))) calls.push(await measure(test, call, ask));
    process.stdout.write(`${JSON.stringify({ rounds, calls } satisfies EnumerationBench)}\n`);
  } finally {
    await test.close();
  }
}

/** Confirmed accounts with one shared hash: passwords do not matter here. */
async function addOwners({ db, wall }: TestApp): Promise<void> {
  const hash = await createPasswords().hash(password);
  for (let round = 0; round < rounds; round += 1) {
    await db.run(sql`insert into account (id, email, username, birthday, password_hash, email_confirmed, created_at)
      values (${uuidv7(wall.now())}, ${emailOf('known', round)}, 'Ada', '1990-02-09', ${hash}, true, now())`);
  }
}

/** In this order: a resent code needs an earlier sign-up. */
function asksOf({ ask }: TestApp): Record<string, Ask> {
  const sessions = new Map<string, string>();
  const post = (path: string, body: object | undefined, round: number, token?: string) =>
    ask('POST', `/v1/auth/${path}`, body, { token, address: `10.${round % 250}.0.1` });
  return {
    login: (who, round) => post('login', { email: emailOf(who, round), password: 'not this one' }, round),
    forgot_password: (who, round) => post('forgot_password', { email: emailOf(who, round) }, round),
    register: async (who, round) => {
      const email = emailOf(who, round);
      const reply = await post(
        'register',
        { email, password, username: 'Eve', birthday: '1990-02-09' },
        round,
      );
      sessions.set(email, reply.json<{ sessionToken: string }>().sessionToken);
      return reply;
    },
    resend_confirmation: (who, round) =>
      post('resend_confirmation', undefined, round, sessions.get(emailOf(who, round))),
  };
}

const expected: Readonly<Record<string, number>> = { login: 401 };

async function measure(test: TestApp, call: string, ask: Ask) {
  const times: Record<Who, number[]> = { known: [], unknown: [] };
  // Another code may be sent by now.
  test.wall.set(test.wall.now() + 61_000);
  for (let round = 0; round < rounds; round += 1) {
    // Alternating order, so that caches warmed by the first serve both.
    const order: Who[] = round % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const who of order) {
      const began = performance.now();
      const { statusCode } = await ask(who, round);
      times[who].push(performance.now() - began);
      if (statusCode !== (expected[call] ?? 200)) throw new Error(`${call} answered ${statusCode}.`);
    }
    if (round % 20 === 19) await test.db.run(sql`delete from throttle`);
  }
  return { call, known: median(times.known), unknown: median(times.unknown) };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

void main();
