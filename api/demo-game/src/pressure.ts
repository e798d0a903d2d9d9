import type { EpochMs } from '@touchline/shared/domain';

import { hour } from './calendar';
import type { DemoTransfer, Fantasy, Period } from './fantasy';
import type { PriceState } from './prices';

/** What moves the prices, as far as it has happened. */
export interface Market extends PriceState {
  /** Net transfers of the last hours, since the price last moved. */
  readonly recent: Float32Array;
}

/** How far back `recent` goes. */
export const recentHours = 12;

/** The state that `priceNight` would find at that instant, made of nothing later. */
export function marketAt(
  { managers }: Fantasy,
  period: Period,
  startPrices: Int16Array,
  at: EpochMs,
): Market {
  const market = emptyMarket(period, startPrices);
  const changes = period.priceChanges.filter((one) => one.at <= at);
  let next = 0;
  const changeUntil = (until: EpochMs) => {
    for (; next < changes.length && (changes[next]?.at ?? 0) <= until; next += 1) {
      const { id, by } = changes[next] as { id: number; by: number };
      add(market.prices, id, by);
      add(market.thisWeek, id, by);
      market.pressure[id] = 0;
      market.recent[id] = 0;
    }
  };
  for (const one of period.transfers) {
    if (one.at > at) break;
    changeUntil(one.at);
    const isFreeHit = managers[one.manager]?.chips.get(period.gameweek) === 'freehit';
    countTransfer(market, one, { counts: isFreeHit ? 0 : 1, isRecent: one.at > at - recentHours * hour });
  }
  changeUntil(at);
  addNewSquads(market, managers, period, at);
  return market;
}

function emptyMarket(period: Period, startPrices: Int16Array): Market {
  return {
    prices: period.startPrices.slice(),
    startPrices,
    pressure: period.startPressure.slice(),
    thisWeek: new Int8Array(startPrices.length),
    owned: period.startOwned.slice(),
    recent: new Float32Array(startPrices.length),
  };
}

function countTransfer(
  { owned, pressure, recent }: Market,
  one: DemoTransfer,
  { counts, isRecent }: { readonly counts: number; readonly isRecent: boolean },
): void {
  for (const [id, by] of [
    [one.in, 1],
    [one.out, -1],
  ] as const) {
    add(owned, id, by);
    add(pressure, id, by * counts);
    if (isRecent) add(recent, id, by * counts);
  }
}

/** A first squad makes owners and no transfers. */
function addNewSquads(
  { owned }: Market,
  managers: Fantasy['managers'],
  { gameweek, teams }: Period,
  at: EpochMs,
): void {
  for (const { index, started, joined } of managers)
    if (started === gameweek && joined <= at) for (const id of teams[index]?.picks ?? []) add(owned, id, 1);
}

function add(counts: Int8Array | Int16Array | Int32Array | Float32Array, id: number, by: number): void {
  counts[id] = (counts[id] ?? 0) + by;
}
