import { sellingPrice } from './transfers';
import type { SeasonRules } from './seasonRules';
import type { EpochMs, FootballerId, PriceTenths } from './units';

/** A game's own forecast of a price, as far as the next change goes. */
export interface ForecastOfPrice {
  /** Progress now and, where the game projects it, at the next change: a rise at 100, a fall at -100. */
  readonly percent: number;
  readonly nights: readonly { readonly percent: number }[];
  /** No change before this. */
  readonly locked_until: EpochMs | null;
  /** The game is still finding the threshold. */
  readonly is_calibrating: boolean;
}

/** In what direction the game announces that a price changes at an instant; 0 when it announces nothing. */
export function announcedDirection(forecast: ForecastOfPrice | null | undefined, at: EpochMs): 1 | -1 | 0 {
  if (forecast == null || forecast.is_calibrating) return 0;
  if (forecast.locked_until !== null && forecast.locked_until > at) return 0;
  const percent = forecast.nights[0]?.percent ?? forecast.percent;
  if (percent >= 100) return 1;
  return percent <= -100 ? -1 : 0;
}

/** How the announced changes of one night or more compare with those that came. */
export interface PriceScore {
  readonly expected: number;
  readonly right: number;
  /** Announced, but the price stayed or moved the other way. */
  readonly wrong: number;
  /** Changes of prices of which nothing was announced. */
  readonly missed: number;
}

/**
 * @param announced direction by footballer, of those with an announced change
 * @param changed by how much each changed price moved
 */
export function scoreNight(
  announced: ReadonlyMap<FootballerId, number>,
  changed: ReadonlyMap<FootballerId, PriceTenths>,
): PriceScore {
  const right = [...announced].filter(([id, by]) => Math.sign(changed.get(id) ?? 0) === by).length;
  const missed = [...changed.keys()].filter((id) => !announced.has(id)).length;
  return { expected: announced.size, right, wrong: announced.size - right, missed };
}

/** What a squad sells for, the money in the bank not included. */
export function squadSellingValue(
  squad: readonly { readonly footballer_id: FootballerId; readonly bought: PriceTenths }[],
  priceOf: (id: FootballerId) => PriceTenths,
  rules: Pick<SeasonRules, 'transfers'>,
): PriceTenths {
  return squad.reduce(
    (sum, { footballer_id, bought }) => sum + sellingPrice(bought, priceOf(footballer_id), rules),
    0,
  );
}
