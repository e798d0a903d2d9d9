import { suggestedLineup } from '../bestLineup';
import { captainMultiplier, effectOf, type SeasonRules } from '../seasonRules';
import type { FootballerId, GameweekNumber, Points } from '../units';
import type { OwnedFootballer, PlanContext, PlanMarket, PlanStart, PlanWeek } from './plan';
import type { PlanProblem } from './planProblems';

/** The line-up in a gameweek of a plan. */
export interface PlannedLineup {
  readonly lineup: readonly FootballerId[];
  /** In the order of substitutions. */
  readonly bench: readonly FootballerId[];
  readonly captain: FootballerId | null;
  readonly vice_captain: FootballerId | null;
  /** Expected points of all counting footballers, before hits; null when none is known. */
  readonly points: Points | null;
  readonly problems: readonly PlanProblem[];
}

type PlannedWeek = Pick<PlanWeek, 'gameweek_id' | 'order' | 'captain' | 'vice_captain' | 'chip'>;

/**
 * The chosen line-up; if none is chosen, or it is for another squad, the one with the most expected points.
 */
export function lineupOfWeek(
  week: PlannedWeek,
  squad: readonly OwnedFootballer[],
  start: PlanStart,
  context: PlanContext,
): PlannedLineup {
  const { rules, market, expected } = context;
  const ids = squad.map(({ footballer_id }) => footballer_id);
  const isOfSquad = week.order !== null && isSameSet(week.order, ids);
  const order =
    week.order !== null && isOfSquad ? week.order : suggestedOrder(ids, week.gameweek_id, context);
  const lineup = order.slice(0, rules.squad.lineup);
  const armbands = captainsOf(week, lineup, start, context);
  const problems: PlanProblem[] = [
    ...(week.order !== null && !isOfSquad
      ? [{ gameweek_id: week.gameweek_id, kind: 'other_squad' as const }]
      : []),
    ...formationProblems(lineup, week.gameweek_id, { rules, market }),
    ...armbands.problems,
  ];
  const bench = order.slice(rules.squad.lineup);
  const { captain, vice_captain } = armbands;
  const points = pointsOfLineup({ lineup, bench, captain }, week, { rules, expected });
  return { lineup, bench, captain, vice_captain, points, problems };
}

/** By expected points if there are any, else as at the last deadline. */
function suggestedOrder(
  ids: readonly FootballerId[],
  gameweek: GameweekNumber,
  { market, rules, expected }: PlanContext,
): readonly FootballerId[] {
  if (ids.every((id) => expected(id, gameweek) === null)) return ids;
  const picks = ids.map((footballer_id) => ({
    footballer_id,
    position: market.get(footballer_id)?.position ?? '',
    expected_points: expected(footballer_id, gameweek),
    starts_now: false,
  }));
  const { lineup, bench } = suggestedLineup(picks, rules);
  // If the game has removed a footballer, the best line-up may have fewer than eleven.
  return lineup.length === rules.squad.lineup ? [...lineup, ...bench] : ids;
}

function captainsOf(
  week: PlannedWeek,
  lineup: readonly FootballerId[],
  start: PlanStart,
  { expected, market, rules }: PlanContext,
) {
  const { gameweek_id } = week;
  const problems: PlanProblem[] = [];
  const chosen = (id: FootballerId | null) => {
    if (id === null || lineup.includes(id)) return id;
    problems.push({ gameweek_id, kind: 'captain', footballer_id: id });
    return null;
  };
  if (week.captain !== null && week.captain === week.vice_captain)
    problems.push({ gameweek_id, kind: 'same_captain' });
  const own = { captain: chosen(week.captain), vice: chosen(week.vice_captain) };
  const value = (id: FootballerId) => expected(id, gameweek_id) ?? 0;
  const hasExpected = lineup.some((id) => expected(id, gameweek_id) !== null);
  const before = [start.captain, start.vice_captain].flatMap((id) =>
    id !== null && lineup.includes(id) ? [id] : [],
  );
  // Without expected points the previous captain stays; after a sale the goalkeeper is the last choice.
  const isKeeper = (id: FootballerId) =>
    rules.positions.find(({ code }) => code === market.get(id)?.position)?.is_locked === true;
  const keepersLast = [...lineup].sort((a, b) => Number(isKeeper(a)) - Number(isKeeper(b)));
  const ranked = hasExpected
    ? [...lineup].sort((a, b) => value(b) - value(a) || a - b)
    : [...new Set([...before, ...keepersLast])];
  const captain = own.captain ?? ranked.find((id) => id !== own.vice) ?? null;
  const vice = own.vice !== null && own.vice !== captain ? own.vice : null;
  return { captain, vice_captain: vice ?? ranked.find((id) => id !== captain) ?? null, problems };
}

function formationProblems(
  lineup: readonly FootballerId[],
  gameweek_id: GameweekNumber,
  { rules, market }: { rules: SeasonRules; market: PlanMarket },
): PlanProblem[] {
  return rules.positions.flatMap(({ code, fewest, most }): PlanProblem[] => {
    const count = lineup.filter((id) => market.get(id)?.position === code).length;
    if (count >= fewest && count <= most) return [];
    return [{ gameweek_id, kind: 'formation', position: code, count, fewest, most }];
  });
}

function pointsOfLineup(
  { lineup, bench, captain }: Pick<PlannedLineup, 'lineup' | 'bench' | 'captain'>,
  { gameweek_id, chip }: Pick<PlanWeek, 'gameweek_id' | 'chip'>,
  { rules, expected }: Pick<PlanContext, 'rules' | 'expected'>,
): Points | null {
  const effect = effectOf(chip, rules);
  const counting = effect.all_count === true ? [...lineup, ...bench] : lineup;
  const values = counting.map((id) => expected(id, gameweek_id));
  if (values.every((value) => value === null)) return null;
  const armband = captain === null ? 0 : (expected(captain, gameweek_id) ?? 0);
  const extra = armband * ((effect.captain_multiplier ?? captainMultiplier) - 1);
  return values.reduce<number>((sum, value) => sum + (value ?? 0), extra);
}

function isSameSet(a: readonly FootballerId[], b: readonly FootballerId[]): boolean {
  const ids = new Set(a);
  return ids.size === a.length && a.length === b.length && b.every((id) => ids.has(id));
}
