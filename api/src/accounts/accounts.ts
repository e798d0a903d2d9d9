import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import type { AuthUser, BodyOf, authRegister, authSetPassword, authUpdate } from '@touchline/shared/wire';
import type { Clock } from '../clock';
import { type Db, isUniqueViolation } from '../db/db';
import type { Mail, MailMessage } from '../mail/mail';
import { ApiProblem, badRequest, conflict, locked, signedOut, tooManyRequests } from '../plugins/problems';
import { type AccountRow, findAccount, findAccountByEmail, findOwner, readAuthUser } from './accountRow';
import { type CodeTry, type Codes, resendSeconds } from './codes';
import * as mails from './mails';
import { type Passwords, checkNewPassword } from './passwords';
import { readBirthday, readEmail, readUsername } from './profileRules';
import type { Secrets } from './secrets';
import type { Sessions, StartedSession } from './sessions';
import type { Rule, Throttles } from './throttles';
import { uuidv7 } from './uuid';

export interface AccountParts {
  readonly db: Db;
  /** The game's time, for what people see: when an account was made, when it is deleted. */
  readonly clock: Clock;
  /** Real time, for what keeps accounts safe. */
  readonly wall: Clock;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly throttles: Throttles;
  readonly mail: Mail;
}

/** Failures count, successes are given back. Per account and address, per address, per account. */
const loginRules = {
  pair: { name: 'login pair', most: 10, seconds: 900 },
  address: { name: 'login address', most: 100, seconds: 900 },
  account: { name: 'login account', most: 100, seconds: 3600 },
} as const satisfies Record<string, Rule>;
const oldPasswordRule: Rule = { name: 'old password', most: 10, seconds: 900 };
/** Nobody's mailbox is filled by us. */
const mailRule: Rule = { name: 'mail', most: 20, seconds: 86_400 };

const deletionDelayMs = 14 * 86_400_000;
/** An account that was never confirmed is removed after this. */
const unconfirmedDays = 7;

export type Accounts = ReturnType<typeof createAccounts>;

/** What people do with their account. Handlers turn it into replies. */
export function createAccounts(parts: AccountParts) {
  const { db, clock, wall, secrets, passwords, codes, sessions, throttles } = parts;
  const now = () => new Date(clock.now());

  async function sendMail(message: MailMessage): Promise<void> {
    const { wait } = await throttles.take(mailRule, message.to);
    if (wait > 0) await parts.mail.pretend();
    else await parts.mail.send(message);
  }

  async function need(id: AccountId): Promise<AccountRow> {
    const row = await findAccount(db, id);
    if (row === undefined) throw signedOut();
    return row;
  }

  /**
   * Signs up. Whether the address has an owner shows in nothing but the mail: the account is made either way, and
   * the code of an address that is taken is never sent.
   */
  async function register(body: BodyOf<typeof authRegister>): Promise<StartedSession> {
    const email = readEmail(body.email);
    const username = readUsername(body.username);
    const birthday = readBirthday(body.birthday, wall.now());
    checkNewPassword(body.password, 'password');
    const passwordHash = await passwords.hash(body.password);
    return db.transaction(async () => {
      const id = uuidv7(wall.now()) as AccountId;
      await db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at)
        values (${id}, ${email}, ${username}, ${birthday}, ${passwordHash}, ${now()})`);
      await sendConfirmation(id, email, username);
      return sessions.start(id, true);
    });
  }

  /** @returns false when a code was sent less than a minute ago */
  async function sendConfirmation(id: AccountId, email: string, username: string): Promise<boolean> {
    const code = await codes.make('confirm', id, id);
    if (code === undefined) return false;
    const owner = await findOwner(db, email);
    await sendMail(
      owner === undefined
        ? mails.confirmationMail(email, username, code)
        : mails.alreadyRegisteredMail(email),
    );
    return true;
  }

  async function resendConfirmation(id: AccountId): Promise<void> {
    const { email, pending_email, username, email_confirmed } = await need(id);
    if (email_confirmed && pending_email === null) throw conflict('This address is confirmed already.');
    const sent = await db.transaction(() =>
      pending_email === null
        ? sendConfirmation(id, email, username)
        : sendNewAddressCode(id, pending_email, username),
    );
    if (!sent) throw tooManyRequests(resendSeconds);
  }

  async function login(
    emailGiven: string,
    password: string,
    remember: boolean,
    address: string,
  ): Promise<StartedSession> {
    const email = emailGiven.trim().toLowerCase();
    const counted = await countLogin(email, throttles.addressKey(address));
    const row = await findAccountByEmail(db, email);
    if (!(await passwords.isRight(password, row?.password_hash)) || row === undefined) {
      throw new ApiProblem(401, 'signed_out', 'Login failed');
    }
    await counted.giveBack();
    return sessions.start(row.id, remember);
  }

  /** Counts before the password is looked at, so that many tries at once count as many. */
  async function countLogin(email: string, address: string) {
    const counts: [Rule, string][] = [
      [loginRules.pair, `${email} ${address}`],
      [loginRules.address, address],
      [loginRules.account, email],
    ];
    for (const [rule, subject] of counts) {
      const { wait } = await throttles.take(rule, subject);
      if (wait > 0) throw tooManyRequests(wait);
    }
    return {
      giveBack: async () => {
        for (const [rule, subject] of counts) await throttles.giveBack(rule, subject);
      },
    };
  }

  /** The first address of a new account, or a changed one. */
  async function confirmEmail(id: AccountId, code: string): Promise<void> {
    const { email, email_confirmed, pending_email } = await need(id);
    if (email_confirmed && pending_email === null) throw conflict('This address is confirmed already.');
    const address = pending_email ?? email;
    const tried = await db.transaction(() => tryCode(id, address, code.trim())).catch(refuseTaken);
    refuseWrong(tried, 'Error confirming');
    sessions.forget(id);
  }

  async function tryCode(id: AccountId, address: string, code: string): Promise<CodeTry> {
    // Two accounts that confirm one address each remove the other: one after the other, or they wait for ever.
    await db.query(sql`select pg_advisory_xact_lock(hashtext(${address}))`);
    const tried = await codes.attempt('confirm', id, code);
    if (tried.outcome === 'right') {
      await db.run(sql`update account set email = coalesce(pending_email, email), pending_email = null,
        email_confirmed = true where id = ${id}`);
      // Others who signed up with this address and never proved it.
      await db.run(sql`delete from account using account as owner where owner.id = ${id}
        and account.email = owner.email and not account.email_confirmed and account.id <> owner.id`);
    }
    return tried;
  }

  const resetSubject = (email: string) => secrets.hmac('reset subject', email);

  /** Does the same work for an address that nobody has. */
  async function forgotPassword(emailGiven: string): Promise<void> {
    const email = readEmail(emailGiven);
    const made = await db.transaction(async () => {
      const owner = await findOwner(db, email);
      const code = await codes.make('reset', resetSubject(email), owner ?? null);
      if (code === undefined) return false;
      if (owner === undefined) await pretendMail(email);
      else await sendMail(mails.resetMail(email, code));
      return true;
    });
    if (!made) throw tooManyRequests(resendSeconds);
  }

  async function pretendMail(email: string): Promise<void> {
    await throttles.take(mailRule, email);
    await parts.mail.pretend();
  }

  async function setPassword(body: BodyOf<typeof authSetPassword>): Promise<void> {
    if (body.password !== body.password_confirm) {
      throw badRequest('The two passwords are not the same.', {
        password_confirm: 'is not the same as the password',
      });
    }
    checkNewPassword(body.password, 'password');
    const email = readEmail(body.email);
    // Before the code is looked at: a right code must not take longer than a wrong one.
    const passwordHash = await passwords.hash(body.password);
    const tried = await db.transaction(async () => {
      const result = await codes.attempt('reset', resetSubject(email), body.code.trim());
      if (result.outcome === 'right' && result.accountId !== null)
        await replacePassword(result.accountId, passwordHash);
      return result;
    });
    refuseWrong(tried, 'The code is not right, or it is too old. Ask for a new one.');
    if (tried.outcome === 'right' && tried.accountId !== null) sessions.forget(tried.accountId);
  }

  async function replacePassword(id: AccountId, passwordHash: string, keepSession?: string): Promise<void> {
    await db.run(sql`update account set password_hash = ${passwordHash} where id = ${id}`);
    await sessions.endAll(id, keepSession);
    const { email } = await need(id);
    await sendMail(mails.passwordChangedMail(email));
  }

  async function changePassword(
    id: AccountId,
    sessionId: string,
    oldPassword: string,
    newPassword: string,
  ): Promise<void> {
    if (oldPassword === newPassword) throw badRequest('New password cannot be the same as old password');
    checkNewPassword(newPassword, 'new_password');
    const { wait } = await throttles.take(oldPasswordRule, id);
    if (wait > 0) throw tooManyRequests(wait);
    const { password_hash } = await need(id);
    if (!(await passwords.isRight(oldPassword, password_hash))) {
      throw badRequest('Error changing password', { old_password: 'is not your password' });
    }
    await throttles.giveBack(oldPasswordRule, id);
    const passwordHash = await passwords.hash(newPassword);
    await db.transaction(() => replacePassword(id, passwordHash, sessionId));
    sessions.forget(id);
  }

  /** @returns the new address that waits for its code */
  async function update(id: AccountId, body: BodyOf<typeof authUpdate>): Promise<string | null> {
    const before = await need(id);
    const username = body.username === undefined ? before.username : readUsername(body.username);
    const birthday = body.birthday === undefined ? before.birthday : readBirthday(body.birthday, wall.now());
    const email = body.email === undefined ? before.email : readEmail(body.email);
    const pending = email === before.email ? null : email;
    if (pending !== null && !before.email_confirmed) throw conflict('Confirm your email address first.');
    const isNewlyPending = pending !== null && pending !== before.pending_email;
    await db.transaction(async () => {
      await db.run(sql`update account set username = ${username}, birthday = ${birthday},
        pending_email = ${body.email === undefined ? before.pending_email : pending} where id = ${id}`);
      if (isNewlyPending) await beginAddressChange(before, pending);
    });
    return body.email === undefined ? before.pending_email : pending;
  }

  async function beginAddressChange({ id, email, username }: AccountRow, pending: string): Promise<void> {
    const sent = await sendNewAddressCode(id, pending, username);
    if (!sent) throw tooManyRequests(resendSeconds);
    await sendMail(mails.addressChangeMail(email));
  }

  async function sendNewAddressCode(id: AccountId, to: string, username: string): Promise<boolean> {
    const code = await codes.make('confirm', id, id);
    if (code === undefined) return false;
    const owner = await findOwner(db, to);
    await sendMail(
      owner === undefined ? mails.newAddressMail(to, username, code) : mails.alreadyRegisteredMail(to),
    );
    return true;
  }

  async function addNotificationToken(id: AccountId, token: string): Promise<void> {
    await db.run(sql`insert into notification_token (account_id, token_hmac, sealed, created_at)
      values (${id}, ${secrets.hmac('notification token', token)}, ${secrets.seal(token)}, ${now()})
      on conflict do nothing`);
    // A device that was given away twenty times over is not a device any more.
    await db.run(sql`delete from notification_token where account_id = ${id} and token_hmac not in (
      select token_hmac from notification_token where account_id = ${id} order by created_at desc limit 20)`);
  }

  /** Asking again keeps the first deadline. */
  async function scheduleDeletion(id: AccountId): Promise<Date> {
    const deadline = new Date(clock.now() + deletionDelayMs);
    return db.transaction(async () => {
      const row = await db.findOne(sql<{ deletion_schedule: Date; email: string; is_new: boolean }>`
        update account set deletion_schedule = coalesce(deletion_schedule, ${deadline}) where id = ${id}
        returning deletion_schedule, email, deletion_schedule = ${deadline} as is_new`);
      if (row === undefined) throw signedOut();
      if (row.is_new) await sendMail(mails.deletionMail(row.email, row.deletion_schedule));
      return row.deletion_schedule;
    });
  }

  async function cancelDeletion(id: AccountId): Promise<void> {
    await db.run(sql`update account set deletion_schedule = null where id = ${id}`);
  }

  /** Everything personal goes with the row. */
  async function deleteDue(): Promise<number> {
    const stale = new Date(wall.now() - unconfirmedDays * 86_400_000);
    const gone = await db.query(sql<{ id: AccountId }>`delete from account
      where deletion_schedule <= ${now()}
        or (not email_confirmed and registered_at <= ${stale}) returning id`);
    for (const { id } of gone) sessions.forget(id);
    return gone.length;
  }

  const readUser = (id: AccountId): Promise<AuthUser> => readAuthUser(db, id);

  return {
    register,
    resendConfirmation,
    login,
    confirmEmail,
    forgotPassword,
    setPassword,
    changePassword,
    update,
    addNotificationToken,
    scheduleDeletion,
    cancelDeletion,
    deleteDue,
    readUser,
  };
}

function refuseWrong(tried: CodeTry, message: string): void {
  if (tried.outcome === 'locked') throw locked(tried.seconds);
  if (tried.outcome === 'wrong') throw badRequest(message);
}

/** Somebody else confirmed the same address a moment before. */
function refuseTaken(thrown: unknown): never {
  if (isUniqueViolation(thrown)) throw conflict('Error confirming');
  throw thrown;
}
