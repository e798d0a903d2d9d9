import type { PlanStart } from '@touchline/shared/plan';
import type { GameServices } from '../../game/handlers/gameServices';
import { findStandingResult } from '../../game/handlers/teams';
import type { TeamFacts } from '../../game/reports/teamOverview';
import { listSquadsIn, listTransfers } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import { readFirstPrices } from './firstPrices';
import { planStartOf } from './planStart';

/** Squad, money and transfers of a team for the next deadline; undefined without a squad or a deadline. */
export async function readStandingStart(
  services: GameServices,
  season: Season,
  facts: TeamFacts,
): Promise<PlanStart | undefined> {
  const { team, history } = facts;
  const standing = await findStandingResult(services, season, facts);
  if (standing === undefined) return undefined;
  const [squad] = await listSquadsIn(services.db, season.id, standing.gameweek, [team.id]);
  const transfers = await listTransfers(services.db, season.id, [team.id]);
  const bought = new Set(transfers.map((one) => one.in));
  const first = squad?.footballers.filter((id) => !bought.has(id)) ?? [];
  const gameweek = team.started_gameweek;
  const prices = await readFirstPrices(services, season, { gameweek, footballers: first });
  return planStartOf(season, { history, squad, transfers, first: { gameweek, prices } });
}
