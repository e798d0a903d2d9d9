import { randomBytes } from 'node:crypto';
import {
  type AccountId,
  type EpochMs,
  type ExpectedKind,
  hasPass,
  type Role,
  type TeamId,
} from '@touchline/shared/domain';
import type { PlanWeek } from '@touchline/shared/plan';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { uuidv7 } from '../../platform/db/uuid';

/** A draft as stored. */
export interface StoredPlan {
  readonly id: string;
  readonly season: string;
  readonly name: string;
  readonly weeks: PlanWeek[];
  readonly version: number;
  readonly share_token: string | null;
  readonly updated_at: EpochMs;
}

type PlanRow = Omit<StoredPlan, 'updated_at'> & { updated_at: Date };

const read = (row: PlanRow): StoredPlan => ({ ...row, updated_at: row.updated_at.getTime() });
const columns = sql`id, season, name, weeks, version, share_token, updated_at`;

/** Of all seasons, the newest first. */
export async function listPlans(db: Db, account: AccountId): Promise<StoredPlan[]> {
  const rows = await db.query(sql<PlanRow>`
    select ${columns} from account_plan where account_id = ${account} order by updated_at desc, id desc`);
  return rows.map(read);
}

export async function findPlan(db: Db, account: AccountId, id: string): Promise<StoredPlan | undefined> {
  const row = await db.findOne(sql<PlanRow>`
    select ${columns} from account_plan where account_id = ${account} and id = ${id}::uuid`);
  return row && read(row);
}

export interface PlanContent {
  readonly name: string;
  readonly weeks: readonly PlanWeek[];
}

interface NewPlan extends PlanContent {
  readonly account: AccountId;
  readonly season: string;
  readonly at: EpochMs;
  /** Maximum number of drafts per account and season. */
  readonly most: number;
  /** The client's temporary id of the draft. */
  readonly madeAs: string | null;
}

/** Finds a draft that is sent again, because its first reply was lost. */
async function findMadeAs(db: Db, { account, season, madeAs, ...content }: NewPlan) {
  if (madeAs === null) return undefined;
  const row = await db.findOne(sql<PlanRow>`
    select ${columns} from account_plan
    where account_id = ${account} and season = ${season} and made_as = ${madeAs}`);
  return row && savePlan(db, account, { ...content, id: row.id, version: row.version });
}

/**
 * @returns the draft with the same temporary id, with its new content; undefined when the limit is reached.
 *   Concurrent calls cannot exceed the limit.
 */
export function addPlan(db: Db, plan: NewPlan): Promise<StoredPlan | undefined> {
  return db.transaction(async () => {
    // Locks the account's row.
    await db.findOne(sql`select id from account where id = ${plan.account} for update`);
    const existing = await findMadeAs(db, plan);
    if (existing) return existing;
    const { count } = (await db.findOne(sql<{ count: number }>`
      select count(*)::int as count from account_plan
      where account_id = ${plan.account} and season = ${plan.season}`)) ?? { count: 0 };
    if (count >= plan.most) return undefined;
    const row = await db.findOne(sql<PlanRow>`
      insert into account_plan (id, account_id, season, name, weeks, updated_at, made_as)
      values (${uuidv7(plan.at)}::uuid, ${plan.account}, ${plan.season}, ${plan.name},
        ${JSON.stringify(plan.weeks)}::jsonb, ${new Date(plan.at)}, ${plan.madeAs})
      returning ${columns}`);
    return row && read(row);
  });
}

interface SavedPlan extends PlanContent {
  readonly id: string;
  /** The version that the change is based on. */
  readonly version: number;
  readonly at: EpochMs;
}

/** @returns undefined when the draft was deleted or has another version */
export async function savePlan(
  db: Db,
  account: AccountId,
  { id, version, name, weeks, at }: SavedPlan,
): Promise<StoredPlan | undefined> {
  const row = await db.findOne(sql<PlanRow>`
    update account_plan set name = ${name}, weeks = ${JSON.stringify(weeks)}::jsonb, version = version + 1,
      updated_at = ${new Date(at)}
    where account_id = ${account} and id = ${id}::uuid and version = ${version}
    returning ${columns}`);
  return row && read(row);
}

/** @returns false when there was none */
export async function removePlan(db: Db, account: AccountId, id: string): Promise<boolean> {
  return (
    (await db.run(sql`delete from account_plan where account_id = ${account} and id = ${id}::uuid`)) === 1
  );
}

/** Creates the link, or returns the existing one. */
export async function sharePlan(db: Db, account: AccountId, id: string): Promise<StoredPlan | undefined> {
  const token = randomBytes(16).toString('base64url');
  const row = await db.findOne(sql<PlanRow>`
    update account_plan set share_token = coalesce(share_token, ${token})
    where account_id = ${account} and id = ${id}::uuid returning ${columns}`);
  return row && read(row);
}

export async function unsharePlan(db: Db, account: AccountId, id: string): Promise<StoredPlan | undefined> {
  const row = await db.findOne(sql<PlanRow>`
    update account_plan set share_token = null
    where account_id = ${account} and id = ${id}::uuid returning ${columns}`);
  return row && read(row);
}

interface PlanOwner {
  readonly team_id: TeamId | null;
  /** Whether the owner plans by expected points, and by whose in the next gameweek. */
  readonly pass: boolean;
  readonly expected: ExpectedKind;
}

/** A shared draft with its owner's team and choices. */
export async function findSharedPlan(db: Db, token: string): Promise<(StoredPlan & PlanOwner) | undefined> {
  const row = await db.findOne(sql<PlanRow & { team_id: TeamId | null; role: Role; expected: ExpectedKind }>`
    select plan.id, plan.season, plan.name, plan.weeks, plan.version, plan.share_token, plan.updated_at,
      account.role, account.expected_points as expected,
      case when account.team_season = plan.season then account.team_id end as team_id
    from account_plan as plan join account on account.id = plan.account_id where plan.share_token = ${token}`);
  if (row === undefined) return undefined;
  return { ...read(row), team_id: row.team_id, pass: hasPass(row.role), expected: row.expected };
}
