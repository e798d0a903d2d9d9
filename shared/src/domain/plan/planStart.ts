import { effectOf, type SeasonRules } from '../seasonRules';
import { nextFreeTransfers, type Transfer } from '../transfers';
import type { Chip, FootballerId, GameweekNumber, PriceTenths } from '../units';

/** Data of a played gameweek for computing free transfers. */
export interface PlayedGameweek {
  readonly gameweek_id: GameweekNumber;
  readonly transfers: number;
  readonly chip: Chip | null;
}

/**
 * Free transfers for the gameweek after the last played one. @param played from the team's first gameweek on,
 * by gameweek
 */
export function freeTransfersAfter(played: readonly PlayedGameweek[], rules: SeasonRules): number {
  return played.reduce(
    (free, { transfers, chip, gameweek_id }, index) =>
      nextFreeTransfers(
        { made: transfers, active_chip: chip, gameweek_id, is_first: index === 0 },
        free,
        rules,
      ),
    1,
  );
}

interface DatedTransfer extends Pick<Transfer, 'in' | 'in_cost'> {
  readonly gameweek_id: GameweekNumber;
}

/**
 * Purchase price of a footballer: at the last purchase, else the price before the season. Purchases for a
 * free hit do not count, because the squad reverted.
 *
 * @param transfers oldest first
 */
export function purchasePrice(
  footballer: FootballerId,
  priceAtStart: PriceTenths,
  transfers: readonly DatedTransfer[],
  chipOf: (gameweek: GameweekNumber) => Chip | null,
  rules: Pick<SeasonRules, 'chips'>,
): PriceTenths {
  const bought = transfers.findLast(
    (one) => one.in === footballer && effectOf(chipOf(one.gameweek_id), rules).reverts !== true,
  );
  return bought?.in_cost ?? priceAtStart;
}
