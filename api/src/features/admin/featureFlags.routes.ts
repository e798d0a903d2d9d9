import {
  type AdminFeatureFlag,
  adminFeatureFlags,
  adminSetFeatureFlag,
  type FlagAudience,
} from '@touchline/shared/wire';
import { listFeatureFlags, storeDecision } from '../featureFlags/featureFlags.queries';
import { badRequest, notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { writeAudit } from './admin.queries';

export function featureFlagRoutes({ kit, db, clock }: Services): void {
  route(kit, adminFeatureFlags, async () => ({ payload: { flags: await listFeatureFlags(db) } }));

  route(kit, adminSetFeatureFlag, async ({ params: { name }, body, account }) => {
    const audience = wholeAudience(body);
    const flag = await db.transaction(async () => {
      const declared = (await listFeatureFlags(db)).find((one) => one.name === name);
      if (declared === undefined || !mayHave(declared, audience))
        throw notFound(`No served release declares the flag "${name}".`);
      await storeDecision(db, { name, audience });
      const detail = { from: declared.audience, to: audience };
      await writeAudit(db, clock.now(), { actor: account.id, action: 'set flag', target: name, detail });
      return { ...declared, audience };
    });
    return { payload: { flag } };
  });
}

/** A decision that was left behind can only be switched off. */
const mayHave = ({ remote }: AdminFeatureFlag, { to }: FlagAudience) => remote !== null || to === 'off';

/** Without fields of another kind of audience. @throws a problem when its own field is missing */
function wholeAudience({ to, roles = [], share }: FlagAudience): FlagAudience {
  if (to === 'roles') {
    if (roles.length === 0) throw badRequest('Name at least one role.', { roles: 'is required' });
    return { to, roles: [...new Set(roles)] };
  }
  if (to === 'share') {
    if (share === undefined) throw badRequest('Name a share from 0 to 100.', { share: 'is required' });
    return { to, share };
  }
  return { to };
}
