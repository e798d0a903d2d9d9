import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import type { AuthUser, BodyOf, authLogin, authRegister } from '@touchline/shared/wire';
import { uuidv7 } from '../../platform/db/uuid';
import { ApiProblem, tooManyRequests } from '../../platform/http/problems';
import type { Rule } from '../../platform/http/throttles';
import { createAccountDeletion } from './accountDeletion';
import type { AccountParts } from './accountParts';
import { findAccountByEmail, holdAccount, readAuthUser } from './accountRow';
import { createAddressRestore } from './addressRestore';
import { createAddresses } from './addresses';
import { createPasswordChanges } from './passwordChanges';
import { checkNewPassword } from './passwords';
import { createProfileChanges } from './profileChanges';
import { normalEmail, readBirthday, readEmail, readUsername } from './profileRules';
import type { SessionClient, StartedSession } from './sessions';

/**
 * Rate limits for failed logins; successes are refunded. Per account and address, per address, per account.
 */
const loginRules = {
  pair: { name: 'login pair', most: 10, seconds: 900 },
  address: { name: 'login address', most: 100, seconds: 900 },
  account: { name: 'login account', most: 100, seconds: 3600 },
} as const satisfies Record<string, Rule>;

const loginFailed = () => new ApiProblem(401, 'signed_out', 'Login failed');

export type Accounts = ReturnType<typeof createAccounts>;

/** The actions on an account. Handlers turn the results into replies. */
export function createAccounts(parts: AccountParts) {
  const { db, clock, wall, passwords, sessions, throttles } = parts;
  const { demoMode } = parts.config;
  const now = () => new Date(clock.now());
  const addresses = createAddresses(parts);

  /**
   * Signs up. Only the mail reveals whether the address is already taken: the account is created either way,
   * and for a taken address the code is never sent.
   */
  async function register(body: BodyOf<typeof authRegister>, client: SessionClient): Promise<StartedSession> {
    const email = readEmail(body.email);
    const username = readUsername(body.username);
    const birthday = readBirthday(body.birthday, wall.now());
    checkNewPassword(body.password, 'password', [email, body.username]);
    const passwordHash = await passwords.hash(body.password);
    return db.transaction(async () => {
      const id = uuidv7(wall.now()) as AccountId;
      await db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at, demo)
        values (${id}, ${email}, ${username}, ${birthday}, ${passwordHash}, ${now()}, ${demoMode})`);
      await addresses.sendConfirmation(id, email, username);
      return sessions.start(id, { remember: true, ...client });
    });
  }

  /** @param from address of the client */
  async function login(
    { email: emailGiven, password, remember = false }: BodyOf<typeof authLogin>,
    from: string,
    client: SessionClient,
  ): Promise<StartedSession> {
    const email = normalEmail(emailGiven);
    const counted = await countLogin(email, throttles.addressKey(from));
    const row = await findAccountByEmail(db, email, demoMode);
    if (!(await passwords.isRight(password, row?.password_hash)) || row === undefined) throw loginFailed();
    await counted.giveBack();
    return db.transaction(async () => {
      // Checks again after the slow hash: a password that was changed meanwhile, which ended every session,
      // must not start a new one.
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

  const readUser = (id: AccountId): Promise<AuthUser> => readAuthUser(db, id);

  return {
    ...addresses,
    ...createProfileChanges(parts, addresses),
    ...createAddressRestore(parts),
    ...createPasswordChanges(parts),
    ...createAccountDeletion(parts),
    register,
    login,
    readUser,
  };
}
