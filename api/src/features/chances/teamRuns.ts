import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TeamId } from '@touchline/shared/domain';
import {
  chanceToBeat,
  type ChanceToBeat,
  type GroupRuns,
  type SquadRuns,
} from '@touchline/shared/simulation';
import type { TeamResult } from '../../game/reports/teamResult';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';
import { runsOfSquad, simulationOf } from './simulatedGameweek';

/** A team with its squad of the current gameweek; undefined while that is not known. */
export interface TeamInGameweek {
  readonly id: TeamId;
  readonly result: TeamResult | undefined;
}

/** Squads counted before the event loop handles other requests: some milliseconds each. */
const squadsAtOnce = 5;

const squadRunsOf = perSeason(() => new Map<string, SquadRuns>());

/** Runs of every known squad, kept for the state of the season: views share teams. */
export async function runsOfTeams(
  season: Season,
  teams: readonly TeamInGameweek[],
): Promise<Map<TeamId, GroupRuns>> {
  const table = await simulationOf(season);
  const kept = squadRunsOf(season);
  const found = new Map<TeamId, GroupRuns>();
  let counted = 0;
  for (const { id, result } of teams) {
    if (result === undefined) continue;
    const key = `${id} ${result.hits} ${result.active_chip} ${result.squad.map((pick) => pick.footballer_id).join()}`;
    const runs = kept.get(key) ?? runsOfSquad(season, table, result);
    if (!kept.has(key)) {
      kept.set(key, runs);
      counted += 1;
      if (counted % squadsAtOnce === 0) await nextTurn();
    }
    found.set(id, { runs });
  }
  return found;
}

/** The chance to beat a team; nothing while its squad is not known. */
export const roundedChance = (
  mine: GroupRuns,
  theirs: GroupRuns | undefined,
): ChanceToBeat | Record<string, never> => (theirs === undefined ? {} : rounded(chanceToBeat(mine, theirs)));

/** To four digits: a chance has no more than that. */
export const rounded = <Numbers extends object>(numbers: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [key, Math.round(Number(value) * 10_000) / 10_000]),
  ) as Numbers;
