import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TeamId } from '@touchline/shared/domain';
import { chanceToBeat, type GroupRuns, placeChances, type SquadRuns } from '@touchline/shared/simulation';
import type { RivalChance, RivalsChances } from '@touchline/shared/wire';
import { isChanceOpen } from '../../game/reports/paidValues';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';
import { headOf, type RivalsView } from '../rivals/rivalPages';
import { rankedTeams, type RivalFacts } from '../rivals/rivalRows';
import { runsOfSquad, simulationOf } from './simulatedGameweek';

type Chances = Omit<RivalsChances, 'gameweek'>;

/** Squads counted before the event loop handles other requests: some milliseconds each. */
const squadsAtOnce = 5;

/** Chances against the teams of a view in the current gameweek; results once it is final. */
export async function chancesPage(view: RivalsView): Promise<Chances> {
  const { season, own_id, teams } = view;
  const empty = { ...headOf(view), places: null, rows: [] };
  if (season.current === undefined) return { ...empty, state: 'not_started' };
  const own = teams.find(({ id }) => id === own_id);
  if (own?.result === undefined) return { ...empty, state: 'no_squad' };
  const state = season.current.finished ? 'final' : 'running';
  const runs = state === 'final' ? resultsOf(teams) : await runsOf(season, teams);
  const mine = runs.get(own.id);
  if (mine === undefined) return { ...empty, state: 'no_squad' };
  const others = rankedTeams(teams).filter(({ id }) => id !== own_id);
  const known = others.flatMap(({ id }) => runs.get(id) ?? []);
  return {
    ...empty,
    state,
    places: known.length === 0 ? null : { teams: known.length + 1, ...rounded(placeChances(mine, known)) },
    rows: others.map(({ id }, index) => rowOf(id, isChanceOpen(index, !view.isLocked), mine, runs.get(id))),
  };
}

function rowOf(id: TeamId, isOpen: boolean, mine: GroupRuns, theirs: GroupRuns | undefined): RivalChance {
  if (!isOpen) return { id, locked: true };
  return theirs === undefined ? { id } : { id, ...rounded(chanceToBeat(mine, theirs)) };
}

/** To four digits: a chance has no more than that. */
const rounded = <Numbers extends object>(numbers: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [key, Math.round(Number(value) * 10_000) / 10_000]),
  ) as Numbers;

/** The net points as they are: one run. */
const resultsOf = (teams: readonly RivalFacts[]): Map<TeamId, GroupRuns> =>
  new Map(
    teams.flatMap(({ id, result }) =>
      result === undefined ? [] : [[id, { runs: Int16Array.of(result.nett_points) }]],
    ),
  );

const squadRunsOf = perSeason(() => new Map<string, SquadRuns>());

/** Runs of every known squad, kept for the state of the season: views share teams. */
async function runsOf(season: Season, teams: readonly RivalFacts[]): Promise<Map<TeamId, GroupRuns>> {
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
