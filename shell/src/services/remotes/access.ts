import type { PageAccess } from '@touchline/shared/contract/host';
import { isAdmin } from '@touchline/shared/domain';
import type { AuthUser } from '@touchline/shared/wire';

export type Verdict = 'open' | 'pass-needed' | 'hidden';

/** Checks who may open a page. Admin pages answer "not found" to others. */
export function mayOpen(access: PageAccess, user: AuthUser | null, hasPass: boolean): Verdict {
  if (!user) return 'hidden';
  if (access === 'admin') return isAdmin(user.role) ? 'open' : 'hidden';
  return access === 'pass' && !hasPass ? 'pass-needed' : 'open';
}
