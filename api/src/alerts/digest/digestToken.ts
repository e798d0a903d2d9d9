import type { AccountId } from '@touchline/shared/domain';
import { isSame, type Secrets } from '../../home/secrets';

/**
 * What the address in a digest carries: whose digest it switches off, signed with a key for nothing else. It is good
 * for ever, because old mails are unsubscribed from too.
 */
export const digestToken = (secrets: Pick<Secrets, 'hmac'>, account: AccountId): string =>
  `${account}.${secrets.hmac('digest off', account)}`;

/** @returns undefined for a token that this server did not sign */
export function accountOfToken(secrets: Pick<Secrets, 'hmac'>, token: string): AccountId | undefined {
  const [account = '', mac = ''] = token.split('.');
  const isOurs = isSame(token, `${account}.${mac}`) && isSame(mac, secrets.hmac('digest off', account));
  return isOurs ? account : undefined;
}
