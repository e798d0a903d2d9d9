import type { Chip, FootballerId, GameweekNumber, Points, PriceTenths } from './units';

/** How a season counts transfers. */
export interface TransferRules {
  /** Points paid for each transfer beyond the free ones. */
  hit: Points;
  /** The most free transfers that can be saved. */
  most_saved: number;
}

/** Source: the game's rules of 2022-23 and 2023-24. */
export const transferRules: TransferRules = { hit: 4, most_saved: 2 };

/** A gameweek's transfers, as far as they cost something. */
export interface TransferWeek {
  /** Transfers made for this gameweek. */
  made: number;
  active_chip: Chip | null;
  /** True in the first gameweek a team plays: its squad is chosen freely. */
  is_first: boolean;
}

/** Wildcard and free hit make all transfers of the gameweek free. */
export function hasUnlimitedTransfers({ active_chip, is_first }: Omit<TransferWeek, 'made'>): boolean {
  return is_first || active_chip === 'wildcard' || active_chip === 'freehit';
}

/**
 * Points paid for a gameweek's transfers: 4 for each beyond the free ones, none with a wildcard or a
 * free hit and none in a team's first gameweek.
 * Source: the game's rules page, "Transfers"; equal to all 38 recorded gameweeks of a manager.
 */
export function transfersCost(week: TransferWeek, freeTransfers: number, rules = transferRules): Points {
  if (hasUnlimitedTransfers(week)) return 0;
  return rules.hit * Math.max(0, week.made - freeTransfers);
}

/**
 * Free transfers for the next gameweek: one more than were left, at most 2; 1 after a wildcard, a free
 * hit or a team's first gameweek, since these lose what was saved.
 */
export function nextFreeTransfers(week: TransferWeek, freeTransfers: number, rules = transferRules): number {
  if (hasUnlimitedTransfers(week)) return 1;
  return Math.min(rules.most_saved, Math.max(0, freeTransfers - week.made) + 1);
}

/** One transfer, with what was got and paid. */
export interface Transfer {
  in: FootballerId;
  in_cost: PriceTenths;
  out: FootballerId;
  /** The selling price. */
  out_cost: PriceTenths;
}

/**
 * What a footballer sells for: his price if it has not risen since he was bought, else the purchase
 * price and half of the rise, rounded down to 0.1.
 * Source: the game's rules page, "Player prices" (`transfers_sell_on_fee` 0.5).
 */
export function sellingPrice(bought: PriceTenths, current: PriceTenths): PriceTenths {
  return current <= bought ? current : bought + Math.floor((current - bought) / 2);
}

/** The squad after transfers in the order they were made. */
export function squadAfter(squad: readonly FootballerId[], transfers: readonly Transfer[]): FootballerId[] {
  return transfers.reduce(
    (ids, transfer) => ids.map((id) => (id === transfer.out ? transfer.in : id)),
    [...squad],
  );
}

/** The money left after transfers. */
export function bankAfter(bank: PriceTenths, transfers: readonly Transfer[]): PriceTenths {
  return transfers.reduce((left, { in_cost, out_cost }) => left + out_cost - in_cost, bank);
}

/** What a team carries from one gameweek to the next. */
export interface Holdings {
  squad: readonly FootballerId[];
  bank: PriceTenths;
}

/** A team's holdings in a gameweek, and those it goes on with afterwards. */
export interface HoldingsInGameweek {
  played: Holdings;
  kept: Holdings;
}

/**
 * Holdings after a gameweek's transfers. A free hit reverts: the squad and bank from before are kept.
 */
export function holdingsAfter(
  before: Holdings,
  transfers: readonly Transfer[],
  chip: Chip | null,
): HoldingsInGameweek {
  const played = {
    squad: squadAfter(before.squad, transfers),
    bank: bankAfter(before.bank, transfers),
  };
  return { played, kept: chip === 'freehit' ? before : played };
}

/** A chip that was played, and when. */
export interface PlayedChip {
  chip: Chip;
  gameweek_id: GameweekNumber;
}

/** When a chip may be played: once within these gameweeks. */
export interface ChipWindow {
  chip: Chip;
  from: GameweekNumber;
  to: GameweekNumber;
}

/**
 * The chips of 2023-24: two wildcards, one up to gameweek 20 and one from 21; the others once each.
 * Wildcard and free hit cannot be played in gameweek 1.
 */
export const chipWindows: readonly ChipWindow[] = [
  { chip: 'wildcard', from: 2, to: 20 },
  { chip: 'wildcard', from: 21, to: 38 },
  { chip: 'freehit', from: 2, to: 38 },
  { chip: 'bboost', from: 1, to: 38 },
  { chip: '3xc', from: 1, to: 38 },
];

/** Windows whose chip is still unplayed and can be played in this gameweek or later. */
export function chipsLeft(
  played: readonly PlayedChip[],
  gameweek: GameweekNumber,
  windows: readonly ChipWindow[] = chipWindows,
): ChipWindow[] {
  return windows.filter((window) => window.to >= gameweek && !played.some((one) => falls(one, window)));
}

/** Whether a chip may be played in a gameweek: within its window, unplayed, and no other that week. */
export function mayPlayChip(
  chip: Chip,
  gameweek: GameweekNumber,
  played: readonly PlayedChip[],
  windows: readonly ChipWindow[] = chipWindows,
): boolean {
  if (played.some(({ gameweek_id }) => gameweek_id === gameweek)) return false;
  return chipsLeft(played, gameweek, windows).some((left) => left.chip === chip && left.from <= gameweek);
}

function falls({ chip, gameweek_id }: PlayedChip, window: ChipWindow): boolean {
  return chip === window.chip && gameweek_id >= window.from && gameweek_id <= window.to;
}
