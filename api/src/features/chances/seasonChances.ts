import { setImmediate as nextTurn } from 'node:timers/promises';
import { effectOf, type TeamId } from '@touchline/shared/domain';
import {
  createLaterGameweeks,
  type GroupRuns,
  placeChances,
  type SquadRuns,
} from '@touchline/shared/simulation';
import type { RivalsSeasonChances } from '@touchline/shared/wire';
import { isChanceOpen } from '../../game/reports/openWithoutPass';
import { liveTotal, type TeamResult } from '../../game/reports/teamResult';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';
import { headOf, type RivalsView } from '../rivals/rivalPages';
import { rankedTeams, type RivalFacts } from '../rivals/rivalRows';
import { simulatedRuns } from './simulatedGameweek';
import { rounded, roundedChance, runsOfTeams } from './teamRuns';

type Chances = Omit<RivalsSeasonChances, 'gameweek'>;

/** A team whose squad of the current gameweek is known. */
type TeamWithSquad = RivalFacts & { readonly result: TeamResult };

/**
 * Chances to end the season ahead of the teams of a view: the current gameweek as it is drawn, then the later ones by
 * `createLaterGameweeks`. Results once the last gameweek is final.
 */
export async function seasonChancesPage(view: RivalsView): Promise<Chances> {
  const { season, own_id, teams } = view;
  const { current } = season;
  const gameweeks_left = season.gameweeks.filter(({ id }) => id > (current?.id ?? 0)).length;
  const empty = { ...headOf(view), gameweeks_left, places: null, rows: [] };
  if (current === undefined) return { ...empty, state: 'not_started' };
  const teamsWithSquad = rankedTeams(teams).filter(
    (team): team is TeamWithSquad => team.result !== undefined,
  );
  const own = teamsWithSquad.find(({ id }) => id === own_id);
  if (own === undefined) return { ...empty, state: 'no_squad' };
  const isFinal = current.finished && gameweeks_left === 0;
  const runs = isFinal
    ? totalsOf(teamsWithSquad)
    : await runsOfSeason(season, teamsWithSquad, gameweeks_left);
  const mine = runs.get(own.id) as GroupRuns;
  const others = rankedTeams(teams).filter(({ id }) => id !== own_id);
  const theirs = others.flatMap(({ id }) => runs.get(id) ?? []);
  return {
    ...empty,
    state: isFinal ? 'final' : 'running',
    places: theirs.length === 0 ? null : { teams: theirs.length + 1, ...rounded(placeChances(mine, theirs)) },
    rows: others.map(({ id }, index) =>
      isChanceOpen({ index, isOpponent: false }, !view.isLocked)
        ? { id, ...roundedChance(mine, runs.get(id)) }
        : { id, locked: true },
    ),
  };
}

/** The totals as they are: one run. */
const totalsOf = (teams: readonly TeamWithSquad[]): Map<TeamId, GroupRuns> =>
  new Map(teams.map((team) => [team.id, { runs: Int16Array.of(totalOf(team)) }]));

const totalOf = ({ history, result, known_before }: TeamWithSquad) =>
  liveTotal(history, result, known_before);

/** Draws of the later gameweeks, kept for the state of the season: views share teams and footballers. */
const laterGameweeksOf = perSeason((season, gameweeksLeft: number) => {
  const draw = createLaterGameweeks(simulatedRuns, gameweeksLeft);
  const kept = new Map<string, SquadRuns>();
  return ({ id, result }: TeamWithSquad): SquadRuns => {
    const picks = continuedPicks(season, result);
    const key = `${id} ${picks.map(({ footballer_id, multiplier }) => `${footballer_id}x${multiplier}`).join()}`;
    const later = kept.get(key) ?? draw({ id, picks });
    kept.set(key, later);
    return later;
  };
});

async function runsOfSeason(
  season: Season,
  teams: readonly TeamWithSquad[],
  gameweeksLeft: number,
): Promise<Map<TeamId, GroupRuns>> {
  const isOver = season.current?.finished === true;
  const now = isOver ? new Map<TeamId, GroupRuns>() : await runsOfTeams(season, teams);
  const laterOf = laterGameweeksOf(season, gameweeksLeft);
  const found = new Map<TeamId, GroupRuns>();
  for (const team of teams) {
    const { id, result } = team;
    const drawn = now.get(id)?.runs;
    const runs = laterOf(team).map((points, run) => points + (drawn?.[run] ?? result.nett_points));
    found.set(id, { runs, before: totalOf(team) - result.nett_points });
    await nextTurn();
  }
  return found;
}

/** Starters and captain without chips; none of a squad that is given back after the gameweek. */
const continuedPicks = ({ rules }: Season, { squad, active_chip }: TeamResult) =>
  effectOf(active_chip, rules).reverts
    ? []
    : squad
        .filter(({ slot }) => slot <= rules.squad.lineup)
        .map(({ footballer_id, is_captain }) => ({ footballer_id, multiplier: is_captain ? 2 : 1 }));
