import { onboardingConfirmTeam, onboardingFinalize, onboardingSearchTeam } from '@touchline/shared/wire';
import { readAuthUser } from '../accounts/accountRow';
import { buildState } from '../fantasyState/buildState';
import { freshness, gameNow } from '../../game/handlers/gameServices';
import { readTeamId } from '../../game/handlers/pathIds';
import { finishOnboarding, linkTeam } from '../../game/handlers/personal.queries';
import { ensureTeam, readTeamFacts } from '../../game/handlers/teams';
import { requireConfirmed } from '../../platform/http/account';
import { conflict } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import { teamOnWire } from '../../game/reports/teamOverview';
import type { Services } from '../../services';

/** Specification section 2.5: link a team, confirm it, finish. Also "Change linked team" of the profile. */
export function onboardingRoutes(services: Services): void {
  const { kit, db, sessions } = services;

  route(kit, onboardingSearchTeam, async ({ account, params }) => {
    requireConfirmed(account);
    const now = await gameNow(services);
    const team = await ensureTeam(services, now.season, readTeamId(params.q));
    const data = teamOnWire(await readTeamFacts(services, now.season, team));
    return { success: true, data, ...freshness(now) };
  });

  route(kit, onboardingConfirmTeam, async ({ account, params }) => {
    requireConfirmed(account);
    const now = await gameNow(services);
    const team = await ensureTeam(services, now.season, readTeamId(params.id));
    await linkTeam(db, { account: account.id, season: now.season.id }, team.id);
    sessions.forget(account.id);
    const state = await buildState(services, { ...account, teamId: team.id });
    const facts = await readTeamFacts(services, now.season, team);
    return { success: true, payload: { team: teamOnWire(facts) }, state, ...freshness(now) };
  });

  route(kit, onboardingFinalize, async ({ account }) => {
    requireConfirmed(account);
    if (!(await finishOnboarding(db, account.id))) throw conflict('Link your team first.');
    sessions.forget(account.id);
    const user = await readAuthUser(db, account.id);
    const state = await buildState(services, account);
    return { success: true, message: 'Welcome onboard! 👋', payload: { user }, state: { ...state, user } };
  });
}
