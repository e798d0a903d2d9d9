import type { Points, PriceTenths } from '../../units';
import { captainMultiplier, type PositionRules, type SeasonRules } from '../../seasonRules';
import type { PlanFootballer } from '../plan';

/** A footballer with the points that decide, of one gameweek or of several together. */
export interface ValuedFootballer extends PlanFootballer {
  readonly value: Points;
}

/** Weight of a point on the bench when a squad is chosen. */
const benchWeight = 0.1;

/** Halvings of the interval of the price of money. */
const steps = 16;

/** Footballers of a position who can matter: by points, by points for the money, and the cheapest. */
const most = { best: 20, forMoney: 12, cheapest: 4 };

/**
 * A good squad for a sum of money, without a solver: footballers by their value less a price of money, which is
 * searched so that the squad can just be paid. Within some points of the best one; empty where there is none.
 */
export function squadForMoney(
  all: readonly ValuedFootballer[],
  money: PriceTenths,
  rules: SeasonRules,
): readonly ValuedFootballer[] {
  const candidates = candidatesOf(all, rules);
  let cheap = 0;
  let dear = 1;
  let best: readonly ValuedFootballer[] = [];
  for (let step = 0; step < steps; step += 1) {
    const price = (cheap + dear) / 2;
    const squad = squadAt(candidates, price, rules);
    if (squad.reduce((sum, one) => sum + one.price, 0) > money) cheap = price;
    else {
      dear = price;
      best = squad;
    }
  }
  return best;
}

function candidatesOf(
  all: readonly ValuedFootballer[],
  { positions }: Pick<SeasonRules, 'positions'>,
): ValuedFootballer[] {
  const kept = positions.flatMap(({ code }) => {
    const some = all.filter(({ position }) => position === code);
    return [
      ...ranked(some, ({ value }) => value).slice(0, most.best),
      ...ranked(some, ({ value, price }) => value / price).slice(0, most.forMoney),
      ...ranked(some, ({ price }) => -price).slice(0, most.cheapest),
    ];
  });
  return [...new Set(kept)];
}

/** The captain, the fewest of each position, the rest of the line-up, and the bench, each in the order of its score. */
function squadAt(
  all: readonly ValuedFootballer[],
  price: number,
  { positions, squad: { size, lineup, most_of_one_club } }: SeasonRules,
): readonly ValuedFootballer[] {
  const squad: ValuedFootballer[] = [];
  const count = (is: (one: ValuedFootballer) => boolean) => squad.filter(is).length;
  const fill = (weight: number, upTo: number, placesOf: (position: PositionRules) => number) => {
    for (const one of ranked(all, (each) => weight * each.value - price * each.price)) {
      if (squad.length >= upTo) return;
      const position = positions.find(({ code }) => code === one.position);
      const isOpen =
        position !== undefined &&
        count((other) => other.position === one.position) < placesOf(position) &&
        count((other) => other.club_id === one.club_id) < most_of_one_club;
      if (isOpen && !squad.includes(one)) squad.push(one);
    }
  };
  fill(captainMultiplier, 1, ({ most: places }) => places);
  fill(1, lineup, ({ fewest }) => fewest);
  fill(1, lineup, ({ most: places }) => places);
  fill(benchWeight, size, ({ in_squad }) => in_squad);
  return squad.length === size ? squad : [];
}

function ranked(
  all: readonly ValuedFootballer[],
  score: (one: ValuedFootballer) => number,
): ValuedFootballer[] {
  return all
    .map((one) => ({ one, by: score(one) }))
    .sort((a, b) => b.by - a.by || a.one.footballer_id - b.one.footballer_id)
    .map(({ one }) => one);
}
