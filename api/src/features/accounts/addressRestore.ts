import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import { notFound } from '../../platform/http/problems';
import { deleteInBatches } from '../../platform/db/inBatches';
import type { AccountParts } from './accountParts';
import { holdAccount, holdAddress } from './accountRow';
import * as mails from './mails';
import { refuseTaken } from './refuseWrong';

/** Days for which the previous address can be restored. */
export const restoreDays = 7;

interface WayBack {
  readonly account_id: AccountId;
  readonly address: string;
  readonly left_as: number;
}

const restoreMac = ({ secrets }: Pick<AccountParts, 'secrets'>, code: string) =>
  secrets.hmac('restore address', code);

/** Sends a restore link to the previous address of the account. Runs inside a transaction. */
export async function mailWayBack(parts: AccountParts, id: AccountId, address: string): Promise<void> {
  const { db, wall, accountMail, config } = parts;
  const code = randomBytes(16).toString('base64url');
  const ends = new Date(wall.now() + restoreDays * 86_400_000);
  await db.run(sql`insert into address_restore (code_hmac, account_id, address, expires_at)
    values (${restoreMac(parts, code)}, ${id}, ${address}, ${ends})`);
  const link = `${config.publicUrl}/v1/auth/restore_address/${code}`;
  await accountMail.sendOrRefuse('restoreLink', mails.addressChangedMail(address, link, restoreDays));
}

/** Restores an earlier address. A part of `createAccounts`. */
export function createAddressRestore(parts: AccountParts) {
  const { db, wall, passwords, codes, sessions } = parts;

  const findWayBack = (code: string) =>
    db.findOne(sql<WayBack>`select account_id, address, left_as from address_restore
      where code_hmac = ${restoreMac(parts, code)} and expires_at > ${new Date(wall.now())}`);

  /**
   * The address that a restore code belongs to.
   * @throws not found, when the code is unknown or has expired
   */
  async function readWayBack(code: string): Promise<string> {
    const way = await findWayBack(code);
    if (way === undefined) throw notFound('This link is not good any more.');
    return way.address;
  }

  /**
   * Restores the previous address. Whoever changed it knew the password, so the password is removed too,
   * together with every session, every code and a scheduled deletion.
   */
  async function restoreAddress(code: string): Promise<void> {
    const address = await readWayBack(code);
    const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
    const id = await db.transaction(() => goBack(code, address, passwordHash)).catch(refuseTaken);
    sessions.forget(id);
  }

  async function goBack(code: string, address: string, passwordHash: string): Promise<AccountId> {
    await holdAddress(db, address);
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

  return {
    readWayBack,
    restoreAddress,
    sweepWaysBack: () => deleteInBatches(db, 'address_restore', sql`expires_at <= ${new Date(wall.now())}`),
  };
}
