import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { usePassCardOpener, useFantasy } from '@touchline/shared/contract';
import type { TransfersList } from '@touchline/shared/wire';
import { transferColumns } from './transferColumns';

const noBenchmarks = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };

/** One page of transfers, sorted and paginated by the server. */
export function TransferTable({ transfers: { kind, rows, paging } }: { transfers: TransfersList }) {
  const passCardOpener = usePassCardOpener();
  const { onPage, onSort } = useTableAddress();
  const benchmarks = useFantasy()?.benchmarks ?? noBenchmarks;
  return (
    <DataTable
      caption={`Transfers: ${kind}`}
      columns={transferColumns(benchmarks)}
      rows={rows}
      rowKey={({ place }) => place}
      fromServer={{ total: paging.total, pageSize: paging.page_size }}
      page={paging.page}
      sort={{ by: paging.order_by, order: paging.order }}
      onPage={onPage}
      onSort={onSort}
      isMine={({ mine }) => mine === true}
      isLocked={({ locked }) => locked === true}
      onOpenPass={passCardOpener('transfers', kind)}
      density="comfortable"
    />
  );
}
