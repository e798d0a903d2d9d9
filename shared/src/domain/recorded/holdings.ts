import type { Transfer } from '../transfers';
import { effectOf, type SeasonRules } from '../seasonRules';
import type { Chip, FootballerId, PriceTenths } from '../units';

/** The squad after transfers, applied in order. */
function squadAfter(squad: readonly FootballerId[], transfers: readonly Transfer[]): FootballerId[] {
  return transfers.reduce(
    (ids, transfer) => ids.map((id) => (id === transfer.out ? transfer.in : id)),
    [...squad],
  );
}

/** The bank after transfers. */
function bankAfter(bank: PriceTenths, transfers: readonly Transfer[]): PriceTenths {
  return transfers.reduce((left, { in_cost, out_cost }) => left + out_cost - in_cost, bank);
}

/** State that a team takes from one gameweek to the next. */
export interface Holdings {
  squad: readonly FootballerId[];
  bank: PriceTenths;
}

/** A team's squad and bank in a gameweek, and afterwards. */
interface HoldingsInGameweek {
  played: Holdings;
  kept: Holdings;
}

/** Holdings after a gameweek's transfers. A free hit reverts: the previous squad and bank are kept. */
export function holdingsAfter(
  before: Holdings,
  transfers: readonly Transfer[],
  chip: Chip | null,
  rules: SeasonRules,
): HoldingsInGameweek {
  const played = {
    squad: squadAfter(before.squad, transfers),
    bank: bankAfter(before.bank, transfers),
  };
  return { played, kept: effectOf(chip, rules).reverts === true ? before : played };
}
