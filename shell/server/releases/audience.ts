import { createHash } from 'node:crypto';
import { grantsOf, type Role } from '@touchline/shared/domain';
import type { Canary, ReleaseDocument } from './releaseDocument';

/** The user a page is rendered for; absent for a visitor, who gets live releases. */
export interface Reader {
  readonly id: string;
  readonly role: Role;
}

const grantOf = { BETA: 'beta', MODERATOR: 'moderator', ADMIN: 'admin' } as const;

/**
 * Stable position of a user among all users of a remote, from 0 up to 100. A larger canary share therefore
 * keeps the users of a smaller one. It differs per remote, so that no user gets all canaries.
 */
export function placeOf(remote: string, { id }: Pick<Reader, 'id'>): number {
  const hash = createHash('sha256').update(`${remote}:${id}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

function gets({ share, role }: Canary, remote: string, reader: Reader): boolean {
  if (role !== undefined) return grantsOf(reader.role).includes(grantOf[role]);
  return share !== undefined && placeOf(remote, reader) < share;
}

/** Who may preview releases that are not live: BETA and every role above it. */
export const isStaff = ({ role }: Pick<Reader, 'role'>): boolean => grantsOf(role).includes('beta');

/** Remotes whose canary this reader gets. */
export const canariesOf = (document: ReleaseDocument, reader: Reader | undefined): readonly string[] =>
  Object.entries(document.remotes)
    .filter(([remote, { canary, disabled }]) => !disabled && canary && reader && gets(canary, remote, reader))
    .map(([remote]) => remote);
