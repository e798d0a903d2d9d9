import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import type { BodyOf, authUpdate } from '@touchline/shared/wire';
import { isUniqueViolation } from '../db/db';
import { badRequest, conflict, notFound, tooManyRequests } from '../http/problems';
import type { Rule } from '../http/throttles';
import { type AccountRow, findAccount, findOwner, holdAccount, usableIn } from './accountRow';
import type { AccountParts } from './accounts';
import { resendSeconds } from './codes';
import * as mails from './mails';
import { checkPassword } from './ownPassword';
import { readBirthday, readEmail, readUsername } from './profileRules';
import { refuseWrong } from './refuseWrong';

/** Wrong codes for a first or a changed address, of one account. */
const codeRule: Rule = { name: 'code tries', most: 100, seconds: 86_400 };
/** How long the address that was left can be brought back. */
export const restoreDays = 7;

/** The address of an account: confirmation, change and restore. A part of `createAccounts`. */
export function createAddresses(parts: AccountParts) {
  const { db, wall, secrets, passwords, codes, sessions, throttles, accountMail, config } = parts;
  const { demoMode, publicUrl } = config;

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
    if (!sent) throw tooManyRequests(resendSeconds);
  }

  /** The first address of a new account, or a changed one: the address that the code was sent to, and no other. */
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
    // Two accounts that confirm one address each remove the other: one after the other, or they wait for ever.
    await holdAddress(sentTo ?? '');
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

  const holdAddress = (address: string) => db.query(sql`select pg_advisory_xact_lock(hashtext(${address}))`);

  /** Runs inside a transaction that has locked the account and the address. */
  async function own(before: AccountRow, address: string): Promise<void> {
    const { id } = before;
    // Other accounts with this address that never confirmed it, or confirmed it in a demo, which proves nothing.
    await db.run(sql`delete from account where email = ${address} and id <> ${id}
      and not (email_confirmed and ${usableIn(demoMode)})`);
    await db.run(sql`update account set email = ${address}, pending_email = null, email_confirmed = true
      where id = ${id}`);
    if (!before.email_confirmed) return;
    await codes.voidAll(id, ['reset', 'enrol']);
    await tellOldAddress(id, before.email);
  }

  async function tellOldAddress(id: AccountId, address: string): Promise<void> {
    const code = randomBytes(16).toString('base64url');
    const ends = new Date(wall.now() + restoreDays * 86_400_000);
    await db.run(sql`insert into address_restore (code_hmac, account_id, address, expires_at)
      values (${restoreMac(code)}, ${id}, ${address}, ${ends})`);
    const link = `${publicUrl}/v1/auth/restore_address/${code}`;
    await accountMail.send('addressNotice', mails.addressChangedMail(address, link, restoreDays));
  }

  const restoreMac = (code: string) => secrets.hmac('restore address', code);

  interface WayBack {
    readonly account_id: AccountId;
    readonly address: string;
    readonly left_as: number;
  }

  const findWayBack = (code: string) =>
    db.findOne(sql<WayBack>`select account_id, address, left_as from address_restore
      where code_hmac = ${restoreMac(code)} and expires_at > ${new Date(wall.now())}`);

  /**
   * The address that a way back leads to.
   * @throws not found, when there is no such way or its days are over
   */
  async function readWayBack(code: string): Promise<string> {
    const way = await findWayBack(code);
    if (way === undefined) throw notFound('This link is not good any more.');
    return way.address;
  }

  /**
   * Brings the address back that the account had before. Whoever changed it knew the password, so that goes too, with
   * every session, every code and a deletion that was asked for.
   */
  async function restoreAddress(code: string): Promise<void> {
    const address = await readWayBack(code);
    const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
    const id = await db.transaction(() => goBack(code, address, passwordHash)).catch(refuseTaken);
    sessions.forget(id);
  }

  async function goBack(code: string, address: string, passwordHash: string): Promise<AccountId> {
    await holdAddress(address);
    const way = await findWayBack(code);
    if (way === undefined) throw notFound('This link is not good any more.');
    const { account_id: id, left_as } = way;
    await holdAccount(db, id);
    await db.run(sql`update account set email = ${address}, email_confirmed = true, pending_email = null,
      password_hash = ${passwordHash}, deletion_schedule = null where id = ${id}`);
    await db.run(sql`delete from address_restore where account_id = ${id} and left_as >= ${left_as}`);
    await codes.voidAll(id, ['confirm', 'reset', 'enrol']);
    await sessions.endAll(id);
    return id;
  }

  /**
   * Changes the fields that were asked for, and no others.
   * @returns the new address that waits for its code
   */
  async function update(id: AccountId, body: BodyOf<typeof authUpdate>): Promise<string | null> {
    const username = body.username === undefined ? null : readUsername(body.username);
    const birthday = body.birthday === undefined ? null : readBirthday(body.birthday, wall.now());
    const email = body.email === undefined ? undefined : readEmail(body.email);
    const passwordHash = email === undefined ? undefined : await proveForAddress(id, email, body.password);
    return db.transaction(async () => {
      const before = await holdAccount(db, id);
      if (username !== null) await db.run(sql`update account set username = ${username} where id = ${id}`);
      if (birthday !== null) await db.run(sql`update account set birthday = ${birthday} where id = ${id}`);
      if (email === undefined) return before.pending_email;
      if (email === before.email) return keepAddress(before);
      if (before.password_hash !== passwordHash) throw passwordWanted('is required to change the address');
      return changeAddress(before, email);
    });
  }

  /** @returns the hash that the given password belongs to; undefined when the address stays and none is wanted */
  async function proveForAddress(id: AccountId, email: string, password: string | undefined) {
    const row = await findAccount(db, id);
    if (row === undefined || row.email === email) return undefined;
    if (!row.email_confirmed) throw conflict('Confirm your email address first.');
    if (password === undefined) throw passwordWanted('is required to change the address');
    if (!(await checkPassword(parts, row, password))) throw passwordWanted('is not your password');
    return row.password_hash;
  }

  async function keepAddress({ id, pending_email }: AccountRow): Promise<null> {
    if (pending_email === null) return null;
    await db.run(sql`update account set pending_email = null where id = ${id}`);
    await codes.voidAll(id, ['confirm']);
    return null;
  }

  async function changeAddress(before: AccountRow, pending: string): Promise<string> {
    const { id, email, username } = before;
    if (pending === before.pending_email) return pending;
    await db.run(sql`update account set pending_email = ${pending} where id = ${id}`);
    const sent = await sendNewAddressCode(id, pending, username);
    if (!sent) throw tooManyRequests(resendSeconds);
    await accountMail.send('addressNotice', mails.addressChangeMail(email));
    return pending;
  }

  return {
    sendConfirmation,
    resendConfirmation,
    confirmEmail,
    update,
    readWayBack,
    restoreAddress,
    sweepWaysBack: () => db.run(sql`delete from address_restore where expires_at <= ${new Date(wall.now())}`),
  };
}

const passwordWanted = (problem: string) =>
  badRequest('Enter your password to change the email address.', { password: problem });

/** Somebody else confirmed the same address a moment before. */
function refuseTaken(thrown: unknown): never {
  if (isUniqueViolation(thrown)) throw conflict('Error confirming');
  throw thrown;
}
