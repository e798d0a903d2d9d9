import {
  positionRules,
  positions,
  sellingPrice,
  type Position,
  type PriceTenths,
} from '@touchline/shared/domain';

import type { Chance } from './random';
import { demoRules } from './demoRules';

/** One of a manager's 15 and its purchase price. */
export interface Owned {
  readonly id: number;
  readonly bought: PriceTenths;
}

/** The choices of a manager at one moment. */
export interface Market {
  /** Ids of considered footballers. */
  readonly byPosition: Readonly<Record<Position, readonly number[]>>;
  /** By footballer id. */
  readonly prices: Int16Array;
  readonly clubs: Uint8Array;
}

/** How much the manager values each footballer; by id. */
export type Liking = Float64Array;

/** Planned spending for each place of a squad; each row adds up to about 100.0. */
const spendingPlans: readonly Readonly<Record<Position, readonly PriceTenths[]>>[] = [
  { GKP: [45, 40], DEF: [55, 50, 45, 45, 40], MID: [90, 80, 65, 55, 50], FWD: [140, 75, 45] },
  { GKP: [50, 40], DEF: [55, 55, 50, 45, 40], MID: [125, 85, 65, 50, 45], FWD: [140, 60, 45] },
  { GKP: [50, 45], DEF: [60, 50, 50, 45, 40], MID: [100, 90, 75, 60, 45], FWD: [85, 75, 60] },
  { GKP: [45, 40], DEF: [50, 50, 45, 45, 40], MID: [125, 95, 85, 60, 45], FWD: [80, 80, 55] },
  { GKP: [55, 40], DEF: [75, 55, 50, 45, 40], MID: [85, 75, 65, 50, 45], FWD: [140, 80, 50] },
];

/**
 * Picks the 15 for this much money, legal by positions, clubs and price.
 *
 * Starts from the cheapest possible squad, so that every place can always be filled, then replaces place
 * after place with the most valued footballer within the planned spending.
 */
export function buildSquad(
  market: Market,
  liking: Liking,
  money: PriceTenths,
  owned: readonly Owned[],
  chance: Chance,
): Owned[] {
  const costs = costsFor(market, owned);
  const squad = cheapestSquad(market, costs);
  let left = money - squad.reduce((sum, id) => sum + (costs[id] ?? 0), 0);
  const plan = chance.shuffled(placesOf(chance.one(spendingPlans), money));
  for (const { position, nth, spend } of plan) {
    const place = placeOf(position, nth);
    const held = squad[place] ?? 0;
    const limit = Math.min(left + (costs[held] ?? 0), spend);
    const better = bestFor(market, squad, place, limit, costs, liking);
    left += (costs[held] ?? 0) - (costs[better] ?? 0);
    squad[place] = better;
  }
  spendTheRest(market, squad, left, costs, liking);
  return squad.map((id) => ({
    id,
    bought: owned.find((one) => one.id === id)?.bought ?? market.prices[id] ?? 0,
  }));
}

/** Costs by footballer id: for owned footballers the selling price. */
function costsFor(market: Market, owned: readonly Owned[]): Int16Array {
  const costs = market.prices.slice();
  for (const { id, bought } of owned) costs[id] = sellingPrice(bought, market.prices[id] ?? 0, demoRules);
  return costs;
}

interface Place {
  readonly position: Position;
  readonly nth: number;
  readonly spend: PriceTenths;
}

function placesOf(plan: Readonly<Record<Position, readonly PriceTenths[]>>, money: PriceTenths): Place[] {
  const scale = money / 1000;
  return positions.flatMap((position) =>
    plan[position].map((spend, nth) => ({ position, nth, spend: Math.round(spend * scale) })),
  );
}

const firstPlace: Record<Position, number> = { GKP: 0, DEF: 2, MID: 7, FWD: 12 };
const placeOf = (position: Position, nth: number): number => firstPlace[position] + nth;

function positionOfPlace(place: number): Position {
  if (place < 2) return 'GKP';
  if (place < 7) return 'DEF';
  return place < 12 ? 'MID' : 'FWD';
}

function cheapestSquad(market: Market, costs: Int16Array): number[] {
  const squad: number[] = [];
  for (const position of positions)
    for (let missing = positionRules(position, demoRules)?.in_squad ?? 0; missing > 0; missing -= 1)
      squad.push(cheapestOf(market, position, squad, costs));
  return squad;
}

/** The cheapest who may still join the squad; ties by the lower id. */
function cheapestOf(market: Market, position: Position, squad: readonly number[], costs: Int16Array): number {
  let cheapest = 0;
  let least = Infinity;
  for (const id of market.byPosition[position]) {
    const cost = costs[id] ?? 0;
    if (cost > least || (cost === least && id > cheapest)) continue;
    if (squad.includes(id) || clubCount(market, squad, id) >= demoRules.squad.most_of_one_club) continue;
    [cheapest, least] = [id, cost];
  }
  return cheapest;
}

/** Number of footballers of the same club in the squad, excluding the footballer. */
function clubCount(market: Market, squad: readonly number[], id: number, without = -1): number {
  const club = market.clubs[id];
  let count = 0;
  for (let place = 0; place < squad.length; place += 1)
    if (place !== without && market.clubs[squad[place] ?? 0] === club) count += 1;
  return count;
}

/**
 * The most valued footballer for the place at no more than `limit`; the current one when nobody is better.
 */
export function bestFor(
  market: Market,
  squad: readonly number[],
  place: number,
  limit: PriceTenths,
  costs: Int16Array,
  liking: Liking,
): number {
  let best = squad[place] ?? 0;
  let most = liking[best] ?? 0;
  for (const id of market.byPosition[positionOfPlace(place)]) {
    const value = liking[id] ?? 0;
    if (value <= most || (costs[id] ?? 0) > limit) continue;
    if (squad.includes(id) || clubCount(market, squad, id, place) >= demoRules.squad.most_of_one_club)
      continue;
    [best, most] = [id, value];
  }
  return best;
}

/** Spends the remaining money on one place after the other. */
function spendTheRest(
  market: Market,
  squad: number[],
  left: PriceTenths,
  costs: Int16Array,
  liking: Liking,
): void {
  let money = left;
  for (const place of [7, 12, 2, 8, 3, 13, 9, 0, 4]) {
    const held = squad[place] ?? 0;
    const better = bestFor(market, squad, place, money + (costs[held] ?? 0), costs, liking);
    money += (costs[held] ?? 0) - (costs[better] ?? 0);
    squad[place] = better;
  }
}
