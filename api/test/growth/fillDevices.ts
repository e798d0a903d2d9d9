import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db';
import type { Secrets } from '../../src/platform/home/secrets';
import type { SlowPushService } from '../support/slowPushService';

const season = '2023-24';
const batch = 5_000;

/**
 * Accounts with a team each, which is team 101 of the tiny season with one of its two scorers.
 *
 * @returns their ids
 */
export async function fillFollowers(db: Db, count: number): Promise<string[]> {
  await db.script(`
    insert into account (id, email, username, birthday, password_hash, created_at, email_confirmed, onboarded, team_id,
      team_season)
    select gen_random_uuid(), 'storm' || n || '@example.test', 'Ada', '1990-02-09', 'none', now(), true, true,
      100000 + n, '${season}' from generate_series(1, ${count}) as n;
    insert into team_picks (season, gameweek, team_id, footballers, captain, vice_captain, chip, transfers_cost)
    select season, gameweek, 100000 + n, array_replace(footballers, 16::smallint, 32::smallint), captain, vice_captain, chip, transfers_cost
    from team_picks, generate_series(1, ${count}) as n where season = '${season}' and gameweek = 2 and team_id = 101;
    analyze account, team_picks`);
  const rows = await db.query(sql<{ id: string }>`select id from account where email like 'storm%'`);
  return rows.map(({ id }) => id);
}

interface Devices {
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly service: SlowPushService;
  /** Each gets one. */
  readonly accounts: readonly string[];
  /** They are told what happens from this instant of the app's time on. */
  readonly at: number;
}

/** A browser for each of the accounts, with an address of its own at the push service, which wants points. */
export async function fillDevices(db: Db, { secrets, service, accounts, at }: Devices): Promise<void> {
  for (let from = 0; from < accounts.length; from += batch) {
    const rows = accounts.slice(from, from + batch).map((account) => ({
      account,
      sealed: secrets.seal(JSON.stringify(service.subscription(account))),
    }));
    await db.run(sql`
      insert into push_device (id, device_kind, account_id, endpoint_hmac, sealed, name, kinds, quiet, created_at)
      select gen_random_uuid(), 'web', account, account::text, sealed, 'a browser', '{points}', null, ${new Date(at)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as device (account uuid, sealed text)`);
  }
  await db.script('analyze push_device');
}
