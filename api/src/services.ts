import type { Registry } from 'prom-client';
import type { AccountId } from '@touchline/shared/domain';
import type { ContentSettings, FantasyState } from '@touchline/shared/wire';
import type { AccountMail } from './features/accounts/accountMail';
import type { Accounts } from './features/accounts/accounts';
import type { Codes } from './features/accounts/codes';
import type { Passwords } from './features/accounts/passwords';
import type { RefreshCookie } from './features/accounts/refreshCookie';
import type { Sessions } from './features/accounts/sessions';
import type { DrawPicture } from './features/share/drawPicture';
import type { Clock } from './platform/clock';
import type { Config } from './platform/config';
import type { Db } from './platform/db/db';
import type { FplSource } from './game/fpl/source';
import type { Games } from './game/season/game';
import type { GameServices } from './game/handlers/gameServices';
import type { DiskSpace } from './platform/home/diskSpace';
import type { Secrets } from './platform/home/secrets';
import type { ConnectionLimits } from './platform/http/connectionLimits';
import type { RouteKit } from './platform/http/route';
import type { Throttles } from './platform/http/throttles';
import type { Jobs } from './platform/jobs/jobs';
import type { Mail } from './platform/mail/mail';

/** External dependencies of `buildApp`; inner modules import none of them directly. */
export interface AppDeps {
  readonly db: Db;
  /** The app's clock. */
  readonly clock: Clock;
  /** Real time, for sessions, codes and rate limits: a replayed season must not log users out. */
  readonly wall: Clock;
  readonly fpl: FplSource;
  /** The states of the season in memory, shared with the reading loop. */
  readonly games: Games;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly config: Config;
  /** Free space on the disk of the data folder; read from the system by default. */
  readonly diskSpace?: DiskSpace;
  /**
   * Reads the game as of the clock's instant; resolves when the result is visible. Absent without a reading
   * loop.
   */
  readonly catchUp?: () => Promise<void>;
}

/** The fantasy part of a reply that starts a session. */
export interface FantasyReader {
  /** @throws a problem with the code `game_updating` while the season is unavailable */
  buildState(accountId: AccountId): Promise<FantasyState>;
  contentSettings(): Promise<ContentSettings>;
}

/** Services available to route modules. */
export interface Services extends AppDeps, GameServices {
  readonly kit: RouteKit;
  readonly secrets: Secrets;
  readonly sessions: Sessions;
  readonly throttles: Throttles;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly accounts: Accounts;
  readonly accountMail: AccountMail;
  readonly refreshCookie: RefreshCookie;
  readonly fantasy: FantasyReader;
  readonly drawPicture: DrawPicture;
  readonly metrics: Registry;
  readonly connection: ConnectionLimits;
  /** Set by the shutdown, so that a load balancer stops routing requests here. */
  readonly readiness: { isStopping: boolean };
}
