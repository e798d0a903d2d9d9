import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import type { AuthUser, BodyOf, authLogin, authRegister, authSetPassword } from '@touchline/shared/wire';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { uuidv7 } from '../db/uuid';
import type { Secrets } from '../home/secrets';
import { ApiProblem, badRequest, signedOut, tooManyRequests } from '../http/problems';
import type { Rule, Throttles } from '../http/throttles';
import type { AccountMail } from './accountMail';
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  findOwner,
  holdAccount,
  readAuthUser,
} from './accountRow';
import { createAddresses } from './addresses';
import { type CodeTry, type Codes, resendSeconds } from './codes';
import * as mails from './mails';
import { checkPassword } from './ownPassword';
import { type Passwords, checkNewPassword } from './passwords';
import { readBirthday, readEmail, readUsername } from './profileRules';
import { refuseWrong } from './refuseWrong';
import type { SessionClient, Sessions, StartedSession } from './sessions';

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
  readonly accountMail: AccountMail;
  readonly config: Pick<Config, 'demoMode' | 'publicUrl'>;
}

/** Failures count, successes are given back. Per account and address, per address, per account. */
const loginRules = {
  pair: { name: 'login pair', most: 10, seconds: 900 },
  address: { name: 'login address', most: 100, seconds: 900 },
  account: { name: 'login account', most: 100, seconds: 3600 },
} as const satisfies Record<string, Rule>;

const deletionDelayMs = 14 * 86_400_000;
const loginFailed = () => new ApiProblem(401, 'signed_out', 'Login failed');
const badReset = 'The code is not right, or it is too old. Ask for a new one.';
const wrongOldPassword = () =>
  badRequest('Error changing password', { old_password: 'is not your password' });

/** An account that was never confirmed is removed after this. */
const unconfirmedDays = 7;

export type Accounts = ReturnType<typeof createAccounts>;

/** What people do with their account. Handlers turn it into replies. */
export function createAccounts(parts: AccountParts) {
  const { db, clock, wall, secrets, passwords, codes, sessions, throttles, accountMail } = parts;
  const { demoMode } = parts.config;
  const now = () => new Date(clock.now());
  const addresses = createAddresses(parts);

  async function need(id: AccountId): Promise<AccountRow> {
    const row = await findAccount(db, id);
    if (row === undefined) throw signedOut();
    return row;
  }

  /**
   * Signs up. Whether the address has an owner shows in nothing but the mail: the account is made either way, and
   * the code of an address that is taken is never sent.
   */
  async function register(body: BodyOf<typeof authRegister>, client: SessionClient): Promise<StartedSession> {
    const email = readEmail(body.email);
    const username = readUsername(body.username);
    const birthday = readBirthday(body.birthday, wall.now());
    checkNewPassword(body.password, 'password');
    const passwordHash = await passwords.hash(body.password);
    return db.transaction(async () => {
      const id = uuidv7(wall.now()) as AccountId;
      await db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at, demo)
        values (${id}, ${email}, ${username}, ${birthday}, ${passwordHash}, ${now()}, ${demoMode})`);
      await addresses.sendConfirmation(id, email, username);
      return sessions.start(id, { remember: true, ...client });
    });
  }

  /** @param from the address that the request came from */
  async function login(
    { email: emailGiven, password, remember = false }: BodyOf<typeof authLogin>,
    from: string,
    client: SessionClient,
  ): Promise<StartedSession> {
    const email = emailGiven.trim().toLowerCase();
    const counted = await countLogin(email, throttles.addressKey(from));
    const row = await findAccountByEmail(db, email, demoMode);
    if (!(await passwords.isRight(password, row?.password_hash)) || row === undefined) throw loginFailed();
    await counted.giveBack();
    return db.transaction(async () => {
      // The check took a while: a password that was changed meanwhile, and ended every session, begins none.
      const { password_hash } = await holdAccount(db, row.id);
      if (password_hash !== row.password_hash) throw loginFailed();
      return sessions.start(row.id, { remember, ...client });
    });
  }

  /** Counts the attempt before the password is verified, so that concurrent attempts all count. */
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
    if (!made) throw tooManyRequests(resendSeconds);
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
    const tried = await db.transaction(() => tryReset(email, body.code.trim(), passwordHash));
    refuseWrong(tried, badReset, badReset);
    if (tried.outcome === 'right' && tried.accountId !== null) sessions.forget(tried.accountId);
  }

  async function tryReset(email: string, code: string, passwordHash: string): Promise<CodeTry> {
    // The account before its code, as everywhere, so that no two wait for each other.
    const owner = await findOwner(db, email, demoMode);
    const row = owner === undefined ? undefined : await holdAccount(db, owner);
    const tried = await codes.attempt('reset', resetSubject(email), code);
    if (tried.outcome !== 'right' || tried.accountId === null) return tried;
    // The code proves this address, so it is good for the account only while that is the account's.
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
    checkNewPassword(newPassword, 'new_password');
    const before = await need(id);
    if (!(await checkPassword(parts, before, oldPassword))) throw wrongOldPassword();
    const passwordHash = await passwords.hash(newPassword);
    await db.transaction(async () => {
      const row = await holdAccount(db, id);
      // Of many changes that start from one password, one is made; so is none after a reset.
      if (row.password_hash !== before.password_hash) throw wrongOldPassword();
      await replacePassword(row, passwordHash, sessionId);
    });
    sessions.forget(id);
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
      if (row.is_new)
        await accountMail.send('deletionNotice', mails.deletionMail(row.email, row.deletion_schedule));
      return row.deletion_schedule;
    });
  }

  async function cancelDeletion(id: AccountId): Promise<void> {
    await db.run(sql`update account set deletion_schedule = null where id = ${id}`);
  }

  /** All personal data is deleted with the row. */
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
    ...addresses,
    register,
    login,
    forgotPassword,
    setPassword,
    changePassword,
    addNotificationToken,
    scheduleDeletion,
    cancelDeletion,
    deleteDue,
    readUser,
  };
}
