import type { MetricKey } from './metrics';
import { isGatedMetric } from './metrics';
import type { AccountId, FootballerId, GameweekNumber } from './units';

/** The texts of the paywall. Source: specification, section 6. */
export const paywallTexts = {
  title: 'Season pass content',
  text: 'This feature is fully available to season pass holders only.',
  leagues: 'Tracking leagues is limited to users with season pass',
} as const;

/**
 * Whether a row of points is hidden from an account without pass.
 *
 * `index` is 0-based over the whole sorted list, never per page. Shown: 0, 1, 6, 12, 18, …
 * Source: specification, section 6: "above 1 and not a multiple of 6".
 */
export function ptsHidden(index: number): boolean {
  return index > 1 && index % 6 !== 0;
}

/**
 * Whether a row of elite picks or elite transfers is hidden from an account without pass.
 *
 * `index` is 0-based over the whole sorted list. Hidden: 0, 1, 2, 3, 5, 7, 9, 12, 15, …
 * Source: specification, section 6: "locked below index 3, for indices 3 to 9 only even ones shown,
 * above 9 every third one locked".
 */
export function eliteHidden(index: number): boolean {
  if (index < 3) return true;
  return index <= 9 ? index % 2 !== 0 : index % 3 === 0;
}

/** Rows of the first page of the transfers table, free for all. */
const freeTransferRows = 20;

/**
 * Whether a row of the transfers table is hidden without pass: from index 20 only multiples of 6 are visible.
 */
export function transferHidden(index: number): boolean {
  return index >= freeTransferRows && index % 6 !== 0;
}

/**
 * The paywall's index of each row, without counting the user's own row.
 *
 * In tables of rivals the own row is never locked and uses up no index: it gets null.
 */
export function paywallIndices<Row>(rows: readonly Row[], isOwn: (row: Row) => boolean): (number | null)[] {
  let next = 0;
  return rows.map((row) => (isOwn(row) ? null : next++));
}

/** Identity of a card on the pitch, for the paywall's free sample. */
export interface GatedCard {
  user_id: AccountId;
  gameweek_id: GameweekNumber;
  metric: MetricKey;
  footballer_id: FootballerId;
}

/** "A random 25% of cards escape the paywall." */
export const escapeChance = 0.25;

/**
 * Whether a card shows its gated metric without pass: about one in four.
 *
 * Derived from a hash of user, gameweek, metric and footballer instead of a random number, so that server and
 * client agree and a card does not change between renders.
 */
export function escapesPaywall({ user_id, gameweek_id, metric, footballer_id }: GatedCard): boolean {
  return shareOfHash(`${user_id}|${gameweek_id}|${metric}|${footballer_id}`) < escapeChance;
}

/**
 * Whether a card is locked: the metric is gated, there is no pass, and the card is not in the free sample.
 */
export function metricLocked(card: GatedCard, pass: boolean): boolean {
  return isGatedMetric(card.metric) && !pass && !escapesPaywall(card);
}

/** A number from 0 up to 1 that depends on the text alone: 32-bit FNV-1a with a final mix of its bits. */
export function shareOfHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV gives similar texts similar high bits; the mix of MurmurHash3 spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
