import { placeOf } from '@touchline/api/audience';
import { grantsOf, type Role } from '@touchline/shared/domain';
import type { Canary, ReleaseDocument } from './releaseDocument';

/** The user a page is rendered for; absent for a visitor, who gets live releases. */
export interface Reader {
  readonly id: string;
  readonly role: Role;
}

const grantOf = { BETA: 'beta', MODERATOR: 'moderator', ADMIN: 'admin' } as const;

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
