import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import { normalEmail } from './profileRules';

/**
 * Normalises addresses that were stored before `normalEmail` converted domains. An address whose normal form another account
 * has confirmed stays as it is: nobody can tell which of the two is the mailbox's owner.
 *
 * @returns the number of changed accounts
 */
export async function normaliseStoredEmails(db: Db): Promise<number> {
  const rows = await db.query(sql<{ id: AccountId; email: string }>`
    select id, email from account where email ~ '[^ -~]'`);
  let changed = 0;
  for (const { id, email } of rows) {
    const normal = normalEmail(email);
    if (normal !== email)
      changed += await db.run(sql`update account set email = ${normal} where id = ${id}
        and not exists (select from account where email = ${normal} and email_confirmed)`);
  }
  return changed;
}
