import { sql } from 'kysely';
import { type AccountId, type Role, type TeamId, hasPass, isBanned } from '@touchline/shared/domain';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { signedOut } from '../plugins/problems';
import type { Account, Authenticate } from './account';
import type { RefreshClaims, Tokens } from './tokens';
import { uuidv7 } from './uuid';

const day = 86_400_000;
/** How long a session lasts since it was last used. Source: specification, section 9, "Refresh token cookie: 90 days". */
export const rememberedMs = 90 * day;
/** Without `remember` the browser drops the cookie when it is closed; a browser that never closes ends here. */
const unrememberedMs = day;
/** How old may be what we know of a session: a ban or a logout bites within this. */
const freshMs = 500;

export interface StartedSession {
  readonly sessionId: string;
  readonly accountId: AccountId;
  readonly sessionToken: string;
  readonly refreshToken: string;
  readonly remember: boolean;
}

export interface Sessions {
  start(accountId: AccountId, remember: boolean): Promise<StartedSession>;
  /** @throws signed out, when the token is no good; one that was used twice ends the session */
  refresh(refreshToken: string): Promise<StartedSession>;
  /** New access for a session that goes on, without exchanging its refresh token. */
  renew(sessionId: string): Promise<StartedSession>;
  /** Ends the session of a refresh token, when there is one. */
  endByToken(refreshToken: string): Promise<void>;
  end(sessionId: string): Promise<void>;
  /** Ends all sessions of an account, except one if given. */
  endAll(accountId: AccountId, except?: string): Promise<void>;
  /** What is known of the account is asked anew: its role, team or confirmation has changed. */
  forget(accountId: AccountId): void;
  readonly authenticate: Authenticate;
  /** Removes sessions that are over. */
  sweep(): Promise<number>;
}

interface Known {
  readonly account: Account | undefined;
  readonly until: number;
}

export function createSessions({ db, wall, tokens }: { db: Db; wall: Clock; tokens: Tokens }): Sessions {
  const known = new Map<string, Known>();
  const at = (ms: number) => new Date(ms);

  async function hand(
    accountId: AccountId,
    { sessionId, counter }: RefreshClaims,
    remember: boolean,
  ): Promise<StartedSession> {
    return {
      sessionId,
      accountId,
      sessionToken: await tokens.signAccess({ accountId, sessionId }),
      refreshToken: tokens.signRefresh({ sessionId, counter }),
      remember,
    };
  }

  async function start(accountId: AccountId, remember: boolean): Promise<StartedSession> {
    const now = wall.now();
    const sessionId = uuidv7(now);
    const ends = at(now + (remember ? rememberedMs : unrememberedMs));
    await db.run(sql`insert into session (id, account_id, remember, created_at, used_at, expires_at)
      values (${sessionId}, ${accountId}, ${remember}, ${at(now)}, ${at(now)}, ${ends})`);
    return hand(accountId, { sessionId, counter: 0 }, remember);
  }

  /** Of many that exchange the same token one wins here; the others find the counter one further. */
  const rotate = ({ sessionId, counter }: RefreshClaims) =>
    db.findOne(sql<LiveSession>`
      update session set counter = counter + 1, used_at = ${at(wall.now())},
        expires_at = case when remember then ${at(wall.now() + rememberedMs)}::timestamptz
          else ${at(wall.now() + unrememberedMs)}::timestamptz end
      where id = ${sessionId} and counter = ${counter} and revoked_at is null and expires_at > ${at(wall.now())}
      returning account_id, counter, remember`);

  const findLive = (sessionId: string) =>
    db.findOne(sql<LiveSession>`select account_id, counter, remember from session
      where id = ${sessionId} and revoked_at is null and expires_at > ${at(wall.now())}`);

  async function refresh(refreshToken: string): Promise<StartedSession> {
    const claims = tokens.readRefresh(refreshToken);
    if (claims === undefined) throw signedOut();
    const { sessionId, counter } = claims;
    const session = (await rotate(claims)) ?? (await findLive(sessionId));
    if (session === undefined) throw signedOut();
    // One further than the token: we rotated it, or another tab or a lost reply did. Both get the same child.
    if (session.counter !== counter + 1) {
      await end(sessionId);
      throw signedOut();
    }
    return hand(session.account_id, { sessionId, counter: session.counter }, session.remember);
  }

  async function renew(sessionId: string): Promise<StartedSession> {
    const session = await findLive(sessionId);
    if (session === undefined) throw signedOut();
    known.delete(sessionId);
    return hand(session.account_id, { sessionId, counter: session.counter }, session.remember);
  }

  async function end(sessionId: string): Promise<void> {
    await db.run(
      sql`update session set revoked_at = ${at(wall.now())} where id = ${sessionId} and revoked_at is null`,
    );
    known.delete(sessionId);
  }

  async function endAll(accountId: AccountId, except?: string): Promise<void> {
    await db.run(sql`update session set revoked_at = ${at(wall.now())}
      where account_id = ${accountId} and revoked_at is null and id is distinct from ${except ?? null}::uuid`);
    forget(accountId);
  }

  function forget(accountId: AccountId): void {
    for (const [sessionId, { account }] of known) {
      if (account?.id === accountId) known.delete(sessionId);
    }
  }

  async function findAccount(sessionId: string): Promise<Account | undefined> {
    const real = Date.now();
    const before = known.get(sessionId);
    if (before !== undefined && before.until > real) return before.account;
    const account = await readAccount(db, sessionId, at(wall.now()));
    if (known.size > 10_000) known.clear();
    known.set(sessionId, { account, until: real + freshMs });
    return account;
  }

  const authenticate: Authenticate = async ({ headers }, forgiving) => {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await tokens.readAccess(token);
    const account = claims === undefined ? undefined : await findAccount(claims.sessionId);
    if (account !== undefined || forgiving || headers.authorization === undefined) return account;
    throw signedOut();
  };

  return {
    start,
    refresh,
    renew,
    endByToken: async (refreshToken) => {
      const claims = tokens.readRefresh(refreshToken);
      if (claims !== undefined) await end(claims.sessionId);
    },
    end,
    endAll,
    forget,
    authenticate,
    sweep: () =>
      db.run(sql`delete from session where expires_at <= ${at(wall.now())}
        or revoked_at <= ${at(wall.now() - day)}`),
  };
}

interface LiveSession {
  readonly account_id: AccountId;
  readonly counter: number;
  readonly remember: boolean;
}

interface AccountRow {
  readonly id: AccountId;
  readonly role: Role;
  readonly email_confirmed: boolean;
  readonly onboarded: boolean;
  readonly team_id: TeamId | null;
  readonly second_factor: boolean;
}

async function readAccount(db: Db, sessionId: string, now: Date): Promise<Account | undefined> {
  const row = await db.findOne(sql<AccountRow>`
    select a.id, a.role, a.email_confirmed, a.onboarded, a.team_id,
      s.second_factor_at is not null as second_factor
    from session s join account a on a.id = s.account_id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > ${now}`);
  if (row === undefined) return undefined;
  const {
    id,
    role,
    email_confirmed: confirmed,
    onboarded,
    team_id: teamId,
    second_factor: secondFactor,
  } = row;
  return {
    id,
    sessionId,
    role,
    pass: hasPass(role),
    banned: isBanned(role),
    confirmed,
    onboarded,
    teamId,
    secondFactor,
  };
}
