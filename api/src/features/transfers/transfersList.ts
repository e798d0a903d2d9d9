import { type FootballerId, inMillions, type Position, transferHidden } from '@touchline/shared/domain';
import type { TransfersList } from '@touchline/shared/wire';
import { pageSize } from '../footballers/footballerList';
import type { Footballer } from '../../game/fpl/gameData';
import type { RowReader } from '../../game/reports/footballerRows';
import { transfersBalance } from '../../game/season/badgesOfSeason';
import type { Season } from '../../game/season/season';

export const transferKinds = ['in', 'out', 'nett'] as const;
export type TransferKind = (typeof transferKinds)[number];

interface ListQuery {
  readonly page?: string;
  readonly order_by?: string;
  readonly order?: string;
}

const sortValues: Record<string, (footballer: Footballer) => number> = {
  balance: transfersBalance,
  transfers_in: ({ transfers_in_event }) => transfers_in_event,
  transfers_out: ({ transfers_out_event }) => transfers_out_event,
  selected_by: ({ selected_by }) => selected_by,
  cost: ({ price }) => price,
  cost_change: ({ price_change }) => price_change,
};
const usualSort: Record<TransferKind, string> = { in: 'transfers_in', out: 'transfers_out', nett: 'balance' };

/** Transfers in and out since the last deadline; a locked row has only its position. */
export function transfersListOf(
  season: Season,
  reader: RowReader,
  kind: TransferKind,
  query: ListQuery,
): TransfersList {
  const order_by = Object.hasOwn(sortValues, query.order_by ?? '') ? (query.order_by ?? '') : usualSort[kind];
  const order = query.order === 'asc' ? 'asc' : 'desc';
  const value = sortValues[order_by] ?? transfersBalance;
  const sorted = sortMoved(season, value, order === 'asc' ? 1 : -1);
  const pages = Math.ceil(sorted.length / pageSize);
  const asked = /^\d{1,6}$/.test(query.page ?? '') ? Number(query.page) : 1;
  const page = Math.max(1, Math.min(pages, asked));
  const first = (page - 1) * pageSize;
  const rows = sorted
    .slice(first, first + pageSize)
    .map((footballer, index) => transferRow(season, footballer, { index: first + index, reader }));
  return { kind, rows, paging: { page, pages, page_size: pageSize, total: sorted.length, order_by, order } };
}

function sortMoved(
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
function openTransfers(season: Season): ReadonlySet<FootballerId> {
  return season.once('open transfers', () => {
    const lists = transferKinds.map((kind) =>
      sortMoved(season, sortValues[usualSort[kind]] ?? transfersBalance, -1),
    );
    return new Set(
      lists.flatMap((list) => list.filter((_, index) => !transferHidden(index)).map(({ id }) => id)),
    );
  });
}

interface RowPlace {
  readonly index: number;
  readonly reader: RowReader;
}

function transferRow(
  season: Season,
  footballer: Footballer,
  { index, reader: { pass, mine } }: RowPlace,
): TransfersList['rows'][number] {
  const place = index + 1;
  if (!pass && !openTransfers(season).has(footballer.id)) return { place, locked: true };
  return {
    place,
    id: footballer.id,
    name: footballer.name,
    club_id: footballer.club_id,
    position: footballer.position as Position,
    mine: mine.has(footballer.id),
    balance: transfersBalance(footballer),
    transfers_in: footballer.transfers_in_event,
    transfers_out: footballer.transfers_out_event,
    selected_by: footballer.selected_by,
    cost: inMillions(footballer.price),
    cost_change: inMillions(footballer.price_change),
  };
}
