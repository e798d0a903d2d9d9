import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { type AccountId, type Role, type TeamId, hasPass, isBanned } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { uuidv7 } from '../../platform/db/uuid';
import type { Account, Authenticate } from '../../platform/http/account';
import { signedOut } from '../../platform/http/problems';
import { deleteInBatches } from '../../platform/db/inBatches';
import { usableIn } from './accountRow';
import type { AccessClaims, RefreshClaims, Tokens } from './tokens';

const day = 86_400_000;
/** Session lifetime since its last use. Source: specification, section 9, "Refresh token cookie: 90 days". */
export const rememberedMs = 90 * day;
/**
 * Lifetime without `remember`. The browser drops the cookie when it is closed; this limit is for browsers
 * that are never closed.
 */
const unrememberedMs = day;
/** Maximum lifetime, even if the session is used: one login per year. */
const longestMs = 365 * day;
/**
 * Time in which an exchanged refresh token (the parent) is accepted again whatever happened to its child: tabs exchange the
 * same token at once, and the server renders a page with the child's access token before the browser has it. Later
 * requests with that access token prove that the reply arrived (docs/decisions/0102).
 */
const parentMs = 30_000;
/** Notification channel with the ids of ended sessions, so that their event streams end too. */
export const sessionChannel = 'session';
/** Maximum number of sessions listed. */
const mostListed = 100;
/** Session cache TTL: a ban or a logout takes effect within this time. */
const freshMs = 500;

/** Tokens of a session. */
export interface SessionClient {
  /** The native shell, which stores the refresh token itself. */
  readonly native: boolean;
  /** `Firefox on Linux` */
  readonly client: string;
}

export interface StartedSession {
  readonly sessionId: string;
  readonly accountId: AccountId;
  readonly sessionToken: string;
  readonly refreshToken: string;
  readonly remember: boolean;
  readonly native: boolean;
}

/** A session in the list of its account. */
export interface ListedSession {
  readonly id: string;
  readonly client: string;
  readonly created_at: Date;
  /** Last exchange of its refresh token: every ten minutes while it is in use. */
  readonly used_at: Date;
}

export interface Sessions {
  start(accountId: AccountId, how: SessionClient & { readonly remember: boolean }): Promise<StartedSession>;
  /** @throws signed out, when the token is invalid; a parent whose child has been used ends the session */
  refresh(refreshToken: string): Promise<StartedSession>;
  /** A new access token for a running session, without exchanging its refresh token. */
  renew(sessionId: string): Promise<StartedSession>;
  /** Ends the session of a refresh token, if it exists. */
  endByToken(refreshToken: string): Promise<void>;
  end(sessionId: string): Promise<void>;
  /** Active sessions of an account, the most recently used first. */
  list(accountId: AccountId): Promise<ListedSession[]>;
  /** Ends one session of an account. @returns false when the account has no such session */
  endOne(accountId: AccountId, sessionId: string): Promise<boolean>;
  /** The active ones among these sessions. */
  findLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ends all sessions of an account, except one if given. */
  endAll(accountId: AccountId, except?: string): Promise<void>;
  /** Invalidates the cached account: its role, team or confirmation has changed. */
  forget(accountId: AccountId): void;
  readonly authenticate: Authenticate;
  /** Removes expired sessions. */
  sweep(): Promise<number>;
}

interface CachedSession {
  readonly account: Account | undefined;
  readonly until: number;
}

interface SessionParts {
  readonly db: Db;
  readonly wall: Clock;
  readonly tokens: Tokens;
  readonly demoMode: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createSessions({ db, wall, tokens, demoMode, log }: SessionParts): Sessions {
  const usable = usableIn(demoMode);
  const cache = new Map<string, CachedSession>();
  /** Reads that are under way: a page's calls are made at once, and share one. */
  const reading = new Map<string, Promise<Account | undefined>>();
  const at = (ms: number) => new Date(ms);

  async function hand({ id, account_id, counter, remember, native }: LiveSession): Promise<StartedSession> {
    return {
      sessionId: id,
      accountId: account_id,
      sessionToken: await tokens.signAccess({ accountId: account_id, sessionId: id, counter }),
      refreshToken: tokens.signRefresh({ sessionId: id, counter }),
      remember,
      native,
    };
  }

  async function start(
    account_id: AccountId,
    { remember, native, client }: SessionClient & { readonly remember: boolean },
  ): Promise<StartedSession> {
    const now = wall.now();
    const id = uuidv7(now);
    const ends = at(now + (remember ? rememberedMs : unrememberedMs));
    await db.run(sql`insert into session (id, account_id, remember, native, client, created_at, used_at, expires_at)
      values (${id}, ${account_id}, ${remember}, ${native}, ${client}, ${at(now)}, ${at(now)}, ${ends})`);
    return hand({ id, account_id, counter: 0, child_used: false, remember, native, used_at: at(now) });
  }

  /** Of concurrent exchanges of one token only one matches the counter; the others find it incremented. */
  const rotate = ({ sessionId, counter }: RefreshClaims) =>
    db.findOne(sql<LiveSession>`
      update session set counter = counter + 1, child_used = false, used_at = ${at(wall.now())},
        expires_at = least(session.created_at + ${longestMs} * interval '1 millisecond',
          case when remember then ${at(wall.now() + rememberedMs)}::timestamptz
            else ${at(wall.now() + unrememberedMs)}::timestamptz end)
      from account
      where session.id = ${sessionId} and counter = ${counter} and revoked_at is null
        and expires_at > ${at(wall.now())} and account.id = account_id and ${usable}
      returning ${liveColumns}`);

  const findOne = (sessionId: string) =>
    db.findOne(sql<LiveSession>`select ${liveColumns} from session join account on account.id = account_id
      where session.id = ${sessionId} and revoked_at is null and expires_at > ${at(wall.now())} and ${usable}`);

  async function refresh(refreshToken: string): Promise<StartedSession> {
    const claims = tokens.readRefresh(refreshToken);
    if (claims === undefined) throw signedOut();
    const { sessionId, counter } = claims;
    const rotated = await rotate(claims);
    if (rotated !== undefined) return hand(rotated);
    const session = await findOne(sessionId);
    if (session === undefined) throw signedOut();
    // The counter is one ahead: another tab, or a request whose reply was lost, has exchanged the token. Both get the same
    // new token, until somebody has used it.
    const isParent = session.counter === counter + 1;
    if (isParent && (!session.child_used || wall.now() - session.used_at.getTime() <= parentMs))
      return hand(session);
    // A parent used after its child may be stolen: it is unknown which of the two clients is the account holder.
    await end(sessionId);
    log.warn(
      { event: 'refresh token used again', account: session.account_id, session: sessionId },
      'A refresh token was used again after the token that replaced it: its session was ended.',
    );
    throw signedOut();
  }

  async function renew(sessionId: string): Promise<StartedSession> {
    const session = await findOne(sessionId);
    if (session === undefined) throw signedOut();
    forgetSession(sessionId);
    return hand(session);
  }

  async function end(sessionId: string): Promise<void> {
    await endWhere(sql`id = ${sessionId}`);
  }

  async function endAll(accountId: AccountId, except?: string): Promise<void> {
    await endWhere(sql`account_id = ${accountId} and id is distinct from ${except ?? null}::uuid`);
    forget(accountId);
  }

  async function endOne(accountId: AccountId, sessionId: string): Promise<boolean> {
    const ended = await endWhere(sql`account_id = ${accountId} and id::text = ${sessionId}
      and expires_at > ${at(wall.now())}`);
    return ended > 0;
  }

  /** @returns the number of ended sessions */
  async function endWhere(which: RawBuilder<unknown>): Promise<number> {
    return db.transaction(async () => {
      const ended = await db.query(sql<{ id: string }>`update session set revoked_at = ${at(wall.now())}
        where ${which} and revoked_at is null returning id`);
      for (const { id } of ended) {
        forgetSession(id);
        await db.notify(sessionChannel, id);
      }
      return ended.length;
    });
  }

  const list = (accountId: AccountId) =>
    db.query(sql<ListedSession>`select id, client, created_at, used_at from session
      where account_id = ${accountId} and revoked_at is null and expires_at > ${at(wall.now())}
      order by used_at desc, id desc limit ${mostListed}`);

  async function findLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (sessionIds.length === 0) return new Set();
    const rows = await db.query(sql<{ id: string }>`select session.id from session
      join account on account.id = account_id where session.id = any(${[...sessionIds]}::uuid[])
      and revoked_at is null and expires_at > ${at(wall.now())} and ${usable}`);
    return new Set(rows.map(({ id }) => id));
  }

  function forget(accountId: AccountId): void {
    for (const [sessionId, { account }] of cache) {
      if (account?.id === accountId) cache.delete(sessionId);
    }
    // Whose they are is not known yet.
    reading.clear();
  }

  function forgetSession(sessionId: string): void {
    cache.delete(sessionId);
    reading.delete(sessionId);
  }

  function findAccount(claims: AccessClaims): Promise<Account | undefined> {
    const { sessionId } = claims;
    const before = cache.get(sessionId);
    if (before !== undefined && before.until > Date.now()) return Promise.resolve(before.account);
    const found = reading.get(sessionId) ?? readOnce(claims);
    reading.set(sessionId, found);
    return found;
  }

  /** What was read is cached, unless it was forgotten meanwhile. */
  function readOnce({ sessionId, counter }: AccessClaims): Promise<Account | undefined> {
    const until = Date.now() + freshMs;
    const isCurrent = () => reading.get(sessionId) === found;
    const read = async () => {
      const { account, exchange } = await readAccount(db, sessionId, { now: at(wall.now()), usable });
      if (cache.size > 10_000) cache.clear();
      if (isCurrent()) cache.set(sessionId, { account, until });
      if (exchange !== undefined) await noteUse(sessionId, counter, exchange);
      return account;
    };
    const found = read().finally(() => {
      if (isCurrent()) reading.delete(sessionId);
    });
    return found;
  }

  /** The reply with this access token has arrived, and with it the refresh token: from now on its parent is refused. */
  async function noteUse(sessionId: string, counter: number, exchange: Exchange): Promise<void> {
    const isFirstUse = !exchange.childUsed && exchange.counter === counter && counter > 0;
    if (!isFirstUse || wall.now() - exchange.at.getTime() <= parentMs) return;
    await db
      .run(sql`update session set child_used = true where id = ${sessionId} and counter = ${counter}`)
      // The request itself does not depend on it; the next one notes the use again.
      .catch((err: unknown) => log.warn({ err }, 'The use of a session could not be stored.'));
  }

  const authenticate: Authenticate = async ({ headers }, forgiving) => {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await tokens.readAccess(token);
    const account = claims === undefined ? undefined : await findAccount(claims);
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
    endOne,
    endAll,
    list,
    findLive,
    forget,
    authenticate,
    sweep: async () =>
      (await deleteInBatches(db, 'session', sql`expires_at <= ${at(wall.now())}`)) +
      (await deleteInBatches(db, 'session', sql`revoked_at <= ${at(wall.now() - day)}`)),
  };
}

interface LiveSession {
  readonly id: string;
  readonly account_id: AccountId;
  readonly counter: number;
  /** The newest refresh token has reached its client. */
  readonly child_used: boolean;
  readonly remember: boolean;
  readonly native: boolean;
  readonly used_at: Date;
}
const liveColumns = sql`session.id, account_id, counter, child_used, remember, native, used_at`;

/** The last exchange of a session's refresh token. */
interface Exchange {
  readonly counter: number;
  readonly childUsed: boolean;
  readonly at: Date;
}

interface AccountRow {
  readonly id: AccountId;
  readonly role: Role;
  readonly email_confirmed: boolean;
  readonly onboarded: boolean;
  readonly team_id: TeamId | null;
  readonly second_factor: boolean;
  readonly counter: number;
  readonly child_used: boolean;
  readonly used_at: Date;
}

async function readAccount(
  db: Db,
  sessionId: string,
  { now, usable }: { readonly now: Date; readonly usable: RawBuilder<unknown> },
): Promise<{ readonly account?: Account; readonly exchange?: Exchange }> {
  const row = await db.findOne(sql<AccountRow>`
    select account.id, account.role, account.email_confirmed, account.onboarded, account.team_id,
      s.second_factor_at is not null as second_factor, s.counter, s.child_used, s.used_at
    from session s join account on account.id = s.account_id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > ${now} and ${usable}`);
  if (row === undefined) return {};
  const {
    id,
    role,
    email_confirmed: confirmed,
    onboarded,
    team_id: teamId,
    second_factor: secondFactor,
  } = row;
  const account = {
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
  return { account, exchange: { counter: row.counter, childUsed: row.child_used, at: row.used_at } };
}
