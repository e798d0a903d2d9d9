import {
  EmptyState,
  QueryView,
  Section,
  Segments,
  SkeletonCard,
  Stack,
  TextLink,
} from '@touchline/design-system';
import {
  buildLink,
  selectTransferSort,
  transferSortRemembered,
  useRefreshFromHome,
  type WidgetProps,
} from '@touchline/shared/contract';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { transferOrderFrom, transferOrderLabels, transferOrders } from '../../components/transferOrders';
import { useFootballersQuery } from '../../state/footballers.queries';
import { MovedFootballers } from './MovedFootballers';

/** The most transferred footballers this gameweek. Slot: home.transfers */
export default function TransferWidget({ refresh = 0 }: WidgetProps) {
  const transfers = useFootballersQuery({ name: 'transferWidget' }, 'calm');
  useRefreshFromHome(refresh, transfers.refresh);
  const order = transferOrderFrom(useSelector(selectTransferSort));
  const dispatch = useDispatch();
  const all = buildLink('transfers', { params: { x: order } });
  return (
    <Section
      title="Transfers"
      look="card"
      actions={
        <Stack direction="row" sx={{ gap: 4 }}>
          <TextLink data-alone to={buildLink('footballers', { params: { x: 'prices' } })}>
            Prices
          </TextLink>
          <TextLink data-alone to={all}>
            All
          </TextLink>
        </Stack>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Segments
          label="Order"
          fullWidth
          value={order}
          options={transferOrders.map((value) => ({ value, label: transferOrderLabels[value] }))}
          onChange={(chosen) => void dispatch(transferSortRemembered(chosen))}
        />
        <QueryView
          query={transfers}
          what="transfers"
          skeleton={<SkeletonCard lines={5} what="transfers" />}
          isEmpty={(reply) => reply[order].length === 0}
          empty={<EmptyState art="clipboard" headingLevel="h3" title="No transfers yet this gameweek." />}
        >
          {(reply) => <MovedFootballers rows={reply[order]} order={order} />}
        </QueryView>
      </Stack>
    </Section>
  );
}
