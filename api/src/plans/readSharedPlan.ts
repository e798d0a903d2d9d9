import type { SharedPlan } from '@touchline/shared/wire';
import { gameNow } from '../game/gameServices';
import { readOwnFacts } from '../game/teams';
import { notFound } from '../http/problems';
import { instantOf } from '../season/instant';
import type { Services } from '../services';
import { findSharedPlan } from './plans.queries';
import { readStandingStart } from './readStandingStart';
import { sharedWeeks } from './sharedPlan';

const notShared = () => notFound('This plan is not shared any more, or the link is not complete.');

/** Public content of a shared draft. @throws 404 for an unknown or revoked link */
export async function readSharedPlan(services: Services, token: string): Promise<SharedPlan> {
  const plan = /^[\w-]{22}$/.test(token) ? await findSharedPlan(services.db, token) : undefined;
  if (plan?.team_id == null) throw notShared();
  const { season } = await gameNow(services);
  if (plan.season !== season.id) throw notShared();
  const facts = await readOwnFacts(services, season, plan.team_id);
  const start = await readStandingStart(services, season, facts);
  return {
    name: plan.name,
    team: facts.team.name,
    season: plan.season,
    updated_at: instantOf(plan.updated_at),
    is_outdated: plan.weeks[0]?.gameweek_id !== start?.gameweek_id,
    weeks: start === undefined ? [] : sharedWeeks(season, start, plan.weeks),
  };
}
