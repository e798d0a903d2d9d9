import {
  captainMultiplier,
  effectOf,
  type FootballerId,
  isStarter,
  type Points,
  type SeasonRules,
  suggestedLineup,
} from '@touchline/shared/domain';
import type { ReviewDecision } from '@touchline/shared/wire';
import type { TeamPicks } from '../../game/fpl/gameData';
import { teamResult } from '../../game/reports/teamResult';
import { nameOf, type Season } from '../../game/season/season';
import type { Expectations } from './expectations.queries';

/** A gameweek of a team, with what was known at its deadline. */
export interface DecidedGameweek {
  readonly season: Season;
  /** As handed in. */
  readonly picks: TeamPicks;
  /** The squad that the manager had before the transfers; undefined in the first gameweek. */
  readonly before: TeamPicks | undefined;
  readonly expected: Expectations;
}

/**
 * The decisions of a gameweek, each compared with one alternative: what it brought, and what it was expected to bring
 * at the deadline. Points are of this gameweek alone: a transfer may pay later.
 */
export function decisionsOf(decided: DecidedGameweek): ReviewDecision[] {
  return [captainOf(decided), benchOf(decided), transfersOf(decided), chipOf(decided)].filter(
    (one) => one !== undefined,
  );
}

/** Expected points of a squad: its line-up with the armband and the chip, hits taken off. Nobody is substituted. */
export function expectedOf({ season, expected }: DecidedGameweek, picks: TeamPicks): Points {
  const chip = effectOf(picks.chip, season.rules);
  const counting = chip.all_count === true ? picks.footballers : startersOf(season.rules, picks);
  const { captain } = picks;
  const armband =
    captain !== null && counting.includes(captain)
      ? ((chip.captain_multiplier ?? captainMultiplier) - 1) * valueOf(expected, captain)
      : 0;
  return counting.reduce((sum, id) => sum + valueOf(expected, id), 0) + armband - picks.transfers_cost;
}

const valueOf = (expected: Expectations, id: FootballerId): Points => expected.get(id) ?? 0;

const startersOf = ({ squad }: SeasonRules, { footballers }: TeamPicks) =>
  footballers.filter((_, index) => isStarter({ slot: index + 1 }, squad.lineup));

/** Against the starter with the most expected points apart from the captain. */
function captainOf(decided: DecidedGameweek): ReviewDecision | undefined {
  const { season, picks, expected } = decided;
  const { captain } = picks;
  if (captain === null) return undefined;
  const [other] = startersOf(season.rules, picks)
    .filter((id) => id !== captain)
    .sort((a, b) => valueOf(expected, b) - valueOf(expected, a) || a - b);
  if (other === undefined) return undefined;
  const instead = {
    ...picks,
    captain: other,
    vice_captain: picks.vice_captain === other ? captain : picks.vice_captain,
  };
  return compared(decided, { kind: 'captain', chosen: [captain], instead: [other] }, picks, instead);
}

/** Against the eleven of the same squad with the most expected points. None where everybody counts. */
function benchOf(decided: DecidedGameweek): ReviewDecision | undefined {
  const { season, picks } = decided;
  if (effectOf(picks.chip, season.rules).all_count === true) return undefined;
  const best = bestOf(decided, picks);
  const [own, others] = [startersOf(season.rules, picks), startersOf(season.rules, best)];
  const started = own.filter((id) => !others.includes(id));
  const benched = others.filter((id) => !own.includes(id));
  const stays = (id: FootballerId | null) => id !== null && others.includes(id);
  const instead = {
    ...best,
    captain: stays(picks.captain) ? picks.captain : best.captain,
    vice_captain:
      stays(picks.vice_captain) && picks.vice_captain !== best.captain
        ? picks.vice_captain
        : best.vice_captain,
  };
  const alternative = started.length === 0 ? picks : withTwoArmbands(instead, best);
  return compared(decided, { kind: 'bench', chosen: started, instead: benched }, picks, alternative);
}

/** The vice-captain is somebody else than the captain. */
const withTwoArmbands = (picks: TeamPicks, { captain, vice_captain }: TeamPicks): TeamPicks =>
  picks.captain === picks.vice_captain
    ? { ...picks, vice_captain: picks.captain === captain ? vice_captain : captain }
    : picks;

/** Against keeping the squad, both with the line-up and the captain of the most expected points; hits are taken off. */
function transfersOf(decided: DecidedGameweek): ReviewDecision | undefined {
  const { picks, before } = decided;
  if (before === undefined) return undefined;
  const bought = picks.footballers.filter((id) => !before.footballers.includes(id));
  const sold = before.footballers.filter((id) => !picks.footballers.includes(id));
  if (bought.length === 0) return undefined;
  const free = effectOf(picks.chip, decided.season.rules).has_free_transfers === true;
  const choice = {
    kind: 'transfers',
    chosen: bought,
    instead: sold,
    chip: free ? picks.chip : null,
  } as const;
  const kept = { ...before, gameweek: picks.gameweek, chip: null, transfers_cost: 0 };
  return compared(
    decided,
    choice,
    { ...bestOf(decided, picks), chip: null },
    { ...bestOf(decided, kept), chip: null },
  );
}

/** Against not playing the chip. A chip for transfers is told with them. */
function chipOf(decided: DecidedGameweek): ReviewDecision | undefined {
  const { season, picks } = decided;
  const effect = effectOf(picks.chip, season.rules);
  if (picks.chip === null || effect.has_free_transfers === true) return undefined;
  const bench = picks.footballers.filter((id) => !startersOf(season.rules, picks).includes(id));
  const chosen = effect.all_count === true ? bench : [picks.captain].filter((id) => id !== null);
  const choice = { kind: 'chip', chosen, instead: [], chip: picks.chip } as const;
  return compared(decided, choice, picks, { ...picks, chip: null });
}

/** The same fifteen with the line-up, bench and captains of the most expected points. */
function bestOf({ season, expected }: DecidedGameweek, picks: TeamPicks): TeamPicks {
  const squad = picks.footballers.map((id) => ({
    footballer_id: id,
    position: season.footballer(id)?.position ?? '',
    expected_points: valueOf(expected, id),
    starts_now: false,
  }));
  const { lineup, bench, captain_id, vice_captain_id } = suggestedLineup(squad, season.rules);
  return { ...picks, footballers: [...lineup, ...bench], captain: captain_id, vice_captain: vice_captain_id };
}

interface Choice {
  readonly kind: ReviewDecision['kind'];
  readonly chosen: readonly FootballerId[];
  readonly instead: readonly FootballerId[];
  readonly chip?: string | null;
}

function compared(
  decided: DecidedGameweek,
  { kind, chosen, instead, chip = null }: Choice,
  own: TeamPicks,
  other: TeamPicks,
): ReviewDecision {
  const { season } = decided;
  const named = (ids: readonly FootballerId[]) => ids.map((id) => footballerOf(decided, id));
  return {
    kind,
    chosen: named(chosen),
    instead: named(instead),
    chip,
    hits: kind === 'transfers' ? own.transfers_cost : 0,
    came: teamResult(season, own).nett_points - teamResult(season, other).nett_points,
    expected: toTenth(expectedOf(decided, own) - expectedOf(decided, other)),
  };
}

/** With the points of the gameweek; null for who did not play. */
function footballerOf({ season, picks }: DecidedGameweek, id: FootballerId) {
  const round = season.round(picks.gameweek).footballers.get(id);
  const played = round !== undefined && round.participation !== 'absent';
  return { id, name: nameOf(season, id), points: played ? round.base : null };
}

/** `+ 0` turns the -0 of a small loss into 0. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10 + 0;
