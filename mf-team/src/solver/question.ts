import type {
  Chip,
  ClubId,
  FootballerId,
  GameweekNumber,
  Points,
  SeasonRules,
} from '@touchline/shared/domain';
import type { ChipValue, PlanFootballer, PlanStart } from '@touchline/shared/plan';

/** Weights and constraints of a plan in addition to expected points; each is a setting. */
export interface SuggestSettings {
  /** Weight of a point on the bench, by the order of substitutions. */
  readonly bench: readonly number[];
  /** Weight of the substitute goalkeeper's points. */
  readonly bench_keeper: number;
  /** Weight of a gameweek relative to the previous one. */
  readonly decay: number;
  /** Value in points of a free transfer that is left at the end. */
  readonly saved_transfer: Points;
  /**
   * Standard error of a footballer's expected points in one gameweek, the same in all. A hit must gain more
   * than the error of a transfer.
   */
  readonly ep_error?: Points;
  /** Maximum number of hits, all gameweeks together. */
  readonly most_hits: number;
  /** Chips that may be played. */
  readonly chips: readonly Chip[];
  /** Kept in the squad, or bought in the first gameweek. */
  readonly locked: readonly FootballerId[];
  /** Never bought. */
  readonly banned: readonly FootballerId[];
  /** Clubs of which nobody is bought. */
  readonly banned_clubs: readonly ClubId[];
  /** Clubs of which at least one footballer is in the squad, from the first gameweek on. */
  readonly wanted_clubs: readonly ClubId[];
  readonly risk: Risk;
}

/** Safe plans are like everybody's, bold ones are not; even ones do not care. */
export type Risk = 'safe' | 'even' | 'bold';

/** By what share of his expected points somebody whom all own counts more in the search: chosen, not measured. */
const leanings: Readonly<Record<Risk, number>> = { safe: 0.25, even: 0, bold: -0.25 };

/** The question that the search answers: expected points lean by how many own a footballer. Plans are compared without it. */
export function leaning(question: SuggestQuestion): SuggestQuestion {
  const lean = leanings[question.settings.risk];
  if (lean === 0) return question;
  const candidates = question.candidates.map((one) => ({
    ...one,
    ep: one.ep.map((points) => points * (1 + lean * (one.owned ?? 0))),
  }));
  return { ...question, candidates };
}

/** Number of plans to search, in addition to keeping the squad. */
export const wantedPlans = 3;

export const defaultSettings: SuggestSettings = {
  bench: [0.2, 0.1, 0.05],
  bench_keeper: 0.03,
  decay: 0.9,
  saved_transfer: 0.4,
  ep_error: 0.9,
  most_hits: 0,
  chips: [],
  locked: [],
  banned: [],
  banned_clubs: [],
  wanted_clubs: [],
  risk: 'even',
};

/** A footballer with expected points for each gameweek of the question. */
export interface SolverCandidate extends PlanFootballer {
  readonly ep: readonly number[];
  /** Share of all managers who own him, 0 to 1. */
  readonly owned?: number;
}

/** Input of the solver: plain data, so that it can be sent to a worker. */
export interface SuggestQuestion {
  readonly rules: SeasonRules;
  readonly start: PlanStart;
  readonly gameweeks: readonly GameweekNumber[];
  /** Includes the squad. */
  readonly candidates: readonly SolverCandidate[];
  readonly settings: SuggestSettings;
  /** What chips are worth when they are kept, which playing one costs; none is free to play. */
  readonly chip_values?: readonly ChipValue[];
}

/** Number of candidates kept per position: by expected points, by points for the price, and the cheapest. */
const best = 26;
const forMoney = 14;
const cheapest = 4;
/** Number of candidates kept of a wanted club, per position. */
const ofWantedClub = 3;

/** The squad, and the candidates of each position that can matter; about 200 in all. */
export function candidatesOf(
  all: readonly SolverCandidate[],
  start: PlanStart,
  { locked, banned, banned_clubs, wanted_clubs }: SuggestSettings,
  rules: Pick<SeasonRules, 'positions'>,
): SolverCandidate[] {
  const owned = new Set(start.squad.map(({ footballer_id }) => footballer_id));
  const isWished = ({ footballer_id }: SolverCandidate) =>
    owned.has(footballer_id) || locked.includes(footballer_id);
  const kept = new Set(all.filter(isWished));
  const sum = ({ ep }: SolverCandidate) => ep.reduce((total, points) => total + points, 0);
  for (const { code } of rules.positions) {
    const others = all.filter(
      (one) =>
        one.position === code &&
        one.can_be_bought &&
        !banned.includes(one.footballer_id) &&
        !banned_clubs.includes(one.club_id),
    );
    const first = (count: number, value: (one: SolverCandidate) => number, from = others) =>
      [...from].sort((a, b) => value(b) - value(a) || a.footballer_id - b.footballer_id).slice(0, count);
    const chosen = [
      ...first(best, sum),
      ...first(forMoney, (one) => sum(one) / one.price),
      ...first(cheapest, (one) => -one.price),
      ...wanted_clubs.flatMap((club) =>
        first(
          ofWantedClub,
          sum,
          others.filter(({ club_id }) => club_id === club),
        ),
      ),
    ];
    chosen.forEach((one) => kept.add(one));
  }
  return [...kept];
}
