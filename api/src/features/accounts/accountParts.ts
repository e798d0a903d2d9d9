import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/db/db';
import type { Secrets } from '../../platform/home/secrets';
import type { Throttles } from '../../platform/http/throttles';
import type { AccountMail } from './accountMail';
import type { Codes } from './codes';
import type { Passwords } from './passwords';
import type { Sessions } from './sessions';

/** Dependencies of the parts of `createAccounts`. */
export interface AccountParts {
  readonly db: Db;
  /** The app's clock, for visible times: when an account was made, when it is deleted. */
  readonly clock: Clock;
  /** Real time, for security: expiry and rate limits. */
  readonly wall: Clock;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly throttles: Throttles;
  readonly accountMail: AccountMail;
  readonly config: Pick<Config, 'demoMode' | 'publicUrl'>;
}
