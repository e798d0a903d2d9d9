import type { ClubId, EpochMs } from '../units';
import { clubConstants as constant, dayMs } from './constants';
import type { PlayedMatch, ProjectedFootballer } from './input';

/** Expected goals between clubs. */
export interface ClubRates {
  /** Relative to the league's mean; above 1 scores more, or concedes more. */
  readonly attack: ReadonlyMap<ClubId, number>;
  readonly defence: ReadonlyMap<ClubId, number>;
  /** Expected goals of `club` against `opponent`. */
  goals(club: ClubId, opponent: ClubId, isHome: boolean): number;
}

/** Iterations after which the rates have converged within a thousandth. */
const rounds = 25;

interface Side {
  readonly club: ClubId;
  readonly opponent: ClubId;
  readonly isHome: boolean;
  readonly goals: number;
  readonly weight: number;
}

/**
 * Attack and defence of each club by Poisson regression: goals of a side are Poisson with mean
 * `base · home · attack · defence`, old matches have less weight, and each rate has a gamma prior. Solved by
 * setting each rate to its optimum in turn, which for this model is `(goals + prior) / (expected + prior)`.
 *
 * The prior is a club's price level, because the game prices its footballers by last season, by transfers,
 * and for promoted clubs by the results of earlier promoted clubs.
 */
export function clubRates(
  clubs: readonly ClubId[],
  matches: readonly PlayedMatch[],
  footballers: readonly ProjectedFootballer[],
  at: EpochMs,
): ClubRates {
  const sides = matches.flatMap((match) => sidesOf(match, at));
  const prior = priorsOf(clubs, footballers);
  const attack = new Map(prior.attack);
  const defence = new Map(prior.defence);
  const { base, home } = leagueMeans(sides);
  const venue = (isHome: boolean) => (isHome ? Math.sqrt(home) : 1 / Math.sqrt(home));
  const mean = ({ club, opponent, isHome }: Pick<Side, 'club' | 'opponent' | 'isHome'>) =>
    base * venue(isHome) * (attack.get(club) ?? 1) * (defence.get(opponent) ?? 1);

  const improve = (
    rates: Map<ClubId, number>,
    priors: ReadonlyMap<ClubId, number>,
    clubOf: (side: Side) => ClubId,
  ) => {
    const sums = new Map(clubs.map((club) => [club, { goals: 0, expected: 0 }]));
    for (const side of sides) {
      const sum = sums.get(clubOf(side));
      if (sum === undefined) continue;
      sum.goals += side.weight * side.goals;
      sum.expected += (side.weight * mean(side)) / (rates.get(clubOf(side)) ?? 1);
    }
    for (const [club, { goals, expected }] of sums)
      rates.set(
        club,
        (goals + constant.priorGoals * (priors.get(club) ?? 1)) / (expected + constant.priorGoals),
      );
  };
  for (let round = 0; sides.length > 0 && round < rounds; round += 1) {
    improve(attack, prior.attack, ({ club }) => club);
    improve(defence, prior.defence, ({ opponent }) => opponent);
  }
  return { attack, defence, goals: (club, opponent, isHome) => mean({ club, opponent, isHome }) };
}

function sidesOf(match: PlayedMatch, at: EpochMs): Side[] {
  const weight = 0.5 ** ((at - match.kickoff) / dayMs / constant.halfLifeDays);
  const { home, away } = match;
  return [
    {
      club: home,
      opponent: away,
      isHome: true,
      goals: blend(match.home_goals, match.home_expected, constant.expectedShare),
      weight,
    },
    {
      club: away,
      opponent: home,
      isHome: false,
      goals: blend(match.away_goals, match.away_expected, constant.expectedShare),
      weight,
    },
  ];
}

/** Weighted mean of expected and scored goals; only scored ones without an expectation. */
export const blend = (scored: number, expected: number | null, share: number): number =>
  expected === null ? scored : share * expected + (1 - share) * scored;

/** Goals of an average side, and of the home side relative to the away side. */
function leagueMeans(sides: readonly Side[]): { base: number; home: number } {
  const { priorMatches, meanGoals, homeRatio } = constant;
  const meanAt = (isHome: boolean, priorGoals: number) => {
    const own = sides.filter((side) => side.isHome === isHome);
    const goals = own.reduce((sum, side) => sum + side.goals * side.weight, 0);
    const weight = own.reduce((sum, side) => sum + side.weight, 0);
    return (goals + priorMatches * priorGoals) / (weight + priorMatches);
  };
  const home = meanAt(true, meanGoals * Math.sqrt(homeRatio));
  const away = meanAt(false, meanGoals / Math.sqrt(homeRatio));
  return { base: Math.sqrt(home * away), home: home / away };
}

function priorsOf(clubs: readonly ClubId[], footballers: readonly ProjectedFootballer[]) {
  const levels = clubs.flatMap((club) => {
    const level = priceLevel(club, footballers);
    return level === undefined ? [] : [[club, Math.log(level)] as const];
  });
  const mean = levels.reduce((sum, [, log]) => sum + log, 0) / Math.max(1, levels.length);
  const priors = (exponent: number) =>
    new Map(levels.map(([club, log]) => [club, Math.exp(exponent * (log - mean))]));
  return { attack: priors(constant.attackByPrice), defence: priors(constant.defenceByPrice) };
}

/** Mean price of a club's most expensive footballers; undefined for a club without any. */
function priceLevel(club: ClubId, footballers: readonly ProjectedFootballer[]): number | undefined {
  const prices = footballers
    .filter(({ club_id, status }) => club_id === club && status !== 'u')
    .map(({ price }) => price)
    .sort((a, b) => b - a)
    .slice(0, constant.pricedFootballers);
  return prices.length === 0 ? undefined : prices.reduce((sum, price) => sum + price, 0) / prices.length;
}
