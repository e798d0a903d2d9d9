import {
  effectOf,
  type FootballerGameweek,
  type FootballerId,
  type GameweekNumber,
  type GroupSquad,
  type Points,
  pointsByCategory,
  rulesIn,
  type SquadPick,
  squadResult,
  type SquadResult,
  sumOfPoints,
  withScoring,
} from '@touchline/shared/domain';
import type { TeamPicks } from '../fpl/gameData';
import type { Round } from '../season/round';
import type { Season } from '../season/season';
import type { HistoryRow } from './teams.queries';

/** A team's gameweek: its squad with live points. */
export interface TeamResult extends SquadResult {
  readonly gameweek: GameweekNumber;
  readonly squad: readonly SquadPick[];
  readonly active_chip: string | null;
}

/** @param round everyone's stats; live when absent */
export function teamResult(
  season: Season,
  picks: TeamPicks,
  round: Round['footballers'] = season.round(picks.gameweek).footballers,
): TeamResult {
  const squad = picks.footballers.map((footballer_id, index) => ({
    footballer_id,
    position: season.footballer(footballer_id)?.position ?? '',
    slot: index + 1,
    is_captain: footballer_id === picks.captain,
    is_vice_captain: footballer_id === picks.vice_captain,
  }));
  const handedIn = { picks: squad, active_chip: picks.chip, transfers_cost: picks.transfers_cost };
  const result = squadResult(handedIn, footballersUnder(season, picks, round), season.rules);
  return { ...result, gameweek: picks.gameweek, squad, active_chip: picks.chip };
}

/** Everyone's points; a chip with its own scoring recalculates the squad's points from the counts. */
function footballersUnder(
  season: Season,
  { chip, gameweek, footballers }: TeamPicks,
  round: Round['footballers'],
) {
  const { scoring } = effectOf(chip, season.rules);
  if (scoring === undefined) return round;
  const rules = withScoring(rulesIn(season.rules, gameweek), scoring);
  const rescored = footballers.flatMap((id): [FootballerId, FootballerGameweek][] => {
    const footballer = round.get(id);
    if (footballer === undefined) return [];
    const position = season.footballer(id)?.position ?? '';
    const base = footballer.matches.reduce(
      (sum, { stats }) => sum + sumOfPoints(pointsByCategory(stats, position, rules)),
      0,
    );
    return [[id, { ...footballer, base }]];
  });
  return new Map(rescored);
}

/**
 * Season total including a gameweek: the game's total before it, plus the live points.
 * @param totalBefore total before the gameweek of a team whose history is not stored
 */
export function liveTotal(
  history: readonly HistoryRow[],
  result: TeamResult,
  totalBefore: Points | null = null,
): Points {
  const before = history.findLast(({ gameweek }) => gameweek < result.gameweek);
  return (before?.total_points ?? totalBefore ?? 0) + result.nett_points;
}

/** A squad for ownership counts, with the current multipliers. */
export function groupSquadOf(season: Season, squad: TeamPicks): GroupSquad {
  const picks = teamResult(season, squad).picks.map(({ footballer_id, multiplier }) => ({
    footballer_id,
    multiplier,
    is_captain: footballer_id === squad.captain,
    is_vice_captain: footballer_id === squad.vice_captain,
  }));
  return { picks, bought: [] };
}
