import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountId, TeamId } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/db/db';
import { uuidv7 } from '../../platform/db/uuid';
import type { Secrets } from '../../platform/home/secrets';
import { addRival, linkTeam } from '../../game/handlers/personal.queries';
import { createPasswords } from './passwords';
import { createRefreshCookie } from './refreshCookie';
import { createSessions } from './sessions';
import { createTokens } from './tokens';

/** A trial is over by then; what is left of one that was killed is deleted. */
const longestTrialMs = 15 * 60_000;
/** Nobody can confirm an address of this domain (RFC 2606). */
const domain = '@trial.invalid';

/** A reader for one trial of a release in a browser: an account of nobody, with a session. */
export interface TrialReader {
  readonly user: { readonly id: AccountId };
  readonly sessionToken: string;
  /** Value of a `set-cookie` header with the session. */
  readonly cookie: string;
}

export interface TrialReaders {
  /** @returns undefined while no team of the season is stored */
  start(): Promise<TrialReader | undefined>;
  /** Deletes the account with everything that the trial stored. */
  end(id: string): Promise<void>;
}

interface TrialParts {
  readonly db: Db;
  /** The game's time. */
  readonly clock: Clock;
  /** Real time, for the session. */
  readonly wall: Clock;
  readonly secrets: Secrets;
  readonly config: Pick<Config, 'publicUrl' | 'demoMode'>;
}

/**
 * Readers for trials. Each has the team that leads the season, the next five as rivals and the role BETA: it sees what staff see
 * who are no administrators. Nobody knows its password.
 */
export function createTrialReaders({ db, clock, wall, secrets, config }: TrialParts): TrialReaders {
  const sessions = createSessions({
    db,
    wall,
    tokens: createTokens({ secrets, wall }),
    demoMode: config.demoMode,
    log: { warn: () => {} },
  });
  const cookies = createRefreshCookie(config);
  const passwords = createPasswords();

  const deleteLeft = () =>
    db.run(sql`delete from account where email like ${`%${domain}`} and role = 'BETA' and email_confirmed
      and registered_at <= ${new Date(wall.now() - longestTrialMs)}`);

  async function insertReader(id: AccountId, passwordHash: string, season: string, teams: readonly TeamId[]) {
    const [own, ...rivals] = teams;
    const now = clock.now();
    await db.run(sql`insert into account (id, email, username, birthday, password_hash, role, email_confirmed,
        onboarded, created_at, registered_at)
      values (${id}, ${id + domain}, 'Trial', '1990-01-20', ${passwordHash}, 'BETA', true, true, ${new Date(now)},
        ${new Date(wall.now())})`);
    if (own !== undefined) await linkTeam(db, { account: id, season }, own);
    let at = now;
    for (const rival of rivals)
      await addRival(db, { account: id, season }, rival, { limit: 50, at: (at += 1) });
  }

  return {
    async start() {
      await deleteLeft();
      const teams = await db.query(sql<{ season: string; id: TeamId }>`
        select season, id from fantasy_team
        where season = (select season from game_state order by attempted_at desc limit 1)
        order by rank nulls last, id limit 6`);
      const [first] = teams;
      if (first === undefined) return undefined;
      const id = uuidv7(wall.now()) as AccountId;
      const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
      await db.transaction(() =>
        insertReader(
          id,
          passwordHash,
          first.season,
          teams.map((team) => team.id),
        ),
      );
      const session = await sessions.start(id, {
        remember: false,
        native: false,
        client: 'Trial of a release',
      });
      return { user: { id }, sessionToken: session.sessionToken, cookie: cookies.text(session) };
    },
    async end(id) {
      await db.run(sql`delete from account where id::text = ${id} and email = ${id + domain}`);
    },
  };
}
