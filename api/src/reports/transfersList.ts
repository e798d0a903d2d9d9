import { inMillions, type Position, transferHidden } from '@touchline/shared/domain';
import type { TransfersList } from '@touchline/shared/wire';
import type { Footballer } from '../fpl/gameData';
import { transfersBalance } from './badgesOfSeason';
import { pageSize } from './footballerList';
import type { RowReader } from './footballerRows';
import type { Season } from './season';

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

/** Who is bought and sold since the last deadline; a locked row says only its place. */
export function transfersListOf(
  season: Season,
  reader: RowReader,
  kind: TransferKind,
  query: ListQuery,
): TransfersList {
  const order_by = Object.hasOwn(sortValues, query.order_by ?? '') ? (query.order_by ?? '') : usualSort[kind];
  const order = query.order === 'asc' ? 'asc' : 'desc';
  const value = sortValues[order_by] ?? transfersBalance;
  const direction = order === 'asc' ? 1 : -1;
  const moved = season.footballers.filter((one) => one.transfers_in_event > 0 || one.transfers_out_event > 0);
  const sorted = [...moved].sort((a, b) => direction * (value(a) - value(b)) || a.id - b.id);
  const pages = Math.ceil(sorted.length / pageSize);
  const asked = /^\d{1,6}$/.test(query.page ?? '') ? Number(query.page) : 1;
  const page = Math.max(1, Math.min(pages, asked));
  const first = (page - 1) * pageSize;
  const rows = sorted
    .slice(first, first + pageSize)
    .map((footballer, index) => transferRow(footballer, first + index, reader));
  return { kind, rows, paging: { page, pages, page_size: pageSize, total: sorted.length, order_by, order } };
}

function transferRow(
  footballer: Footballer,
  index: number,
  { pass, mine }: RowReader,
): TransfersList['rows'][number] {
  const place = index + 1;
  if (!pass && transferHidden(index)) return { place, locked: true };
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
