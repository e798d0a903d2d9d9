import type { MatchChances } from '@touchline/shared/wire';
import type { TeamFacts } from '../../game/reports/teamOverview';
import type { Season } from '../../game/season/season';
import type { OwnMatch } from './ownMatches';
import { roundedChance, runsOfTeams, type TeamInGameweek } from './teamRuns';

type State = MatchChances['state'];

/** Whether the own matches of the current gameweek have chances. */
export function chancesState({ current }: Season, { result }: TeamFacts): State {
  if (current === undefined) return 'not_started';
  if (result === undefined) return 'no_squad';
  return current.finished ? 'final' : 'running';
}

/**
 * The chance to win each match of the gameweek that runs.
 * @param opponents with their squads, as far as they are known
 */
export async function withChances(
  season: Season,
  { team, result }: TeamFacts,
  matches: readonly OwnMatch[],
  opponents: readonly TeamInGameweek[],
): Promise<MatchChances['matches']> {
  const runs = await runsOfTeams(season, [{ id: team.id, result }, ...opponents]);
  const mine = runs.get(team.id);
  return matches.map((match) => {
    const theirs = match.opponent.id === null ? undefined : runs.get(match.opponent.id);
    return { ...match, ...(mine && roundedChance(mine, theirs)) };
  });
}
