import { sql } from 'kysely';
import type { AccountId, EpochMs, Role, TeamId } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { uuidv7 } from '../../platform/db/uuid';
import { addRival, linkTeam } from '../../game/handlers/personal.queries';
import type { Passwords } from './passwords';

/** Password of all accounts in demo mode. */
export const demoPassword = 'kick-off-at-three';

interface DemoAccount {
  readonly name: string;
  readonly username: string;
  readonly role: Role;
  /** `unconfirmed` has not confirmed its address, `newcomer` has not linked a team. */
  readonly stage: 'unconfirmed' | 'newcomer' | 'onboarded';
}

export const demoAccounts: readonly DemoAccount[] = [
  { name: 'free', username: 'Frankie Free', role: 'USER', stage: 'onboarded' },
  { name: 'pass', username: 'Pat Pass', role: 'PREMIUM', stage: 'onboarded' },
  { name: 'full', username: 'Fay Full', role: 'USER', stage: 'onboarded' },
  { name: 'unconfirmed', username: 'Una Confirmed', role: 'USER', stage: 'unconfirmed' },
  { name: 'newcomer', username: 'Nico Newcomer', role: 'USER', stage: 'newcomer' },
  { name: 'admin', username: 'Ada Admin', role: 'ADMIN', stage: 'onboarded' },
  { name: 'banned', username: 'Bo Banned', role: 'BANNED', stage: 'onboarded' },
];

export const demoEmail = (name: string) => `${name}@touchline.test`;

/** Initial team and rivals of a demo account. */
export interface DemoTeam {
  readonly account: string;
  readonly teamId: TeamId;
  readonly rivalIds: readonly TeamId[];
}

interface DemoParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly wall: Clock;
  readonly passwords: Passwords;
  /** Season of the teams. */
  readonly season: string;
  /**
   * From the demo source; empty with the other sources, where the accounts have to link a team themselves.
   */
  readonly teams: readonly DemoTeam[];
}

/** Creates missing demo accounts. @returns how many were created */
export async function seedDemoAccounts(parts: DemoParts): Promise<number> {
  let made = 0;
  for (const account of demoAccounts) {
    const email = demoEmail(account.name);
    if (await isTaken(parts.db, email)) continue;
    const passwordHash = await parts.passwords.hash(demoPassword);
    // Two processes may start at once: the second finds the address taken.
    if (await parts.db.transaction(() => makeAccount(parts, account, passwordHash))) made += 1;
  }
  return made;
}

async function makeAccount(parts: DemoParts, account: DemoAccount, passwordHash: string): Promise<boolean> {
  const { db, clock, wall, season } = parts;
  const id = uuidv7(wall.now()) as AccountId;
  const email = demoEmail(account.name);
  await db.query(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
  if (await isTaken(db, email)) return false;
  const team = parts.teams.find((one) => one.account === account.name);
  const now = clock.now();
  await db.run(sql`insert into account (id, email, username, birthday, password_hash, role, email_confirmed,
      onboarded, seasonpass_at, pass_season, created_at, demo)
    values (${id}, ${email}, ${account.username}, '1990-01-20', ${passwordHash}, ${account.role},
      ${account.stage !== 'unconfirmed'}, ${account.stage === 'onboarded' && team !== undefined},
      ${account.role === 'PREMIUM' ? new Date(now) : null}::timestamptz, ${account.role === 'PREMIUM' ? season : null},
      ${new Date(now)}, true)`);
  if (team !== undefined) await giveTeam(db, { account: id, season }, team, now);
  return true;
}

async function isTaken(db: Db, email: string): Promise<boolean> {
  return (await db.findOne(sql`select 1 from account where email = ${email}`)) !== undefined;
}

async function giveTeam(
  db: Db,
  owner: { account: AccountId; season: string },
  { teamId, rivalIds }: DemoTeam,
  now: EpochMs,
): Promise<void> {
  await linkTeam(db, owner, teamId);
  let at = now;
  // Sequential, so that they keep their order.
  for (const rival of rivalIds) await addRival(db, owner, rival, { limit: 50, at: (at += 1) });
}
