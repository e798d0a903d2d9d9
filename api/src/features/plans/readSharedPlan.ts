import type { ExpectedKind } from '@touchline/shared/domain';
import type { ExpectedPoints } from '@touchline/shared/plan';
import type { SharedPlan } from '@touchline/shared/wire';
import { gameNow } from '../../game/handlers/gameServices';
import { readOwnFacts } from '../../game/handlers/teams';
import { notFound } from '../../platform/http/problems';
import { projectionOf } from '../projection/projection';
import { toHundredth } from '../projection/projectionRows';
import { instantOf } from '../../game/season/instant';
import type { Season } from '../../game/season/season';
import type { Services } from '../../services';
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
  const expected = await expectedFor(season, plan);
  return {
    name: plan.name,
    team: facts.team.name,
    season: plan.season,
    updated_at: instantOf(plan.updated_at),
    is_outdated: plan.weeks[0]?.gameweek_id !== start?.gameweek_id,
    weeks: start === undefined ? [] : sharedWeeks({ season, start, expected }, plan.weeks),
  };
}

/** What the owner plans by, so that strangers see the same line-ups and captains: nothing without the pass. */
async function expectedFor(
  season: Season,
  { pass, expected }: { pass: boolean; expected: ExpectedKind },
): Promise<ExpectedPoints> {
  if (!pass) return () => null;
  const { gameweeks, byFootballer } = await projectionOf(season);
  const plays = (club: string, gameweek: number) =>
    season.fixturesIn(gameweek).some(({ home, away }) => home === club || away === club);
  return (id, gameweek) => {
    const official = expected === 'official' && gameweek === season.next?.id && season.footballer(id);
    if (official && official.ep_next !== null && plays(official.club_id, gameweek)) return official.ep_next;
    const points = byFootballer.get(id)?.ep[gameweeks.indexOf(gameweek)];
    return points === undefined ? null : toHundredth(points);
  };
}
