import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { AccountId } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import type { Account } from '../../platform/http/account';
import { badRequest, codeSentRecently, conflict, tooManyRequests } from '../../platform/http/problems';
import type { Rule } from '../../platform/http/throttles';
import type { Services } from '../../services';
import { type AccountRow, holdAccount } from './accountRow';
import type { CodeTry } from './codes';
import { enrolMail } from './mails';
import { refuseWrong } from './refuseWrong';

/** Rate limit for failures; successes are refunded. */
const rule: Rule = { name: 'second factor', most: 5, seconds: 300 };

type Parts = Pick<Services, 'db' | 'wall' | 'secrets' | 'sessions' | 'throttles'>;
type EnrolParts = Pick<Services, 'db' | 'secrets' | 'codes' | 'accountMail' | 'config'>;

const totpOf = (secret: string) =>
  new TOTP({ issuer: 'Touchline', label: 'admin', secret: Secret.fromBase32(secret) });

/**
 * Creates a new secret for an authenticator app; it is active after its first correct code. A password alone
 * is not enough: without `code` one is sent to the account's address, and with it the secret is returned.
 * @returns undefined when a code was sent
 * @throws a problem with status 409 when a second factor is already active
 */
export async function enrolSecondFactor(
  parts: EnrolParts,
  { id }: Account,
  code: string | undefined,
): Promise<string | undefined> {
  const { db, secrets, config } = parts;
  const { base32 } = new Secret({ size: 20 });
  const outcome = await db.transaction(async () => {
    const account = await holdAccount(db, id);
    if (!(await mayEnrol(db, id))) throw conflict('You have a second factor already.');
    // In demo mode everybody can read the mail, and the second factor protects nothing.
    const proof = config.demoMode ? right : await prove(parts, account, code);
    if (proof?.outcome === 'right')
      await db.run(sql`update account set totp_sealed = ${secrets.seal(base32)} where id = ${id}`);
    return proof;
  });
  if (outcome === undefined) return undefined;
  refuseWrong(outcome, 'The code is not right.', 'This code is not good any more. Ask for a new one.');
  return totpOf(base32).toString();
}

const right: CodeTry = { outcome: 'right', accountId: null, address: null };

const mayEnrol = async (db: Db, id: AccountId) =>
  (await db.findOne(sql`select 1 from account where id = ${id} and not totp_verified`)) !== undefined;

/** Sends a code, or checks the given one. */
async function prove(
  { codes, accountMail }: EnrolParts,
  { id, email }: AccountRow,
  code: string | undefined,
): Promise<CodeTry | undefined> {
  if (code !== undefined) {
    const tried = await codes.attempt('enrol', id, code.trim());
    return tried.outcome === 'right' && tried.address !== email ? { outcome: 'void' } : tried;
  }
  const made = await codes.make('enrol', { subject: id, accountId: id, address: email });
  if (made === undefined) throw codeSentRecently(await codes.secondsUntilNext('enrol', id));
  await accountMail.send('enrol', enrolMail(email, made));
  return undefined;
}

/** Unlocks the admin area for this session. Each code is accepted once. */
export async function showSecondFactor(
  parts: Parts,
  { id, sessionId }: Account,
  code: string,
): Promise<void> {
  const { db, wall, secrets, sessions, throttles } = parts;
  const { wait } = await throttles.take(rule, id);
  if (wait > 0) throw tooManyRequests(wait);
  const row = await db.findOne(
    sql<{ totp_sealed: string | null }>`select totp_sealed from account where id = ${id}`,
  );
  if (typeof row?.totp_sealed !== 'string') throw conflict('Set up a second factor first.');
  const timestamp = wall.now();
  // Only for the secret that was read: another may have been set up meanwhile.
  const delta = totpOf(secrets.unseal(row.totp_sealed)).validate({ token: code, timestamp, window: 1 });
  const step = Math.floor(timestamp / 30_000) + (delta ?? 0);
  const taken =
    delta === null
      ? 0
      : await db.run(sql`update account set totp_verified = true, totp_last = ${step}
    where id = ${id} and totp_last < ${step} and totp_sealed = ${row.totp_sealed}`);
  if (taken === 0) throw badRequest('The code is not right.', { code: 'is not right' });
  await throttles.giveBack(rule, id);
  await db.run(sql`update session set second_factor_at = ${new Date(timestamp)} where id = ${sessionId}`);
  sessions.forget(id);
}
