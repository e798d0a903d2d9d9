import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Db } from '../db/db';
import type { Secrets } from '../home/secrets';
import type { Throttles } from '../http/throttles';
import type { AccountMail } from './accountMail';
import type { Codes } from './codes';
import type { Passwords } from './passwords';
import type { Sessions } from './sessions';

/** What the parts of `createAccounts` are made from. */
export interface AccountParts {
  readonly db: Db;
  /** The game's time, for what people see: when an account was made, when it is deleted. */
  readonly clock: Clock;
  /** Real time, for what keeps accounts safe. */
  readonly wall: Clock;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly throttles: Throttles;
  readonly accountMail: AccountMail;
  readonly config: Pick<Config, 'demoMode' | 'publicUrl'>;
}
