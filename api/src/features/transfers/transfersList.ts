import { inMillions, type Position } from '@touchline/shared/domain';
import type { TransfersList } from '@touchline/shared/wire';
import { pageSize } from '../footballers/footballerList';
import type { Footballer } from '../../game/fpl/gameData';
import type { RowReader } from '../../game/reports/footballerRows';
import {
  sortMoved,
  transferSorts,
  type TransferKind,
  defaultTransferSort,
} from '../../game/reports/transferOrder';
import { transfersBalance } from '../../game/season/badgesOfSeason';
import type { Season } from '../../game/season/season';

interface ListQuery {
  readonly page?: string;
  readonly order_by?: string;
  readonly order?: string;
}

/** Transfers in and out since the last deadline; a locked row has only its position. */
export function transfersListOf(
  season: Season,
  reader: RowReader,
  kind: TransferKind,
  query: ListQuery,
): TransfersList {
  const order_by = Object.hasOwn(transferSorts, query.order_by ?? '')
    ? (query.order_by ?? '')
    : defaultTransferSort[kind];
  const order = query.order === 'asc' ? 'asc' : 'desc';
  const value = transferSorts[order_by] ?? transfersBalance;
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

interface RowPlace {
  readonly index: number;
  readonly reader: RowReader;
}

function transferRow(
  season: Season,
  footballer: Footballer,
  { index, reader: { hides, mine } }: RowPlace,
): TransfersList['rows'][number] {
  const place = index + 1;
  if (hides('transfers', footballer.id)) return { place, locked: true };
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
