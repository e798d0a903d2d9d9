import {
  captainMultiplier,
  effectOf,
  type Chip,
  type FootballerId,
  type Points,
} from '@touchline/shared/domain';
import { chipValueIn, walkPlan, type PlannedGameweek, type PlanWeek } from '@touchline/shared/plan';
import type { SolverCandidate, SuggestQuestion } from './question';

/** Evaluates a plan by the rules of the game, without the integer program. */
export function walked(
  { candidates, gameweeks, rules, start }: SuggestQuestion,
  weeks: readonly PlanWeek[],
): PlannedGameweek[] {
  const market = candidatesById(candidates);
  const expected = (id: FootballerId, gameweek: number) =>
    market.get(id)?.ep[gameweeks.indexOf(gameweek)] ?? null;
  return walkPlan(start, weeks, { market, rules, expected });
}

const candidatesById = (candidates: readonly SolverCandidate[]) =>
  new Map(candidates.map((one) => [one.footballer_id, one]));

/**
 * Value of a plan by the weights of the question: expected points with bench, later gameweeks and saved
 * transfers. Equal to the objective of the integer program.
 */
export function worthOf(question: SuggestQuestion, weeks: readonly PlannedGameweek[]): number {
  const { settings, candidates, gameweeks } = question;
  const byId = candidatesById(candidates);
  const last = weeks.at(-1)?.next_free_transfers ?? 0;
  return weeks.reduce((sum, week, index) => {
    const at = gameweeks.indexOf(week.gameweek_id);
    const points = [...weightsOf(question, byId, week)].reduce(
      (total, [id, weight]) => total + weight * (byId.get(id)?.ep[at] ?? 0),
      0,
    );
    return sum + settings.decay ** index * (points - week.hits) - costOfChip(question, week.chip, index);
  }, settings.saved_transfer * last);
}

/** What a plan must gain by a chip in this gameweek of the question. */
export function costOfChip(
  { settings, gameweeks, chip_values }: Pick<SuggestQuestion, 'settings' | 'gameweeks' | 'chip_values'>,
  chip: Chip | null,
  week: number,
): Points {
  if (chip === null) return 0;
  return settings.decay ** week * (chipValueIn(chip_values ?? [], chip, gameweeks[week] ?? 0)?.cost ?? 0);
}

/** How often the expected points of each footballer count in a gameweek; less on the bench. */
function weightsOf(
  { settings, rules, gameweeks }: SuggestQuestion,
  byId: ReadonlyMap<FootballerId, SolverCandidate>,
  { lineup, bench, captain, chip, gameweek_id }: PlannedGameweek,
): Map<FootballerId, number> {
  const effect = effectOf(chip, rules);
  const weights = new Map(lineup.map((id) => [id, 1]));
  if (captain !== null) weights.set(captain, effect.captain_multiplier ?? captainMultiplier);
  if (effect.all_count === true) {
    for (const id of bench) weights.set(id, id === captain ? (weights.get(id) ?? 1) : 1);
    return weights;
  }
  const at = gameweeks.indexOf(gameweek_id);
  const isKeeper = (id: FootballerId) =>
    rules.positions.find(({ code }) => code === byId.get(id)?.position)?.is_locked === true;
  const ep = (id: FootballerId) => byId.get(id)?.ep[at] ?? 0;
  bench.filter(isKeeper).forEach((id) => weights.set(id, settings.bench_keeper));
  bench
    .filter((id) => !isKeeper(id))
    .sort((a, b) => ep(b) - ep(a))
    .forEach((id, place) => weights.set(id, settings.bench[place] ?? 0));
  return weights;
}

/**
 * Standard error of the difference between two plans. The expected points of a footballer are too high or
 * too low by about `ep_error` in every gameweek alike, so footballers in both plans cancel out.
 */
export function errorOfDifference(
  question: SuggestQuestion,
  plan: readonly PlannedGameweek[],
  other: readonly PlannedGameweek[],
): number {
  const { settings, candidates, gameweeks } = question;
  const byId = candidatesById(candidates);
  const totals = new Map<FootballerId, number>();
  const add = (weeks: readonly PlannedGameweek[], sign: number) =>
    weeks.forEach((week, index) => {
      const at = gameweeks.indexOf(week.gameweek_id);
      for (const [id, weight] of weightsOf(question, byId, week)) {
        // Without a match there is nothing to be wrong about.
        if ((byId.get(id)?.ep[at] ?? 0) === 0) continue;
        totals.set(id, (totals.get(id) ?? 0) + sign * weight * settings.decay ** index);
      }
    });
  add(plan, 1);
  add(other, -1);
  const squares = [...totals.values()].reduce((sum, total) => sum + total ** 2, 0);
  return (settings.ep_error ?? 0) * Math.sqrt(squares);
}

/** Error of exchanging one footballer for another in all gameweeks of a question. */
export function errorOfTransfer({ settings, gameweeks }: Pick<SuggestQuestion, 'settings' | 'gameweeks'>) {
  const weights = gameweeks.reduce((sum, _, index) => sum + settings.decay ** index, 0);
  return (settings.ep_error ?? 0) * Math.SQRT2 * weights;
}
