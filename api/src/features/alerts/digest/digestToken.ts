import { type AccountId, asAccountId } from '@touchline/shared/domain';
import { isSame, type Secrets } from '../../../platform/home/secrets';

/**
 * The token in a digest's unsubscribe link: the account, signed with a key that is used for nothing else. It never
 * expires, because people unsubscribe from old mails too.
 */
export const digestToken = (secrets: Pick<Secrets, 'hmac'>, account: AccountId): string =>
  `${account}.${secrets.hmac('digest off', account)}`;

/** @returns undefined for a token that this server did not sign */
export function accountOfToken(secrets: Pick<Secrets, 'hmac'>, token: string): AccountId | undefined {
  const [account = '', mac = ''] = token.split('.');
  const isOurs = isSame(token, `${account}.${mac}`) && isSame(mac, secrets.hmac('digest off', account));
  return isOurs ? asAccountId(account) : undefined;
}
