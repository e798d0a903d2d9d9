import { isUniqueViolation } from '../../platform/db/db';
import { badRequest, conflict, locked } from '../../platform/http/problems';
import type { CodeTry } from './codes';

/** Message when there is no valid code: further attempts would be useless. */
export const voidCodeMessage = 'This code is not good any more. Send the code again and enter the new one.';

/** @throws the problem to answer with, unless the code was right */
export function refuseWrong(tried: CodeTry, message: string, voidMessage = voidCodeMessage): void {
  if (tried.outcome === 'locked') throw locked(tried.seconds);
  if (tried.outcome === 'void') throw badRequest(voidMessage);
  if (tried.outcome === 'wrong') throw badRequest(message);
}

/** Another account has just confirmed the same address. */
export function refuseTaken(thrown: unknown): never {
  if (isUniqueViolation(thrown)) throw conflict('Error confirming');
  throw thrown;
}
