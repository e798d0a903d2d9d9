import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import { batchSize } from '../../platform/db/inBatches';
import { normalEmail } from './profileRules';

const workName = 'normalise emails';

interface StoredEmail {
  readonly id: AccountId;
  readonly email: string;
}

/**
 * Normalises addresses that were stored before `normalEmail` converted domains. An address whose normal form another account
 * has confirmed stays as it is: nobody can tell which of the two is the mailbox's owner. Accounts are read in batches by
 * their primary key, once for a database: every address that is stored today is normalised before.
 *
 * @returns the number of changed accounts
 */
export async function normaliseStoredEmails(db: Db, size: number = batchSize): Promise<number> {
  if (await db.findOne(sql`select name from finished_work where name = ${workName}`)) return 0;
  let changed = 0;
  let after: AccountId | undefined;
  for (;;) {
    const batch = await listEmails(db, after, size);
    for (const stored of batch) changed += await normalise(db, stored);
    after = batch.at(-1)?.id;
    if (batch.length < size) break;
  }
  await db.run(sql`insert into finished_work (name, finished_at) values (${workName}, now())
    on conflict (name) do nothing`);
  return changed;
}

/** In the order of the key. */
const listEmails = (db: Db, after: AccountId | undefined, size: number): Promise<StoredEmail[]> =>
  db.query(sql<StoredEmail>`
    select id, email from account ${after === undefined ? sql`` : sql`where id > ${after}`}
    order by id limit ${size}`);

const isAscii = (email: string) => /^[ -~]*$/.test(email);

async function normalise(db: Db, { id, email }: StoredEmail): Promise<number> {
  const normal = isAscii(email) ? email : normalEmail(email);
  if (normal === email) return 0;
  return db.run(sql`update account set email = ${normal} where id = ${id} and email = ${email}
    and not exists (select from account where email = ${normal} and email_confirmed)`);
}
