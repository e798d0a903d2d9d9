import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import type { BodyOf, authUpdate } from '@touchline/shared/wire';
import { badRequest, codeSentRecently, conflict } from '../../platform/http/problems';
import type { AccountParts } from './accountParts';
import { type AccountRow, findAccount, holdAccount } from './accountRow';
import type { Addresses } from './addresses';
import * as mails from './mails';
import { checkPassword } from './ownPassword';
import { readBirthday, readEmail, readUsername } from './profileRules';

const passwordWanted = (problem: string) =>
  badRequest('Enter your password to change the email address.', { password: problem });

/** Changes of the profile. A part of `createAccounts`. */
export function createProfileChanges(
  parts: AccountParts,
  { sendNewAddressCode }: Pick<Addresses, 'sendNewAddressCode'>,
) {
  const { db, wall, codes, accountMail } = parts;

  /**
   * Changes only the requested fields.
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

  /** @returns the hash that the password was checked against; undefined when the address does not change */
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
    if (!sent) throw codeSentRecently(await codes.secondsUntilNext('confirm', id));
    await accountMail.send('addressNotice', mails.addressChangeMail(email));
    return pending;
  }

  return { update };
}
