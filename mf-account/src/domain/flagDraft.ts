import { flagRoles, type Role } from '@touchline/shared/domain';
import type { FlagAudience } from '@touchline/shared/wire';

/** Who has a flag, in words. */
export function audienceInWords({ to, roles = [], share = 0 }: FlagAudience): string {
  if (to === 'off') return 'Off';
  if (to === 'everybody') return 'On for everybody';
  return to === 'roles' ? `On for ${roles.join(', ')}` : `On for ${share} % of the users`;
}

/** What is chosen in the dialog; the share as it is typed. */
export interface FlagDraft {
  readonly to: FlagAudience['to'];
  readonly roles: readonly Role[];
  readonly share: string;
}

export const draftOf = ({ to, roles = [], share }: FlagAudience): FlagDraft => ({
  to,
  roles,
  share: share === undefined ? '' : String(share),
});

/** Why the draft cannot be saved, or undefined. */
export function draftError({ to, roles, share }: FlagDraft): string | undefined {
  if (to === 'roles' && roles.length === 0) return 'Choose at least one role';
  const isShare = /^\d{1,3}$/.test(share.trim()) && Number(share) <= 100;
  return to === 'share' && !isShare ? 'Enter a whole number from 0 to 100' : undefined;
}

/** The audience that a draft without an error stands for. */
export function audienceOf({ to, roles, share }: FlagDraft): FlagAudience {
  if (to === 'roles') return { to, roles: flagRoles.filter((role) => roles.includes(role)) };
  return to === 'share' ? { to, share: Number(share) } : { to };
}
