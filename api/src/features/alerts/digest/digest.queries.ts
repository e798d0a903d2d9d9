import { sql } from 'kysely';
import type { AccountId, GameweekNumber, TeamId } from '@touchline/shared/domain';
import { usableIn } from '../../accounts/accountRow';
import type { Db } from '../../../platform/db/db';

/** The digest of one account for one gameweek. */
export interface DigestKey {
  readonly account: AccountId;
  readonly season: string;
  readonly gameweek: GameweekNumber;
}

/** Whom a digest goes to. */
export interface Recipient {
  readonly account: AccountId;
  readonly email: string;
  readonly username: string;
  readonly team: TeamId;
}

/** Accounts that want the digest and may get mail. Whoever asked for their deletion gets none. */
const mayGet = (demoMode: boolean) => sql`account.digest and account.onboarded and account.email_confirmed
  and account.team_id is not null and account.role not in ('BANNED', 'DELETED')
  and account.deletion_schedule is null and ${usableIn(demoMode)}`;

const columns = sql`id as account, email, username, team_id as team`;

/** Accounts whose digest of a gameweek was not written yet. */
export async function listDue(
  db: Db,
  { season, gameweek }: Omit<DigestKey, 'account'>,
  demoMode: boolean,
): Promise<AccountId[]> {
  const rows = await db.query(sql<{ account: AccountId }>`
    select id as account from account where ${mayGet(demoMode)} and not exists (
      select 1 from digest_mail as done
      where done.account_id = account.id and done.season = ${season} and done.gameweek = ${gameweek})
    order by id`);
  return rows.map(({ account }) => account);
}

/** Undefined for an account that gets no digest. */
export const findRecipient = (
  db: Db,
  account: AccountId,
  demoMode: boolean,
): Promise<Recipient | undefined> =>
  db.findOne(sql<Recipient>`select ${columns} from account where id = ${account} and ${mayGet(demoMode)}`);

/** The same, held until the transaction ends: a switch-off waits until the mail is written, or prevents it. */
export const holdRecipient = (
  db: Db,
  account: AccountId,
  demoMode: boolean,
): Promise<Recipient | undefined> =>
  db.findOne(
    sql<Recipient>`select ${columns} from account where id = ${account} and ${mayGet(demoMode)} for update`,
  );

/** @returns false when it was noted before */
export async function noteDone(db: Db, { account, season, gameweek }: DigestKey): Promise<boolean> {
  const added = await db.run(sql`
    insert into digest_mail (account_id, season, gameweek) values (${account}, ${season}, ${gameweek})
    on conflict do nothing`);
  return added === 1;
}

export async function wantsDigest(db: Db, account: AccountId): Promise<boolean> {
  return (await db.findOne(sql`select 1 from account where id = ${account} and digest`)) !== undefined;
}

/** @returns false when it was so already */
export async function setDigest(db: Db, account: AccountId, on: boolean): Promise<boolean> {
  return (
    (await db.run(sql`update account set digest = ${on} where id = ${account} and digest <> ${on}`)) === 1
  );
}
