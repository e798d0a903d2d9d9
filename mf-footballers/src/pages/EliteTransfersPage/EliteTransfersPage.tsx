import { Segments, Stack } from '@touchline/design-system';
import { useTableAddress } from '@touchline/design-system/data';
import { ElitePage } from '../../components/elite/ElitePage';
import { EliteTable } from '../../components/elite/EliteTable';
import { transferOrderLabels, transferOrders } from '../../components/transferOrders';
import { eliteTransferColumns } from './eliteTransferColumns';

/** Footballers bought and sold by the best teams. Routes: /elite_transfers, /elite_transfers/:tier */
export default function EliteTransfersPage() {
  const { sort, onSort } = useTableAddress();
  const order = transferOrders.find((one) => one === sort?.by) ?? 'nett';
  return (
    <ElitePage
      part="topTransfers"
      place="elite_transfers"
      title="Elite transfers"
      emptyText="No transfers yet this gameweek."
    >
      {({ tier, rows }) => (
        <Stack sx={{ gap: 4 }}>
          <Segments
            label="Order"
            value={order}
            options={transferOrders.map((value) => ({ value, label: transferOrderLabels[value] }))}
            onChange={(by) => onSort(by === 'nett' ? undefined : { by, order: 'desc' })}
          />
          <EliteTable
            caption={`Transfers of the top ${tier}`}
            columns={eliteTransferColumns}
            rows={rows}
            sortedBy="nett"
            location="elite_transfers"
          />
        </Stack>
      )}
    </ElitePage>
  );
}
