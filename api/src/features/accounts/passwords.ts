import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { guessedFirst, shortestPassword } from '@touchline/shared/text';
import { badRequest, unavailable } from '../../platform/http/problems';

/** OWASP's parameters for argon2id (the package's algorithm 2): 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes a core and 19 MiB for tens of milliseconds. */
const atOnce = 2;
/** Timeout of a login in milliseconds. */
const longestQueue = 100;

const common = new Set(dictionary['passwords-common'].map(String));

export interface Passwords {
  hash(password: string): Promise<string>;
  /** @param storedHash hash of the account; undefined takes as long and always fails */
  isRight(password: string, storedHash: string | undefined): Promise<boolean>;
}

/**
 * NIST SP 800-63B-4, 3.1.1.2: length and lists are the only rules.
 *
 * @param own words about the account, its email address first: they are the first guesses
 * @throws a problem that names the field, when the password is not allowed
 */
export function checkNewPassword(password: string, field: string, own: readonly string[]): void {
  const bytes = Buffer.byteLength(password);
  // Characters as users count them: four umlauts are eight bytes, but only four characters to guess.
  if ([...password].length < shortestPassword)
    throw refused(field, `must have at least ${shortestPassword} characters`);
  if (bytes > 256) throw refused(field, 'must have at most 256 bytes');
  if ([...password.trim()].length < shortestPassword)
    throw refused(
      field,
      `must have at least ${shortestPassword} characters besides spaces at its beginning and end`,
    );
  const weakness = guessedFirst(password, own);
  if (weakness !== undefined) throw refused(field, weakness);
  if (common.has(password.toLowerCase()))
    throw refused(field, 'is one of the most common ones, so it is guessed first');
}

const refused = (field: string, problem: string) =>
  badRequest(`The password ${problem}.`, { [field]: problem });

export function createPasswords(): Passwords {
  const inTurn = createQueue();
  // Dummy hash, so that unknown accounts take the same time.
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    isRight: async (password, storedHash) => {
      dummy ??= hash(`nobody's ${Math.random()}`, cost);
      const against = storedHash ?? (await dummy);
      const matches = await inTurn(() => verify(against, password));
      return matches && storedHash !== undefined;
    },
  };
}

/** At most two hashes at the same time, others queue in order; beyond the queue's limit they are refused. */
function createQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue)
        throw unavailable('Too many people are logging in. Try again in a moment.', 2);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
