import {
  Banner,
  EmptyState,
  KpiRow,
  PaywallCell,
  Section,
  SkeletonChart,
  later,
} from '@touchline/design-system';
import { BalanceText } from '@touchline/design-system/football';
import { usePassCardOpener, type PassCardOpener } from '@touchline/shared/contract';
import { formatCount } from '@touchline/shared/format';
import type { FootballerTransfers } from '@touchline/shared/wire';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const TransferCharts = later({
  load: () => import(/* webpackChunkName: "TransferCharts" */ './TransferCharts'),
  what: 'transfers by gameweek',
  waiting: <SkeletonChart what="transfers by gameweek" />,
});

/** Ownership, cost and transfers by gameweek. Route: /footballer/:id/transfers */
export default function FootballerTransferHistoryPage() {
  const passCardOpener = usePassCardOpener();
  return (
    <FootballerFrame part="footballerTransfers" pace="calm" what="transfers">
      {({ complete, rows, now }) => (
        <>
          <Section title="Since the last deadline" look="card">
            <KpiRow items={figures(now, passCardOpener)} />
          </Section>
          {!complete && <Banner tone="warning">His past gameweeks could not be read from the game.</Banner>}
          {rows.length === 0 ? (
            <EmptyState art="clipboard" title="No transfer data" text="It comes after his first gameweek." />
          ) : (
            <TransferCharts rows={rows} />
          )}
        </>
      )}
    </FootballerFrame>
  );
}

function figures(
  { locked, balance, transfers_in, transfers_out }: FootballerTransfers['now'],
  passCardOpener: PassCardOpener,
) {
  const lock = (label: string) => (
    <PaywallCell what={label} onOpenPass={passCardOpener('footballer', 'transfers')} />
  );
  return [
    { label: 'Balance', value: locked ? lock('Balance') : <BalanceText value={balance} /> },
    { label: 'In', value: locked ? lock('In') : formatCount(transfers_in) },
    { label: 'Out', value: locked ? lock('Out') : formatCount(transfers_out) },
  ];
}
