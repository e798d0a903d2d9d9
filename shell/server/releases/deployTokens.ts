import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '@touchline/api/db';
import { sql } from 'kysely';
import { isRemoteName } from './names';
import { ReleaseRefused, shellName } from './releaseDocument';

/** The sender of a request of the release tool. */
export interface Deployer {
  /** For lists and the audit log: `data folder`, `ada@example.com, mf-team token 3f9a1c20 (CI)`. */
  readonly name: string;
  /** The only remote it may change; absent for the token of the data folder, which may change all. */
  readonly remote?: string;
}

export interface DeployToken {
  readonly id: string;
  readonly remote: string;
  /** Who answers for what is done with it: a name or an address. Empty for tokens from before it was recorded. */
  readonly person: string;
  readonly note: string;
  readonly made_at: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly used_at: string | null;
}

/** The token is known but revoked or expired: the message explains why. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

export interface NewToken {
  readonly remote: string;
  readonly person: string;
  readonly note: string;
  readonly days: number;
  readonly now: Date;
}

/** What is made and revoked is in the audit log. */
export interface DeployTokens {
  /** @returns the new token; only its hash is stored */
  make(options: NewToken): Promise<{
    token: string;
    made: DeployToken;
  }>;
  /** Newest first. */
  list(): Promise<DeployToken[]>;
  /** @throws ReleaseRefused for an unknown id */
  revoke(id: string, now: Date): Promise<DeployToken>;
  /**
   * @returns undefined for an unknown token
   * @throws TokenRefused when it was revoked or has expired
   */
  find(token: string, now: Date): Promise<Deployer | undefined>;
}

interface TokenRow extends Omit<DeployToken, 'made_at' | 'expires_at' | 'revoked_at' | 'used_at'> {
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly used_at: Date | null;
}

const columns = sql`id, remote, person, note, made_at, expires_at, revoked_at, used_at`;

const toToken = (row: TokenRow): DeployToken => ({
  ...row,
  made_at: row.made_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
  used_at: row.used_at?.toISOString() ?? null,
});

/** A plain hash is enough: the token has 256 random bits and cannot be guessed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const dayMs = 24 * 3600 * 1000;

/** A name or an address in one line: it is printed in lists and logs. */
const isPerson = (text: string) => /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u.test(text) && text.trim() === text;

function checkOptions({ remote, person, days }: NewToken) {
  if (remote !== shellName && !isRemoteName(remote))
    throw new ReleaseRefused(
      `A token is for one remote, such as mf-team, or for the shell; "${remote}" is no remote's name.`,
    );
  if (!isPerson(person))
    throw new ReleaseRefused(
      'A token has a person who answers for it, by name or address, of at most 100 characters: --for ada@example.com',
    );
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new ReleaseRefused(`A token is good for 1 to 3650 whole days, not ${days}.`);
}

/** Only the token of the data folder makes and revokes tokens. */
const maker = 'data folder';

/** Deploy tokens of the teams, in the database. */
export function createDeployTokens(db: Db): DeployTokens {
  const writeLog = (action: string, { id, remote, person, note }: TokenRow, at: Date) =>
    db.run(sql`insert into audit_log (at, actor_name, action, target, detail)
      values (${at}, ${maker}, ${action}, ${remote}, ${JSON.stringify({ token: id, person, note })}::jsonb)`);
  return {
    async make(options) {
      checkOptions(options);
      const { remote, person, note, days, now } = options;
      const token = `tld_${randomBytes(32).toString('base64url')}`;
      const id = randomBytes(4).toString('hex');
      const row = await db.transaction(async () => {
        const made = await db.findOne(sql<TokenRow>`
          insert into deploy_token (id, remote, person, note, token_hash, made_at, expires_at)
          values (${id}, ${remote}, ${person}, ${note}, ${hashOf(token)}, ${now}, ${new Date(now.getTime() + days * dayMs)})
          returning ${columns}`);
        if (!made) throw new Error('The new deploy token was not stored.');
        await writeLog('token make', made, now);
        return made;
      });
      return { token, made: toToken(row) };
    },
    list: async () =>
      (await db.query(sql<TokenRow>`select ${columns} from deploy_token order by made_at desc, id`)).map(
        toToken,
      ),
    async revoke(id, now) {
      const row = await db.transaction(async () => {
        const revoked = await db.findOne(sql<TokenRow>`
          update deploy_token set revoked_at = coalesce(revoked_at, ${now}) where id = ${id} returning ${columns}`);
        if (revoked) await writeLog('token revoke', revoked, now);
        return revoked;
      });
      if (row) return toToken(row);
      throw new ReleaseRefused(
        `There is no deploy token ${id}. npm run release -- token list shows what there is.`,
      );
    },
    async find(token, now) {
      const row = await db.findOne(
        sql<TokenRow>`select ${columns} from deploy_token where token_hash = ${hashOf(token)}`,
      );
      if (!row) return undefined;
      const { id, remote, person, note, revoked_at, expires_at } = row;
      if (revoked_at)
        throw new TokenRefused(
          `Deploy token ${id} of ${remote} was revoked on ${revoked_at.toISOString()}. Have a new one made.`,
        );
      if (expires_at <= now)
        throw new TokenRefused(
          `Deploy token ${id} of ${remote} expired on ${expires_at.toISOString()}. Have a new one made.`,
        );
      await db.run(sql`update deploy_token set used_at = ${now} where id = ${id}`);
      return { remote, name: `${person && `${person}, `}${remote} token ${id}${note && ` (${note})`}` };
    },
  };
}

/** Compares in constant time. An empty token never matches. */
export function isSameToken(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return other.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}
