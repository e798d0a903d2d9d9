import { tooManyRequests } from '../../platform/http/problems';
import type { Rule } from '../../platform/http/throttles';
import type { AccountParts } from './accountParts';
import type { AccountRow } from './accountRow';

/** Rate limit for failures; successes are refunded. */
const rule: Rule = { name: 'old password', most: 10, seconds: 900 };

/** Verifies the password of a signed-in user. */
export async function checkPassword(
  { throttles, passwords }: Pick<AccountParts, 'throttles' | 'passwords'>,
  { id, password_hash }: AccountRow,
  password: string,
): Promise<boolean> {
  const { wait } = await throttles.take(rule, id);
  if (wait > 0) throw tooManyRequests(wait);
  const isRight = await passwords.isRight(password, password_hash);
  if (isRight) await throttles.giveBack(rule, id);
  return isRight;
}
