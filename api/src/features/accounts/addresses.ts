import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import { codeSentRecently, conflict, tooManyRequests } from '../../platform/http/problems';
import type { Rule } from '../../platform/http/throttles';
import type { AccountParts } from './accountParts';
import { type AccountRow, findOwner, holdAccount, holdAddress, usableIn } from './accountRow';
import { mailWayBack } from './addressRestore';
import * as mails from './mails';
import { refuseTaken, refuseWrong } from './refuseWrong';

/** Limit of wrong confirmation codes per account. */
const codeRule: Rule = { name: 'code tries', most: 100, seconds: 86_400 };
export type Addresses = ReturnType<typeof createAddresses>;

/** Confirms an account's address, the first and a changed one. A part of `createAccounts`. */
export function createAddresses(parts: AccountParts) {
  const { db, codes, sessions, throttles, accountMail, config } = parts;
  const { demoMode } = config;

  /** @returns false when a code was sent less than a minute ago */
  async function sendConfirmation(id: AccountId, email: string, username: string): Promise<boolean> {
    const code = await codes.make('confirm', { subject: id, accountId: id, address: email });
    if (code === undefined) return false;
    const owner = await findOwner(db, email, demoMode);
    const message =
      owner === undefined
        ? mails.confirmationMail(email, username, code)
        : mails.alreadyRegisteredMail(email);
    await accountMail.send('signUp', message);
    return true;
  }

  async function sendNewAddressCode(id: AccountId, to: string, username: string): Promise<boolean> {
    const code = await codes.make('confirm', { subject: id, accountId: id, address: to });
    if (code === undefined) return false;
    const owner = await findOwner(db, to, demoMode);
    const message =
      owner === undefined ? mails.newAddressMail(to, username, code) : mails.alreadyRegisteredMail(to);
    await accountMail.send('signUp', message);
    return true;
  }

  async function resendConfirmation(id: AccountId): Promise<void> {
    const sent = await db.transaction(async () => {
      const { email, pending_email, username, email_confirmed } = await holdAccount(db, id);
      if (email_confirmed && pending_email === null) throw conflict('This address is confirmed already.');
      return pending_email === null
        ? sendConfirmation(id, email, username)
        : sendNewAddressCode(id, pending_email, username);
    });
    if (!sent) throw codeSentRecently(await codes.secondsUntilNext('confirm', id));
  }

  /** Confirms the first or a changed address: exactly the one that the code was sent to. */
  async function confirmEmail(id: AccountId, code: string): Promise<void> {
    const { wait } = await throttles.take(codeRule, id);
    if (wait > 0) throw tooManyRequests(wait);
    const tried = await db.transaction(() => tryCode(id, code.trim())).catch(refuseTaken);
    if (tried.outcome === 'right' || tried.outcome === 'locked') await throttles.giveBack(codeRule, id);
    refuseWrong(tried, 'Error confirming');
    sessions.forget(id);
  }

  async function tryCode(id: AccountId, code: string) {
    const sentTo = await codes.findAddress('confirm', id);
    // Two accounts that confirm the same address remove each other: the lock prevents a deadlock.
    await holdAddress(db, sentTo ?? '');
    const before = await holdAccount(db, id);
    if (before.email_confirmed && before.pending_email === null)
      throw conflict('This address is confirmed already.');
    const tried = await codes.attempt('confirm', id, code);
    if (tried.outcome !== 'right') return tried;
    const { address } = tried;
    const wanted = before.pending_email ?? before.email;
    if (address === null || address !== sentTo || address !== wanted) return { outcome: 'void' } as const;
    await own(before, address);
    return tried;
  }

  /** Runs inside a transaction that has locked the account and the address. */
  async function own(before: AccountRow, address: string): Promise<void> {
    const { id } = before;
    // Removes other accounts with this address that never confirmed it, or confirmed it in a demo, which
    // proves nothing.
    await db.run(sql`delete from account where email = ${address} and id <> ${id}
      and not (email_confirmed and ${usableIn(demoMode)})`);
    await db.run(sql`update account set email = ${address}, pending_email = null, email_confirmed = true
      where id = ${id}`);
    if (!before.email_confirmed) return;
    await codes.voidAll(id, ['reset', 'enrol']);
    await mailWayBack(parts, id, before.email);
  }

  return { sendConfirmation, sendNewAddressCode, resendConfirmation, confirmEmail };
}
