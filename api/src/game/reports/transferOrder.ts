import { type FootballerId, transferHidden } from '@touchline/shared/domain';
import type { Footballer } from '../fpl/gameData';
import { transfersBalance } from '../season/badgesOfSeason';
import { perSeason } from '../season/perSeason';
import type { Season } from '../season/season';

export const transferKinds = ['in', 'out', 'nett'] as const;
export type TransferKind = (typeof transferKinds)[number];

export const transferSorts: Record<string, (footballer: Footballer) => number> = {
  balance: transfersBalance,
  transfers_in: ({ transfers_in_event }) => transfers_in_event,
  transfers_out: ({ transfers_out_event }) => transfers_out_event,
  selected_by: ({ selected_by }) => selected_by,
  cost: ({ price }) => price,
  cost_change: ({ price_change }) => price_change,
};
export const defaultTransferSort: Record<TransferKind, string> = {
  in: 'transfers_in',
  out: 'transfers_out',
  nett: 'balance',
};

/** Footballers whom somebody bought or sold since the last deadline. */
export function sortMoved(
  season: Season,
  value: (footballer: Footballer) => number,
  direction: 1 | -1,
): Footballer[] {
  const moved = season.footballers.filter((one) => one.transfers_in_event > 0 || one.transfers_out_event > 0);
  return [...moved].sort((a, b) => direction * (value(a) - value(b)) || a.id - b.id);
}

/**
 * Footballers visible without pass: the first of each of the three lists in its default order. Another sort
 * or list unlocks nobody else.
 */
export const openTransfers = perSeason((season): ReadonlySet<FootballerId> => {
  const lists = transferKinds.map((kind) =>
    sortMoved(season, transferSorts[defaultTransferSort[kind]] ?? transfersBalance, -1),
  );
  return new Set(
    lists.flatMap((list) => list.filter((_, index) => !transferHidden(index)).map(({ id }) => id)),
  );
});
