import { rateConstants, type PositionConstants } from './constants';
import { certain, type Distribution, gathered } from './distributions';

/** Probabilities of 0, 1, 2 … goals, assists and saves, and of a clean sheet, in one appearance. */
export interface Returns {
  readonly goals: readonly number[];
  readonly assists: readonly number[];
  readonly saves: readonly number[];
  readonly cleanSheet: number;
}

/** What a footballer did in one appearance. */
export interface Outcome {
  readonly goals: number;
  readonly assists: number;
  readonly saves: number;
  readonly isClean: boolean;
}

/** An outcome with its probability, and how far it lifts the log-odds of a bonus. */
interface LiftedOutcome extends Outcome {
  readonly chance: number;
  readonly lift: number;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * Points of goals, assists, saves, a clean sheet and the bonus together: who scores takes most of the bonus, so that a great match is more
 * frequent than if each came by itself. The bonus is an ordered logistic model of the outcome; its level is the footballer's
 * own, such that the expected bonus stays the given one.
 *
 * @param lifts log-odds of a bonus by a goal, an assist, a save and a clean sheet (`PositionConstants.bonusLift`)
 * @param expectedBonus 0 to 2 points
 * @param pointsOf points of an outcome without the bonus
 * @returns for a clean sheet and without one: what the goals conceded bring belongs to one of them
 */
export function returnsWithBonus(
  returns: Returns,
  lifts: PositionConstants['bonusLift'],
  expectedBonus: number,
  pointsOf: (outcome: Outcome) => number,
  pointsOfBonus: (count: number) => number,
): { readonly clean: Distribution; readonly other: Distribution } {
  const outcomes = outcomesOf(returns, lifts);
  const level = levelFor(outcomes, expectedBonus);
  const pointsOfBonuses = [0, 1, 2, 3].map(pointsOfBonus);
  const pointsWhere = (isClean: boolean): Distribution => {
    const own = outcomes.filter((one) => one.isClean === isClean);
    const whole = own.reduce((sum, { chance }) => sum + chance, 0);
    if (whole === 0) return certain(0);
    const chances: number[] = [];
    const values: number[] = [];
    for (const one of own) {
      const points = pointsOf(one);
      bonusChances(one.lift, level).forEach((chance, bonus) => {
        chances.push((one.chance / whole) * chance);
        values.push(points + (pointsOfBonuses[bonus] ?? 0));
      });
    }
    return gathered(chances, values);
  };
  return { clean: pointsWhere(true), other: pointsWhere(false) };
}

function outcomesOf(
  { goals, assists, saves, cleanSheet }: Returns,
  lifts: PositionConstants['bonusLift'],
): LiftedOutcome[] {
  const outcomes: LiftedOutcome[] = [];
  goals.forEach((ofGoals, scored) =>
    assists.forEach((ofAssists, assisted) =>
      saves.forEach((ofSaves, saved) => {
        const chance = ofGoals * ofAssists * ofSaves;
        const lift = lifts.goal * scored + lifts.assist * assisted + lifts.save * saved;
        const add = (isClean: boolean, share: number, more: number) =>
          outcomes.push({
            goals: scored,
            assists: assisted,
            saves: saved,
            isClean,
            chance: chance * share,
            lift: lift + more,
          });
        add(true, cleanSheet, lifts.cleanSheet);
        add(false, 1 - cleanSheet, 0);
      }),
    ),
  );
  return outcomes;
}

/** At least one, two and three points of bonus. */
const atLeast = (lift: number, level: number) => {
  const [toTwo, toThree] = rateConstants.bonusSteps;
  const score = lift + level;
  return [logistic(score), logistic(score - toTwo), logistic(score - toTwo - toThree)] as const;
};

function bonusChances(lift: number, level: number | undefined): readonly number[] {
  if (level === undefined) return [1];
  const [one, two, three] = atLeast(lift, level);
  return [1 - one, one - two, two - three, three];
}

/** @returns the level at which the mean over all outcomes is this bonus; none where there is no bonus to have */
function levelFor(outcomes: readonly LiftedOutcome[], expectedBonus: number): number | undefined {
  if (expectedBonus <= 0) return undefined;
  const possible = outcomes.filter(({ chance }) => chance > 1e-9);
  let [low, high, level] = [-40, 20, -4];
  // Newton's steps, halved where one leads out of what is left.
  for (let step = 0; step < 40; step += 1) {
    const { mean, slope } = bonusAt(possible, level);
    const missing = expectedBonus - mean;
    if (Math.abs(missing) < 1e-9) break;
    if (missing > 0) low = level;
    else high = level;
    const next = level + missing / slope;
    level = next > low && next < high ? next : (low + high) / 2;
  }
  return level;
}

/** Mean bonus at a level, and how fast it grows with it. */
function bonusAt(outcomes: readonly LiftedOutcome[], level: number) {
  let [mean, slope] = [0, 0];
  for (const { chance, lift } of outcomes)
    for (const one of atLeast(lift, level)) {
      mean += chance * one;
      slope += chance * one * (1 - one);
    }
  return { mean, slope };
}
