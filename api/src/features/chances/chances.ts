import type { TeamId } from '@touchline/shared/domain';
import { type ChanceToBeat, type GroupRuns, placeChances } from '@touchline/shared/simulation';
import type { RivalsChances } from '@touchline/shared/wire';
import { isChanceOpen } from '../../game/reports/openWithoutPass';
import { headOf, type RivalsView } from '../rivals/rivalPages';
import { rankedTeams, type RivalFacts } from '../rivals/rivalRows';
import { rounded, roundedChance, runsOfTeams } from './teamRuns';

type Page = Omit<RivalsChances, 'gameweek'>;

/** Chances against all teams of a view, for the server alone: what a reader may see is in `chancesPage`. */
export interface ViewChances {
  readonly state: Page['state'];
  readonly places: Page['places'];
  /** The other teams by live total. */
  readonly rows: readonly ({ readonly id: TeamId } & Partial<ChanceToBeat>)[];
}

/** Chances in the current gameweek; results once it is final. */
export async function chancesIn({ season, own_id, teams }: RivalsView): Promise<ViewChances> {
  const none = { places: null, rows: [] };
  if (season.current === undefined) return { ...none, state: 'not_started' };
  const own = teams.find(({ id }) => id === own_id);
  if (own?.result === undefined) return { ...none, state: 'no_squad' };
  const state = season.current.finished ? 'final' : 'running';
  const runs = state === 'final' ? resultsOf(teams) : await runsOfTeams(season, teams);
  const mine = runs.get(own.id);
  if (mine === undefined) return { ...none, state: 'no_squad' };
  const others = rankedTeams(teams).filter(({ id }) => id !== own_id);
  const theirRuns = others.flatMap(({ id }) => runs.get(id) ?? []);
  return {
    state,
    places:
      theirRuns.length === 0
        ? null
        : { teams: theirRuns.length + 1, ...rounded(placeChances(mine, theirRuns)) },
    rows: others.map(({ id }) => ({ id, ...roundedChance(mine, runs.get(id)) })),
  };
}

/**
 * The chances of a view that its reader may see.
 * @param opponents of the own head-to-head matches of the gameweek
 */
export function chancesPage(
  view: RivalsView,
  { state, places, rows }: ViewChances,
  opponents: ReadonlySet<TeamId> = new Set(),
): Page {
  return {
    ...headOf(view),
    ...{ state, places },
    rows: rows.map((row, index) =>
      isChanceOpen({ index, isOpponent: opponents.has(row.id) }, !view.isLocked)
        ? row
        : { id: row.id, locked: true },
    ),
  };
}

/** The net points as they are: one run. */
const resultsOf = (teams: readonly RivalFacts[]): Map<TeamId, GroupRuns> =>
  new Map(
    teams.flatMap(({ id, result }) =>
      result === undefined ? [] : [[id, { runs: Int16Array.of(result.nett_points) }]],
    ),
  );
