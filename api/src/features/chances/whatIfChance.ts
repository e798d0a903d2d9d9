import {
  choiceProblem,
  choiceProblems,
  isNothingChosen,
  rulesIn,
  type TeamId,
  type WhatIfChoices,
  withChoices,
} from '@touchline/shared/domain';
import { chanceToBeat, type GroupRuns } from '@touchline/shared/simulation';
import type { WhatIfChance } from '@touchline/shared/wire';
import { isChanceOpen } from '../../game/reports/openWithoutPass';
import { teamResult } from '../../game/reports/teamResult';
import type { SquadRow } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import { badRequest, notFound, passNeeded } from '../../platform/http/problems';
import type { RivalsView } from '../rivals/rivalPages';
import { rankedTeams, type RivalFacts } from '../rivals/rivalRows';
import { runsOfSquad, simulationOf } from './simulatedGameweek';
import { rounded, runsOfTeams } from './teamRuns';

/** Teams that one may choose at most. */
export const mostOpponents = 50;

interface Question {
  readonly choices: WhatIfChoices;
  /** The chosen opponent. */
  readonly rival: TeamId | undefined;
  /** Opponents of the own matches of the gameweek: the chance against them is told to everybody. */
  readonly matched: ReadonlySet<TeamId>;
}

/**
 * The chance to beat a team of the view as the squad is, and with choices that its manager could have made. Both are
 * counted on the same runs.
 * @throws 400 for impossible choices, 403 for a team whose chance is for pass holders, 404 for one outside the view
 */
export async function chanceWith(
  view: RivalsView,
  squad: SquadRow,
  { choices, rival, matched }: Question,
): Promise<Pick<WhatIfChance, 'opponents' | 'opponent' | 'now' | 'then'>> {
  const { season } = view;
  refuseImpossible(season, squad, choices);
  const { open, locked } = opponentsIn(view, matched);
  const opponents = open.slice(0, mostOpponents).map(({ id, name }) => ({ id, name }));
  const against = rival === undefined ? open[0] : opponentOf(rival, open, locked);
  if (against === undefined) return { opponents, opponent: null, now: null, then: null };
  const own = { id: squad.team_id, result: teamResult(season, squad) };
  const runs = await runsOfTeams(season, [own, against]);
  const [mine, theirs] = [need(runs.get(own.id)), need(runs.get(against.id))];
  return {
    opponents,
    opponent: { id: against.id, name: against.name },
    now: rounded(chanceToBeat(mine, theirs)),
    then: isNothingChosen(choices)
      ? null
      : rounded(chanceToBeat(await runsWith(season, squad, choices), theirs)),
  };
}

function refuseImpossible(season: Season, squad: SquadRow, choices: WhatIfChoices): void {
  const rules = rulesIn(season.rules, squad.gameweek);
  const problem = choiceProblem(squad, choices, (id) => season.footballer(id)?.position, rules);
  if (problem !== undefined) throw badRequest(choiceProblems[problem]);
}

/** The other teams of a view whose squads are known, by live total, and whether the reader may see the chance. */
function opponentsIn({ teams, own_id, isLocked }: RivalsView, matched: ReadonlySet<TeamId>) {
  const others = rankedTeams(teams).filter(({ id }) => id !== own_id);
  const isOpen = ({ id }: RivalFacts, index: number) =>
    isChanceOpen({ index, isOpponent: matched.has(id) }, !isLocked);
  return {
    open: others.filter((team, index) => team.result !== undefined && isOpen(team, index)),
    locked: others.filter((team, index) => !isOpen(team, index)),
  };
}

/** @throws 403 for a team whose chance is for pass holders, 404 for one that is not among them */
export function opponentOf(
  id: TeamId,
  open: readonly RivalFacts[],
  locked: readonly RivalFacts[] = [],
): RivalFacts {
  const found = open.find((team) => team.id === id);
  if (found !== undefined) return found;
  if (locked.some((team) => team.id === id)) throw passNeeded();
  throw notFound(`Team ${id} is not in your view, or its squad of this gameweek is not known.`);
}

/** Not kept, unlike the runs of squads as they are: there are many possible choices. */
async function runsWith(season: Season, squad: SquadRow, choices: WhatIfChoices): Promise<GroupRuns> {
  const changed = teamResult(season, withChoices(squad, choices));
  return { runs: runsOfSquad(season, await simulationOf(season), changed) };
}

function need(runs: GroupRuns | undefined): GroupRuns {
  if (runs === undefined) throw new Error('A team with a squad has runs.');
  return runs;
}
