import { sellingPrice, type PriceTenths } from '@touchline/shared/domain';

import { bestFor, type Liking, type Market, type Owned } from './squads';
import { demoRules } from './demoRules';

/** A swap of one footballer for another. */
export interface Swap {
  readonly place: number;
  readonly comes: number;
  readonly gain: number;
}

/** The best swap for one of the four least liked for their price. */
export function bestSwap(
  market: Market,
  owned: readonly Owned[],
  bank: PriceTenths,
  liking: Liking,
): Swap | undefined {
  const ids = owned.map(({ id }) => id);
  const worth = (id: number) => (liking[id] ?? 0) - (market.prices[id] ?? 0) * 0.24;
  const worst = ids
    .map((id, place) => ({ place, worth: worth(id) }))
    .sort((one, other) => one.worth - other.worth);
  let best: Swap | undefined;
  for (const { place } of worst.slice(0, 4)) {
    const held = ids[place] ?? 0;
    const selling = sellingPrice(owned[place]?.bought ?? 0, market.prices[held] ?? 0, demoRules);
    const comes = bestFor(market, ids, place, bank + selling, market.prices, liking);
    const gain = ((liking[comes] ?? 0) - (liking[held] ?? 0)) * importance(ids, place, liking);
    if (comes !== held && (best === undefined || gain > best.gain)) best = { place, comes, gain };
  }
  return best;
}

/** The second keeper and the last defender rarely play, so a better one is worth little. */
function importance(ids: readonly number[], place: number, liking: Liking): number {
  const [from, to] = place < 2 ? [0, 2] : place < 7 ? [2, 7] : place < 12 ? [7, 12] : [12, 15];
  const own = liking[ids[place] ?? 0] ?? 0;
  const better = ids.slice(from, to).filter((id) => (liking[id] ?? 0) > own).length;
  if (place < 2) return better > 0 ? 0.15 : 1;
  return better >= to - from - 1 ? 0.35 : 1;
}
