import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type AccountId, lockSeconds } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import type { Secrets } from '../../platform/home/secrets';
import { deleteInBatches } from '../../platform/db/inBatches';

/** `enrol` is for the first second factor of an administrator. */
export type CodeKind = 'confirm' | 'reset' | 'enrol';
const digits: Record<CodeKind, number> = { confirm: 6, reset: 8, enrol: 8 };
const lifeMs = 10 * 60_000;
/** Number of wrong attempts after which a code is void: two locks of the form. */
const mostWrong = 8;
/** Minimum seconds between two codes. */
const resendSeconds = 60;

export type CodeTry =
  | {
      readonly outcome: 'right';
      readonly accountId: AccountId | null;
      /** Where the code was sent; null for a reset. */
      readonly address: string | null;
    }
  | { readonly outcome: 'wrong' }
  /** There is no valid code: expired, used, or tried too often. */
  | { readonly outcome: 'void' }
  /** Seconds until the next attempt is accepted. */
  | { readonly outcome: 'locked'; readonly seconds: number };

/** The owner of a code. */
export interface CodeOwner {
  /** The account, or the HMAC of the email for a reset. */
  readonly subject: string;
  /** Null for an email without an account: the code is then useless. */
  readonly accountId: AccountId | null;
  /** Where the code is sent. */
  readonly address?: string;
}

export interface Codes {
  /**
   * Creates a code that replaces the previous one; a lock from wrong attempts stays.
   * @returns undefined when one was created less than a minute ago
   */
  make(kind: CodeKind, owner: CodeOwner): Promise<string | undefined>;
  /** Seconds until `make` creates another code. */
  secondsUntilNext(kind: CodeKind, subject: string): Promise<number>;
  /** Counts the attempt before the code is compared; of concurrent attempts one passes. */
  attempt(kind: CodeKind, subject: string, code: string): Promise<CodeTry>;
  /** Where the last code of a subject was sent. */
  findAddress(kind: CodeKind, subject: string): Promise<string | undefined>;
  /** Voids all codes of this account. */
  voidAll(accountId: AccountId, kinds: readonly CodeKind[]): Promise<void>;
  sweep(): Promise<number>;
}

interface Tried {
  readonly right: boolean;
  readonly account_id: AccountId | null;
  readonly address: string | null;
  readonly tries: number;
}

export function createCodes({ db, wall, secrets }: { db: Db; wall: Clock; secrets: Secrets }): Codes {
  const macOf = (kind: CodeKind, subject: string, code: string) =>
    secrets.hmac('code', `${kind} ${subject} ${code}`);
  const at = (ms: number) => new Date(ms);

  async function make(
    kind: CodeKind,
    { subject, accountId, address }: CodeOwner,
  ): Promise<string | undefined> {
    const now = wall.now();
    const code = String(randomInt(10 ** digits[kind])).padStart(digits[kind], '0');
    const written = await db.run(sql`
      insert into code (kind, subject, account_id, address, code_hmac, sent_at, expires_at)
      values (${kind}, ${subject}, ${accountId}, ${address ?? null}, ${macOf(kind, subject, code)}, ${at(now)},
        ${at(now + lifeMs)})
      on conflict (kind, subject) do update set
        account_id = excluded.account_id, address = excluded.address, code_hmac = excluded.code_hmac,
        tries = 0, wrong = 0, used_at = null, sent_at = excluded.sent_at, expires_at = excluded.expires_at
      where code.sent_at <= ${at(now - resendSeconds * 1000)}`);
    return written === 1 ? code : undefined;
  }

  async function attempt(kind: CodeKind, subject: string, code: string): Promise<CodeTry> {
    const now = wall.now();
    const mac = macOf(kind, subject, code);
    // "… locks for (attempts x 20 - 40) seconds, then resets": after an expired lock this is the first attempt.
    const attempts = sql`case when locked_until is null then tries + 1 else 1 end`;
    const tried = await db.findOne(sql<Tried>`
      update code set tries = ${attempts},
        wrong = wrong + case when code_hmac = ${mac} then 0 else 1 end,
        used_at = case when code_hmac = ${mac} then ${at(now)}::timestamptz end,
        locked_until = case when code_hmac <> ${mac} and ${attempts} > 3
          then ${at(now)}::timestamptz + make_interval(secs => (${attempts}) * 20 - 40) end
      where kind = ${kind} and subject = ${subject} and used_at is null and wrong < ${mostWrong}
        and expires_at > ${at(now)} and (locked_until is null or locked_until <= ${at(now)})
      returning code_hmac = ${mac} as right, account_id, address, tries`);
    if (tried?.right === true)
      return { outcome: 'right', accountId: tried.account_id, address: tried.address };
    if (tried !== undefined) return lockedOr('wrong', lockSeconds(tried.tries));
    return lockedOr('void', await secondsLocked(kind, subject));
  }

  async function secondsLocked(kind: CodeKind, subject: string): Promise<number> {
    const row = await db.findOne(sql<{ locked_until: Date | null }>`
      select locked_until from code where kind = ${kind} and subject = ${subject}`);
    return Math.max(0, Math.ceil(((row?.locked_until?.getTime() ?? 0) - wall.now()) / 1000));
  }

  async function secondsUntilNext(kind: CodeKind, subject: string): Promise<number> {
    const row = await db.findOne(sql<{ sent_at: Date }>`
      select sent_at from code where kind = ${kind} and subject = ${subject}`);
    const next = (row?.sent_at.getTime() ?? 0) + resendSeconds * 1000;
    return Math.min(resendSeconds, Math.max(1, Math.ceil((next - wall.now()) / 1000)));
  }

  return {
    make,
    secondsUntilNext,
    attempt,
    findAddress: async (kind, subject) => {
      const row = await db.findOne(sql<{ address: string | null }>`
        select address from code where kind = ${kind} and subject = ${subject}`);
      return row?.address ?? undefined;
    },
    // Not deleted: the minimum interval and a lock must persist.
    voidAll: async (accountId, kinds) =>
      void (await db.run(sql`update code set used_at = ${at(wall.now())}
        where account_id = ${accountId} and used_at is null and kind in (${sql.join(kinds)})`)),
    sweep: () => deleteInBatches(db, 'code', sql`expires_at <= ${at(wall.now() - 86_400_000)}`),
  };
}

const lockedOr = (outcome: 'wrong' | 'void', seconds: number): CodeTry =>
  seconds > 0 ? { outcome: 'locked', seconds } : { outcome };
