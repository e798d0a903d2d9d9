import { randomBytes } from 'node:crypto';
import type { AccountId, EpochMs } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { SharedGameweek } from './sharedGameweek';

/** Maximum number of shares per account; the oldest are deleted. */
const mostKept = 50;

/** @returns the unguessable token of the link */
export async function saveShare(
  db: Db,
  account: AccountId,
  shared: SharedGameweek,
  now: EpochMs,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await db.transaction(async () => {
    await db.run(sql`
      insert into share (token, account_id, made_at, data)
      values (${token}, ${account}, ${new Date(now)}, ${JSON.stringify(shared)}::jsonb)`);
    await db.run(sql`
      delete from share where account_id = ${account} and token not in (
        select token from share where account_id = ${account} order by made_at desc, token limit ${mostKept})`);
  });
  return token;
}

/** Format of `saveShare`'s tokens; other text is not sent to the database, which rejects some characters. */
const isToken = (written: string): boolean => /^[\w-]{22}$/.test(written);

export async function findShare(db: Db, token: string): Promise<SharedGameweek | undefined> {
  if (!isToken(token)) return undefined;
  const row = await db.findOne(sql<{ data: SharedGameweek }>`select data from share where token = ${token}`);
  return row?.data;
}

/** @returns whether this account had one */
export async function removeShare(db: Db, account: AccountId, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  const rows = await db.query(sql<{ token: string }>`
    delete from share where token = ${token} and account_id = ${account} returning token`);
  return rows.length > 0;
}
