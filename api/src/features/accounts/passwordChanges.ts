import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import type { BodyOf, authSetPassword } from '@touchline/shared/wire';
import { badRequest, codeSentRecently, signedOut } from '../../platform/http/problems';
import type { AccountParts } from './accountParts';
import { type AccountRow, findAccount, findOwner, holdAccount } from './accountRow';
import type { CodeTry } from './codes';
import * as mails from './mails';
import { checkPassword } from './ownPassword';
import { checkNewPassword } from './passwords';
import { readEmail } from './profileRules';
import { refuseWrong } from './refuseWrong';

const badReset = 'The code is not right, or it is too old. Ask for a new one.';
const wrongOldPassword = () =>
  badRequest('Error changing password', { old_password: 'is not your password' });

/** Forgotten and changed passwords. A part of `createAccounts`. */
export function createPasswordChanges(parts: AccountParts) {
  const { db, secrets, passwords, codes, sessions, accountMail, config } = parts;
  const { demoMode } = config;

  const resetSubject = (email: string) => secrets.hmac('reset subject', email);

  /** Does the same work for an unknown address, so that timing reveals nothing. */
  async function forgotPassword(emailGiven: string): Promise<void> {
    const email = readEmail(emailGiven);
    const made = await db.transaction(async () => {
      const owner = await findOwner(db, email, demoMode);
      const code = await codes.make('reset', { subject: resetSubject(email), accountId: owner ?? null });
      if (code === undefined) return false;
      if (owner === undefined) await accountMail.pretend('reset', email);
      else await accountMail.send('reset', mails.resetMail(email, code));
      return true;
    });
    if (!made) throw codeSentRecently(await codes.secondsUntilNext('reset', resetSubject(email)));
  }

  async function setPassword(body: BodyOf<typeof authSetPassword>): Promise<void> {
    if (body.password !== body.password_confirm) {
      throw badRequest('The two passwords are not the same.', {
        password_confirm: 'is not the same as the password',
      });
    }
    const email = readEmail(body.email);
    checkNewPassword(body.password, 'password', [email]);
    // Hashes before the code is checked: a right code must not take longer than a wrong one.
    const passwordHash = await passwords.hash(body.password);
    const tried = await db.transaction(() => tryReset(email, body.code.trim(), passwordHash));
    refuseWrong(tried, badReset, badReset);
    if (tried.outcome === 'right' && tried.accountId !== null) sessions.forget(tried.accountId);
  }

  async function tryReset(email: string, code: string, passwordHash: string): Promise<CodeTry> {
    // Locks the account before its code, in the same order as everywhere, to prevent deadlocks.
    const owner = await findOwner(db, email, demoMode);
    const row = owner === undefined ? undefined : await holdAccount(db, owner);
    const tried = await codes.attempt('reset', resetSubject(email), code);
    if (tried.outcome !== 'right' || tried.accountId === null) return tried;
    // The code proves this address, so it is valid only while the account still has that address.
    if (row?.id !== tried.accountId || row.email !== email) return { outcome: 'void' };
    await replacePassword(row, passwordHash);
    return tried;
  }

  /** Runs inside a transaction that has locked the account. */
  async function replacePassword(
    { id, email }: AccountRow,
    passwordHash: string,
    keepSession?: string,
  ): Promise<void> {
    await db.run(sql`update account set password_hash = ${passwordHash} where id = ${id}`);
    await codes.voidAll(id, ['reset', 'enrol']);
    await sessions.endAll(id, keepSession);
    await accountMail.send('passwordNotice', mails.passwordChangedMail(email));
  }

  async function changePassword(
    id: AccountId,
    sessionId: string,
    oldPassword: string,
    newPassword: string,
  ): Promise<void> {
    if (oldPassword === newPassword) throw badRequest('New password cannot be the same as old password');
    const before = await findAccount(db, id);
    if (before === undefined) throw signedOut();
    checkNewPassword(newPassword, 'new_password', [before.email]);
    if (!(await checkPassword(parts, before, oldPassword))) throw wrongOldPassword();
    const passwordHash = await passwords.hash(newPassword);
    await db.transaction(async () => {
      const row = await holdAccount(db, id);
      // Of several changes based on the same password, one succeeds; none after a reset.
      if (row.password_hash !== before.password_hash) throw wrongOldPassword();
      await replacePassword(row, passwordHash, sessionId);
    });
    sessions.forget(id);
  }

  return { forgotPassword, setPassword, changePassword };
}
