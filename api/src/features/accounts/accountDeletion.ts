import { type RawBuilder, sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import { signedOut } from '../../platform/http/problems';
import { inBatches } from '../../platform/db/inBatches';
import type { AccountParts } from './accountParts';
import * as mails from './mails';

const deletionDelayMs = 14 * 86_400_000;
/** Days after which an unconfirmed account is removed. */
const unconfirmedDays = 7;
/** Accounts of one statement: each may have thousands of events. */
const accountBatch = 50;

/** Deletion of accounts. A part of `createAccounts`. */
export function createAccountDeletion({ db, clock, wall, sessions, accountMail }: AccountParts) {
  /** A repeated request keeps the first deadline. */
  async function scheduleDeletion(id: AccountId): Promise<Date> {
    const deadline = new Date(clock.now() + deletionDelayMs);
    return db.transaction(async () => {
      const row = await db.findOne(sql<{ deletion_schedule: Date; email: string; is_new: boolean }>`
        update account set deletion_schedule = coalesce(deletion_schedule, ${deadline}) where id = ${id}
        returning deletion_schedule, email, deletion_schedule = ${deadline} as is_new`);
      if (row === undefined) throw signedOut();
      if (row.is_new)
        await accountMail.sendOrRefuse(
          'deletionNotice',
          mails.deletionMail(row.email, row.deletion_schedule),
        );
      return row.deletion_schedule;
    });
  }

  async function cancelDeletion(id: AccountId): Promise<void> {
    await db.run(sql`update account set deletion_schedule = null where id = ${id}`);
  }

  const deleteSome = async (due: RawBuilder<unknown>, size: number): Promise<number> => {
    const gone = await db.query(sql<{ id: AccountId }>`delete from account where id = any(array(
      select id from account where ${due} limit ${size} for update skip locked)) returning id`);
    for (const { id } of gone) sessions.forget(id);
    return gone.length;
  };

  /** All personal data is deleted with the row. */
  async function deleteDue(): Promise<number> {
    const stale = new Date(wall.now() - unconfirmedDays * 86_400_000);
    const isAskedFor = sql`deletion_schedule <= ${new Date(clock.now())}`;
    const isUnconfirmed = sql`not email_confirmed and registered_at <= ${stale}`;
    const asked = await inBatches((size) => deleteSome(isAskedFor, size), accountBatch);
    return asked + (await inBatches((size) => deleteSome(isUnconfirmed, size), accountBatch));
  }

  return { scheduleDeletion, cancelDeletion, deleteDue };
}
