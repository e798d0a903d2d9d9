import type { EpochMs, PriceTenths } from '@touchline/shared/domain';

import { day, hour } from './calendar';
import { mixedUnit, streamKey } from './random';

/** A price change of one night. */
export interface PriceChange {
  readonly at: EpochMs;
  readonly id: number;
  /** +1 or −1, in tenths. */
  readonly by: number;
}

/** State of price changes between two deadlines. */
export interface PriceState {
  /** By footballer id. */
  readonly prices: Int16Array;
  readonly startPrices: Int16Array;
  /** Net transfers since the last price change. */
  readonly pressure: Float32Array;
  /** Price change since the last deadline. */
  readonly thisWeek: Int8Array;
  readonly owned: Int32Array;
}

/** Prices change at 01:30 UTC. */
export function nightsBetween(from: EpochMs, to: EpochMs): EpochMs[] {
  const nights: EpochMs[] = [];
  for (let at = Math.floor(from / day) * day + 1.5 * hour; at < to; at += day)
    if (at >= from) nights.push(at);
  return nights;
}

/** The game allows ±0.3 in a gameweek. */
const mostInAWeek = 3;
/** Share of all managers that must have bought the footballer, net. */
const riseAt = 0.0165;
/** Share of the owners that must have sold the footballer, net. */
const fallAt = 0.19;
/** Nightly probability that a rarely owned footballer gets cheaper. */
const forgottenFall = 0.0037;

/**
 * One night's changes of 0.1 each. The official threshold is unpublished; this one gives about as many rises
 * and falls as the recorded season.
 */
export function priceNight(state: PriceState, at: EpochMs, managers: number, seed: number): PriceChange[] {
  const changes: PriceChange[] = [];
  for (let id = 1; id < state.prices.length; id += 1) {
    const by = moveOf(state, id, at, managers, seed);
    if (by === 0) continue;
    state.prices[id] = (state.prices[id] ?? 0) + by;
    state.thisWeek[id] = (state.thisWeek[id] ?? 0) + by;
    state.pressure[id] = 0;
    changes.push({ at, id, by });
  }
  return changes;
}

function moveOf(state: PriceState, id: number, at: EpochMs, managers: number, seed: number): number {
  const pressure = state.pressure[id] ?? 0;
  const { rise, fall } = thresholdsOf(state, id, managers);
  if (pressure >= rise && !isLocked(state, id, 1)) return 1;
  if (isLocked(state, id, -1) || isAtFloor(state, id)) return 0;
  if (pressure <= -fall) return -1;
  const night = Math.floor(at / day);
  return (state.owned[id] ?? 0) < managers * 0.012 &&
    mixedUnit(seed, streamKey.prices, id, night) < forgottenFall * 0.62 ** Math.max(0, -movedOf(state, id))
    ? -1
    : 0;
}

const movedOf = ({ prices, startPrices }: PriceState, id: number): PriceTenths =>
  (prices[id] ?? 0) - (startPrices[id] ?? 0);

/** Net transfers that a rise needs, and net sales that a fall needs: whole numbers, as transfers are. */
export function thresholdsOf(
  state: PriceState,
  id: number,
  managers: number,
): { readonly rise: number; readonly fall: number } {
  // Each further step in the same direction needs more than the one before.
  const moved = movedOf(state, id);
  const owners = (state.owned[id] ?? 0) - (state.pressure[id] ?? 0);
  return {
    rise: Math.floor(managers * riseAt * (1 + 0.45 * Math.max(0, moved))) + 1,
    fall: Math.floor(Math.max(6, owners * fallAt * (1 + 0.3 * Math.max(0, -moved)))) + 1,
  };
}

/** No further change in that direction before the next deadline. */
export const isLocked = ({ thisWeek }: PriceState, id: number, direction: 1 | -1): boolean =>
  (thisWeek[id] ?? 0) * direction >= mostInAWeek;

export const isAtFloor = ({ prices, startPrices }: PriceState, id: number): boolean =>
  (prices[id] ?? 0) <= lowestPrice(startPrices[id] ?? 0);

/** Nobody falls more than 0.8 below his opening price, or below 3.8. */
const lowestPrice = (start: PriceTenths): PriceTenths => Math.max(38, start - 8);
