import { chipName, inMillions, positionName } from '@touchline/shared/domain';
import { formatCost } from '@touchline/shared/format';
import {
  type PlanNames,
  planProblemText,
  type PlanStart,
  type PlanWeek,
  walkPlan,
} from '@touchline/shared/plan';
import { chanceToBeat } from '@touchline/shared/simulation';
import type { PlanChances } from '@touchline/shared/wire';
import type { TeamResult } from '../../game/reports/teamResult';
import { nameOf, type Season } from '../../game/season/season';
import { badRequest } from '../../platform/http/problems';
import { planMarketOf } from '../plans/planStart';
import { runsOfSquad, type SimulatedSquad, simulationIn } from './simulatedGameweek';
import { rounded } from './teamRuns';

/**
 * The squad of a plan in its next gameweek.
 * @throws 400 with the reasons for an illegal plan, and for one of another gameweek
 */
export function plannedSquad(season: Season, start: PlanStart, week: PlanWeek): SimulatedSquad {
  if (week.gameweek_id !== start.gameweek_id)
    throw badRequest(`A plan has to be for gameweek ${start.gameweek_id}, the next one.`);
  const context = { market: planMarketOf(season), rules: season.rules, expected: () => null };
  const [planned] = walkPlan(start, [week], context);
  if (planned === undefined || planned.problems.length > 0) {
    const texts = planned?.problems.map((problem) => planProblemText(problem, namesIn(season))) ?? [];
    throw badRequest([...new Set(texts)].join(' '));
  }
  const { lineup, bench, captain, vice_captain, chip, hits } = planned;
  return {
    squad: [...lineup, ...bench].map((footballer_id, index) => ({
      footballer_id,
      position: season.footballer(footballer_id)?.position ?? '',
      slot: index + 1,
      is_captain: footballer_id === captain,
      is_vice_captain: footballer_id === vice_captain,
    })),
    ...{ active_chip: chip, hits },
  };
}

const namesIn = (season: Season): PlanNames => ({
  footballer: (id) => nameOf(season, id),
  club: (id) => season.club(id)?.name ?? id,
  position: (code) => positionName(code),
  chip: chipName,
  money: (price) => formatCost(inMillions(price)),
});

/** @param opponent with the squad of the last deadline, which is taken to stay, without a chip and hits */
export async function chancesOfPlans(
  season: Season,
  { gameweek_id }: PlanStart,
  squads: readonly SimulatedSquad[],
  opponent: TeamResult,
): Promise<PlanChances['chances']> {
  const table = await simulationIn(season, gameweek_id);
  const theirs = { runs: runsOfSquad(season, table, { squad: opponent.squad, active_chip: null, hits: 0 }) };
  return squads.map((squad) => rounded(chanceToBeat({ runs: runsOfSquad(season, table, squad) }, theirs)));
}
