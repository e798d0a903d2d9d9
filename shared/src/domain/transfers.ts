import { effectOf, type ChipWindow, type SeasonRules } from './seasonRules';
import type { Chip, FootballerId, GameweekNumber, Points, PriceTenths } from './units';

/** A gameweek's transfers, for computing their cost. */
export interface TransferWeek {
  /** Transfers made for this gameweek. */
  made: number;
  active_chip: Chip | null;
  gameweek_id: GameweekNumber;
  /** True in the first gameweek of a team: its squad is chosen freely. */
  is_first: boolean;
}

/** Whether all transfers of the gameweek are free: with a wildcard or free hit, and where the season's rules say so. */
export function hasUnlimitedTransfers(week: Omit<TransferWeek, 'made'>, rules: SeasonRules): boolean {
  return (
    week.is_first ||
    effectOf(week.active_chip, rules).has_free_transfers === true ||
    rules.transfers.free_weeks.includes(week.gameweek_id)
  );
}

/**
 * Points paid for a gameweek's transfers: the season's hit for each beyond the free ones, none with a wildcard or
 * a free hit and none in a team's first gameweek.
 * Source: the game's rules page, "Transfers"; equal to all recorded gameweeks of two managers.
 */
export function transfersCost(week: TransferWeek, freeTransfers: number, rules: SeasonRules): Points {
  if (hasUnlimitedTransfers(week, rules)) return 0;
  return rules.transfers.hit * Math.max(0, week.made - freeTransfers);
}

/**
 * Free transfers for the next gameweek: one more than were left, up to the season's limit. After a wildcard
 * or free hit the saved ones are kept (since 2024-25), or 1 is left; 1 after a team's first gameweek; a
 * gameweek with a top-up starts with at least that number.
 */
export function nextFreeTransfers(week: TransferWeek, freeTransfers: number, rules: SeasonRules): number {
  const { top_ups } = rules.transfers;
  const topUp = top_ups.find(({ gameweek_id }) => gameweek_id === week.gameweek_id + 1)?.to ?? 0;
  return Math.max(topUp, savedFreeTransfers(week, freeTransfers, rules));
}

function savedFreeTransfers(week: TransferWeek, free: number, rules: SeasonRules): number {
  const { most_saved, are_kept_through_chips } = rules.transfers;
  if (week.is_first) return 1;
  if (hasUnlimitedTransfers(week, rules)) return are_kept_through_chips ? Math.max(1, free) : 1;
  return Math.min(most_saved, Math.max(0, free - week.made) + 1);
}

/** One transfer, with selling and purchase price. */
export interface Transfer {
  in: FootballerId;
  in_cost: PriceTenths;
  out: FootballerId;
  /** The selling price. */
  out_cost: PriceTenths;
}

/**
 * Selling price of a footballer: the current price if it has not risen since the purchase, else the purchase
 * price plus the rise minus the season's fee, rounded down to 0.1.
 * Source: the game's rules page, "Player prices" (`transfers_sell_on_fee`).
 */
export function sellingPrice(
  bought: PriceTenths,
  current: PriceTenths,
  { transfers }: Pick<SeasonRules, 'transfers'>,
): PriceTenths {
  if (transfers.sells_at_purchase_price) return bought;
  if (current <= bought) return current;
  return bought + Math.floor((current - bought) * (1 - transfers.selling_fee));
}

/** A chip that was played, and when. */
export interface PlayedChip {
  chip: Chip;
  gameweek_id: GameweekNumber;
}

/** Windows whose chip is still unplayed and can be played in this gameweek or later. */
export function chipsLeft(
  played: readonly PlayedChip[],
  gameweek: GameweekNumber,
  { chips }: Pick<SeasonRules, 'chips'>,
): ChipWindow[] {
  return chips.filter((window) => window.to >= gameweek && !played.some((one) => falls(one, window)));
}

/** Whether a chip may be played in a gameweek: within its window, unplayed, and no other that week. */
export function mayPlayChip(
  chip: Chip,
  gameweek: GameweekNumber,
  played: readonly PlayedChip[],
  rules: Pick<SeasonRules, 'chips'>,
): boolean {
  if (played.some(({ gameweek_id }) => gameweek_id === gameweek)) return false;
  return chipsLeft(played, gameweek, rules).some((left) => left.chip === chip && left.from <= gameweek);
}

function falls({ chip, gameweek_id }: PlayedChip, window: ChipWindow): boolean {
  return chip === window.chip && gameweek_id >= window.from && gameweek_id <= window.to;
}
