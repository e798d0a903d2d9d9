import { EmptyState, NotFoundState, RemoteView, SkeletonTable } from '@touchline/design-system';
import { useTableAddress } from '@touchline/design-system/data';
import { buildLink, transferSortRemembered } from '@touchline/shared/contract';
import { useParams } from '@touchline/shared/router';
import { useDispatch } from '@touchline/shared/store';
import { useEffect } from 'react';
import { PageFrame } from '../../components/frame/FootballersFrame';
import { transferOrderLabels, transferOrders, type TransferOrder } from '../../components/transferOrders';
import { useFootballersQuery } from '../../state/footballers.queries';
import { useHeld } from '../../state/useHeld';
import { TransferTable } from './TransferTable';

/** Transfers of all managers this gameweek. Route: /transfers/:order */
export default function TransferTablePage() {
  const given = useParams().order;
  const order = transferOrders.find((one) => one === given);
  return order ? <OrderedTransfers order={order} /> : <NotFoundState />;
}

const linkTo = (order: TransferOrder) => buildLink('transfers', { params: { x: order } });
const tabs = transferOrders.map((order) => ({ label: transferOrderLabels[order], to: linkTo(order) }));

function OrderedTransfers({ order }: { order: TransferOrder }) {
  const { page, sort } = useTableAddress();
  const dispatch = useDispatch();
  useEffect(() => void dispatch(transferSortRemembered(order)), [dispatch, order]);
  const query = {
    ...(page > 1 && { page: String(page) }),
    ...(sort && { order_by: sort.by, order: sort.order }),
  };
  const transfers = useFootballersQuery({ name: 'transfers', x: order, query }, 'calm');
  const data = useHeld(transfers.data);
  return (
    <PageFrame
      title="Transfers"
      shown={{ data, refresh: transfers.refresh }}
      tabs={tabs}
      openTab={linkTo(order)}
    >
      <RemoteView
        data={data}
        what="transfers"
        onRetry={transfers.refresh}
        skeleton={<SkeletonTable rows={20} columns={6} what="transfers" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState art="clipboard" title="No transfers yet this gameweek." />}
      >
        {(table) => <TransferTable transfers={table} />}
      </RemoteView>
    </PageFrame>
  );
}
