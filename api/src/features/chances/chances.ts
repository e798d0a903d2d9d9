import type { TeamId } from '@touchline/shared/domain';
import { type GroupRuns, placeChances } from '@touchline/shared/simulation';
import type { RivalsChances } from '@touchline/shared/wire';
import { isChanceOpen } from '../../game/reports/paidValues';
import { headOf, type RivalsView } from '../rivals/rivalPages';
import { rankedTeams, type RivalFacts } from '../rivals/rivalRows';
import { rounded, roundedChance, runsOfTeams } from './teamRuns';

type Chances = Omit<RivalsChances, 'gameweek'>;

/**
 * Chances against the teams of a view in the current gameweek; results once it is final.
 * @param opponents of the own head-to-head matches of the gameweek
 */
export async function chancesPage(
  view: RivalsView,
  opponents: ReadonlySet<TeamId> = new Set(),
): Promise<Chances> {
  const { season, own_id, teams } = view;
  const empty = { ...headOf(view), places: null, rows: [] };
  if (season.current === undefined) return { ...empty, state: 'not_started' };
  const own = teams.find(({ id }) => id === own_id);
  if (own?.result === undefined) return { ...empty, state: 'no_squad' };
  const state = season.current.finished ? 'final' : 'running';
  const runs = state === 'final' ? resultsOf(teams) : await runsOfTeams(season, teams);
  const mine = runs.get(own.id);
  if (mine === undefined) return { ...empty, state: 'no_squad' };
  const others = rankedTeams(teams).filter(({ id }) => id !== own_id);
  const theirRuns = others.flatMap(({ id }) => runs.get(id) ?? []);
  return {
    ...empty,
    state,
    places:
      theirRuns.length === 0
        ? null
        : { teams: theirRuns.length + 1, ...rounded(placeChances(mine, theirRuns)) },
    rows: others.map(({ id }, index) => {
      const isOpen = isChanceOpen({ index, isOpponent: opponents.has(id) }, !view.isLocked);
      return isOpen ? { id, ...roundedChance(mine, runs.get(id)) } : { id, locked: true };
    }),
  };
}

/** The net points as they are: one run. */
const resultsOf = (teams: readonly RivalFacts[]): Map<TeamId, GroupRuns> =>
  new Map(
    teams.flatMap(({ id, result }) =>
      result === undefined ? [] : [[id, { runs: Int16Array.of(result.nett_points) }]],
    ),
  );
