import type {
  Chip,
  FootballerId,
  GameweekNumber,
  PlanFootballer,
  PlanStart,
  Points,
  SeasonRules,
} from '@touchline/shared/domain';

/** What a plan is judged by, beside expected points; each a setting. */
export interface SuggestSettings {
  /** What a point on the bench is worth, by the order of substitutions. */
  readonly bench: readonly number[];
  /** The same of the substitute goalkeeper. */
  readonly bench_keeper: number;
  /** Worth of a gameweek in terms of the one before it. */
  readonly decay: number;
  /** Points that a free transfer is worth which is left at the end. */
  readonly saved_transfer: Points;
  /** The most hits, all gameweeks together. */
  readonly most_hits: number;
  /** Chips that may be played. */
  readonly chips: readonly Chip[];
  /** Stay in the squad, or come into it at once. */
  readonly locked: readonly FootballerId[];
  /** Are not bought. */
  readonly banned: readonly FootballerId[];
}

export const usualSettings: SuggestSettings = {
  bench: [0.2, 0.1, 0.05],
  bench_keeper: 0.03,
  decay: 0.9,
  saved_transfer: 0.4,
  most_hits: 3,
  chips: [],
  locked: [],
  banned: [],
};

/** A footballer with expected points for each gameweek of the question. */
export interface SolverCandidate extends PlanFootballer {
  readonly ep: readonly number[];
}

/** Everything that the solver needs: plain data, so that it can be sent to a worker. */
export interface SuggestQuestion {
  readonly rules: SeasonRules;
  readonly start: PlanStart;
  readonly gameweeks: readonly GameweekNumber[];
  /** The squad is among them. */
  readonly candidates: readonly SolverCandidate[];
  readonly settings: SuggestSettings;
}

/** Kept of each position: the most expected points, the most for the money, and the cheapest. */
const best = 26;
const forMoney = 14;
const cheapest = 4;

/** The squad, and of all others those of each position that can matter; about 200 in all. */
export function candidatesOf(
  all: readonly SolverCandidate[],
  start: PlanStart,
  { locked, banned }: Pick<SuggestSettings, 'locked' | 'banned'>,
  rules: Pick<SeasonRules, 'positions'>,
): SolverCandidate[] {
  const owned = new Set(start.squad.map(({ footballer_id }) => footballer_id));
  const isWished = ({ footballer_id }: SolverCandidate) =>
    owned.has(footballer_id) || locked.includes(footballer_id);
  const kept = new Set(all.filter(isWished));
  const sum = ({ ep }: SolverCandidate) => ep.reduce((total, points) => total + points, 0);
  for (const { code } of rules.positions) {
    const others = all.filter(
      (one) => one.position === code && one.can_be_bought && !banned.includes(one.footballer_id),
    );
    const first = (count: number, value: (one: SolverCandidate) => number) =>
      [...others].sort((a, b) => value(b) - value(a) || a.footballer_id - b.footballer_id).slice(0, count);
    const chosen = [
      ...first(best, sum),
      ...first(forMoney, (one) => sum(one) / one.price),
      ...first(cheapest, (one) => -one.price),
    ];
    chosen.forEach((one) => kept.add(one));
  }
  return [...kept];
}
