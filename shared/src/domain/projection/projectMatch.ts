import { pointsOf, type SeasonRules } from '../seasonRules';
import type { AnyPosition } from '../units';
import { positionConstants, rateConstants } from './constants';
import { certain, countChances, type Distribution, meanOf, mixture, sumOf, worth } from './distributions';
import type { FootballerRates } from './footballerRates';
import { returnsWithBonus } from './jointBonus';
import type { PlayingTime } from './playingTime';

export interface MatchProjection {
  readonly points: Distribution;
  /** A goal, an assist, or a clean sheet with more than one point. */
  readonly chanceOfReturn: number;
  readonly parts: Readonly<Record<string, number>>;
}

export interface MatchContext {
  readonly position: AnyPosition;
  readonly rules: Pick<SeasonRules, 'scoring'>;
  readonly rates: FootballerRates;
  readonly time: PlayingTime;
  /** Expected goals of the footballer's side, and of the other one. */
  readonly scores: number;
  readonly concedes: number;
}

/**
 * Distribution of one footballer's points in one match. It has three cases (absent, a short appearance, a
 * long one), each with the distributions of every category's count, converted to points by the season's
 * rules. Goals, assists, saves, the clean sheet, goals conceded and the bonus depend on each other; the others are independent.
 */
export function projectMatch(context: MatchContext): MatchProjection {
  const { time } = context;
  const long = appearance(context, time.minutesOfLong, true);
  const short = appearance(context, time.minutesOfShort, false);
  const cases = [
    [time.long, long],
    [time.play - time.long, short],
  ] as const;
  const parts: Record<string, number> = {};
  for (const [weight, { categories }] of cases)
    for (const [category, points] of Object.entries(categories))
      parts[category] = (parts[category] ?? 0) + weight * meanOf(points);
  return {
    points: mixture([
      [1 - time.play, certain(0)],
      ...cases.map(([weight, { points }]) => [weight, points] as const),
    ]),
    chanceOfReturn: cases.reduce((sum, [weight, one]) => sum + weight * one.chanceOfReturn, 0),
    parts,
  };
}

interface Appearance {
  /** Each by itself: their means are the parts of the expected points. */
  readonly categories: Readonly<Record<string, Distribution>>;
  readonly points: Distribution;
  readonly chanceOfReturn: number;
}

function appearance(context: MatchContext, minutes: number, isLong: boolean): Appearance {
  const { position, rules, rates, scores, concedes } = context;
  const part = minutes / 90;
  const goals = rates.goals * scores * part;
  const assists = rates.assists * scores * part;
  const conceded = countChances(concedes * part);
  const cleanSheet = isLong ? (conceded[0] ?? 1) : 0;
  const pointsFor = (category: string, count: number) => {
    const rule = rules.scoring[category];
    return rule === undefined ? 0 : pointsOf(rule, count, position);
  };
  const counted = (category: string, chances: readonly number[]) =>
    rules.scoring[category] === undefined
      ? certain(0)
      : worth(chances, (count) => pointsFor(category, count));
  const once = (chance: number) => [1 - chance, chance];
  const bonus = expectedBonus(context, { goals, assists, cleanSheet, isLong });
  const defensive = countChances(rates.defensive * part, rateConstants.defensiveSpread, 24);
  const chancesOf = {
    goals: countChances(goals, 1, 5),
    assists: countChances(assists, 1, 4),
    saves: countChances(rates.saves * concedes * part),
  };
  const together = {
    goals_scored: counted('goals_scored', chancesOf.goals),
    assists: counted('assists', chancesOf.assists),
    saves: counted('saves', chancesOf.saves),
    clean_sheets: counted('clean_sheets', once(cleanSheet)),
    goals_conceded: counted('goals_conceded', conceded),
    bonus: worth([1 - bonus / 2, bonus / 6, bonus / 6, bonus / 6], (count) => pointsFor('bonus', count)),
  };
  const apart = {
    minutes: certain(pointsFor('minutes', Math.round(minutes))),
    penalties_saved: counted(
      'penalties_saved',
      once(position === 'GKP' ? rateConstants.penaltiesSaved * part : 0),
    ),
    yellow_cards: counted('yellow_cards', once(Math.min(1, rates.yellow * part))),
    red_cards: counted('red_cards', once(Math.min(1, rates.red * part))),
    defensive_contribution: counted('defensive_contribution', defensive),
  };
  const { clean, other } = returnsWithBonus(
    { ...chancesOf, cleanSheet },
    positionConstants(position).bonusLift,
    bonus,
    (one) =>
      pointsFor('goals_scored', one.goals) +
      pointsFor('assists', one.assists) +
      pointsFor('saves', one.saves) +
      (one.isClean ? pointsFor('clean_sheets', 1) : 0),
    (count) => pointsFor('bonus', count),
  );
  // A clean sheet is a match without a goal conceded, for as long as the footballer was on.
  const concededOtherwise = isLong ? someOf(conceded) : conceded;
  return {
    categories: { ...together, ...apart },
    points: sumOf([
      mixture([
        [cleanSheet, clean],
        [1 - cleanSheet, sumOf([other, counted('goals_conceded', concededOtherwise)])],
      ]),
      ...Object.values(apart),
    ]),
    chanceOfReturn: 1 - Math.exp(-goals - assists) * (pointsFor('clean_sheets', 1) > 1 ? 1 - cleanSheet : 1),
  };
}

/** The same chances of a count, given that it is not 0. */
function someOf(chances: readonly number[]): number[] {
  const some = 1 - (chances[0] ?? 1);
  return some <= 0 ? [1] : chances.map((chance, count) => (count === 0 ? 0 : chance / some));
}

/** Expected bonus points, 0 to 2: linear in the inputs of the bonus points system. */
function expectedBonus(
  { position, rates }: MatchContext,
  expected: { goals: number; assists: number; cleanSheet: number; isLong: boolean },
): number {
  const { bonus, bps } = positionConstants(position);
  const forReturns = bonus.goal * expected.goals + bonus.assist * expected.assists;
  if (!expected.isLong) return Math.min(2, forReturns / 2);
  const sum =
    bonus.constant + bonus.bps * (rates.bps - bps) + forReturns + bonus.cleanSheet * expected.cleanSheet;
  return Math.min(2, Math.max(0, sum));
}
