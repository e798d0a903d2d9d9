import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type AccountId, lockSeconds } from '@touchline/shared/domain';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Secrets } from './secrets';

export type CodeKind = 'confirm' | 'reset';
const digits: Record<CodeKind, number> = { confirm: 6, reset: 8 };
const lifeMs = 10 * 60_000;
const mostTries = 5;
/** A new code at most once in this time. */
export const resendSeconds = 60;

export type CodeTry =
  | { readonly outcome: 'right'; readonly accountId: AccountId | null }
  | { readonly outcome: 'wrong' }
  /** Seconds until the next try is looked at. */
  | { readonly outcome: 'locked'; readonly seconds: number };

export interface Codes {
  /**
   * A new code in place of the one before; a lock of wrong tries stays.
   * @param accountId null for an email without an account: the code then leads nowhere
   * @returns undefined when one was made less than a minute ago
   */
  make(kind: CodeKind, subject: string, accountId: AccountId | null): Promise<string | undefined>;
  /** Counts the try before it looks at the code, and lets one of many through. */
  attempt(kind: CodeKind, subject: string, code: string): Promise<CodeTry>;
  sweep(): Promise<number>;
}

interface Tried {
  readonly right: boolean;
  readonly account_id: AccountId | null;
  readonly tries: number;
}

export function createCodes({ db, wall, secrets }: { db: Db; wall: Clock; secrets: Secrets }): Codes {
  const macOf = (kind: CodeKind, subject: string, code: string) =>
    secrets.hmac('code', `${kind} ${subject} ${code}`);
  const at = (ms: number) => new Date(ms);

  async function make(
    kind: CodeKind,
    subject: string,
    accountId: AccountId | null,
  ): Promise<string | undefined> {
    const now = wall.now();
    const code = String(randomInt(10 ** digits[kind])).padStart(digits[kind], '0');
    const written = await db.run(sql`
      insert into code (kind, subject, account_id, code_hmac, sent_at, expires_at)
      values (${kind}, ${subject}, ${accountId}, ${macOf(kind, subject, code)}, ${at(now)}, ${at(now + lifeMs)})
      on conflict (kind, subject) do update set
        account_id = excluded.account_id, code_hmac = excluded.code_hmac, tries = 0, used_at = null,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at
      where code.sent_at <= ${at(now - resendSeconds * 1000)}`);
    return written === 1 ? code : undefined;
  }

  async function attempt(kind: CodeKind, subject: string, code: string): Promise<CodeTry> {
    const now = wall.now();
    const mac = macOf(kind, subject, code);
    const tried = await db.findOne(sql<Tried>`
      update code set tries = tries + 1,
        used_at = case when code_hmac = ${mac} then ${at(now)}::timestamptz end,
        locked_until = case when code_hmac <> ${mac} and tries + 1 > 3
          then ${at(now)}::timestamptz + make_interval(secs => (tries + 1) * 20 - 40) end
      where kind = ${kind} and subject = ${subject} and used_at is null and tries < ${mostTries}
        and expires_at > ${at(now)} and (locked_until is null or locked_until <= ${at(now)})
      returning code_hmac = ${mac} as right, account_id, tries`);
    if (tried?.right === true) return { outcome: 'right', accountId: tried.account_id };
    if (tried !== undefined) return wrongOrLocked(lockSeconds(tried.tries));
    return wrongOrLocked(await secondsLocked(kind, subject));
  }

  async function secondsLocked(kind: CodeKind, subject: string): Promise<number> {
    const row = await db.findOne(sql<{ locked_until: Date | null }>`
      select locked_until from code where kind = ${kind} and subject = ${subject}`);
    return Math.max(0, Math.ceil(((row?.locked_until?.getTime() ?? 0) - wall.now()) / 1000));
  }

  return {
    make,
    attempt,
    sweep: () => db.run(sql`delete from code where expires_at <= ${at(wall.now() - 86_400_000)}`),
  };
}

const wrongOrLocked = (seconds: number): CodeTry =>
  seconds > 0 ? { outcome: 'locked', seconds } : { outcome: 'wrong' };
