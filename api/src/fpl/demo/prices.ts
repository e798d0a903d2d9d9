import type { EpochMs, PriceTenths } from '@touchline/shared/domain';

import { day, hour } from './calendar';
import { mixedUnit, streamKey } from './random';

/** A price that moved one night. */
export interface PriceChange {
  readonly at: EpochMs;
  readonly id: number;
  /** +1 or −1, in tenths. */
  readonly by: number;
}

/** What moves the prices between two deadlines. */
export interface PriceState {
  /** By footballer id. */
  readonly prices: Int16Array;
  readonly startPrices: Int16Array;
  /** Net transfers since his price last moved. */
  readonly pressure: Float32Array;
  /** By how much it moved since the last deadline. */
  readonly thisWeek: Int8Array;
  readonly owned: Int32Array;
}

/** Prices move at half past one at night, UTC. */
export function nightsBetween(from: EpochMs, to: EpochMs): EpochMs[] {
  const nights: EpochMs[] = [];
  for (let at = Math.floor(from / day) * day + 1.5 * hour; at < to; at += day)
    if (at >= from) nights.push(at);
  return nights;
}

/** The game allows ±0.3 in a gameweek. */
const mostInAWeek = 3;
/** Share of all managers that must have bought him, net. */
const riseAt = 0.0165;
/** Share of his owners that must have sold him, net. */
const fallAt = 0.19;
/** Chance a night that somebody hardly anyone owns gets cheaper. */
const forgottenFall = 0.0037;

/**
 * One night's changes of 0.1 each. The official threshold is unpublished; this one gives about as many
 * rises and falls as the recorded season.
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
  const week = state.thisWeek[id] ?? 0;
  const price = state.prices[id] ?? 0;
  const owned = state.owned[id] ?? 0;
  // Each further step in the same direction needs more than the one before.
  const moved = price - (state.startPrices[id] ?? price);
  if (pressure > managers * riseAt * (1 + 0.45 * Math.max(0, moved)) && week < mostInAWeek) return 1;
  const isAtFloor = price <= lowestPrice(state.startPrices[id] ?? 0);
  if (week <= -mostInAWeek || isAtFloor) return 0;
  if (pressure < -Math.max(6, (owned - pressure) * fallAt * (1 + 0.3 * Math.max(0, -moved)))) return -1;
  const night = Math.floor(at / day);
  return owned < managers * 0.012 &&
    mixedUnit(seed, streamKey.prices, id, night) < forgottenFall * 0.62 ** Math.max(0, -moved)
    ? -1
    : 0;
}

/** Nobody falls more than 0.8 below his opening price, or below 3.8. */
const lowestPrice = (start: PriceTenths): PriceTenths => Math.max(38, start - 8);
