import { createHash } from 'node:crypto';
import type { Role } from '@touchline/shared/domain';
import type { FlagAudience } from '@touchline/shared/wire';

/**
 * Stable position of a user among all users, from 0 up to 100, for one subject: a remote with a canary, or a flag.
 * A larger share therefore keeps the users of a smaller one. It differs per subject, so that no user is always
 * among the first.
 */
export function placeOf(subject: string, { id }: { readonly id: string }): number {
  const hash = createHash('sha256').update(`${subject}:${id}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Who has a flag that is not off. */
export interface Decision {
  readonly name: string;
  readonly audience: FlagAudience;
}

interface Reader {
  readonly id: string;
  readonly role: Role;
}

function has({ name, audience: { to, roles = [], share = 0 } }: Decision, reader: Reader): boolean {
  if (to === 'roles') return roles.some((role) => role === reader.role);
  return to === 'everybody' || (to === 'share' && placeOf(name, reader) < share);
}

/** Names of the flags that are on for this reader. */
export const flagsFor = (decisions: readonly Decision[], reader: Reader): string[] =>
  decisions.filter((decision) => has(decision, reader)).map(({ name }) => name);
