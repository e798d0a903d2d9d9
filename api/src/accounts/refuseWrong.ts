import { isUniqueViolation } from '../db/db';
import { badRequest, conflict, locked } from '../http/problems';
import type { CodeTry } from './codes';

/** Where there is no code that could be right, more tries would only waste the reader's time. */
export const voidCodeMessage = 'This code is not good any more. Send the code again and enter the new one.';

/** @throws the problem to answer with, unless the code was right */
export function refuseWrong(tried: CodeTry, message: string, voidMessage = voidCodeMessage): void {
  if (tried.outcome === 'locked') throw locked(tried.seconds);
  if (tried.outcome === 'void') throw badRequest(voidMessage);
  if (tried.outcome === 'wrong') throw badRequest(message);
}

/** Somebody else confirmed the same address a moment before. */
export function refuseTaken(thrown: unknown): never {
  if (isUniqueViolation(thrown)) throw conflict('Error confirming');
  throw thrown;
}
