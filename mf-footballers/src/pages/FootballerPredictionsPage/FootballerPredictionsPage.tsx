import { EmptyState, KpiRow, later, PaywallBlock, SkeletonChart } from '@touchline/design-system';
import { usePassCardOpener } from '@touchline/shared/contract';
import { formatDec1 } from '@touchline/shared/format';
import type { FootballerPredictions } from '@touchline/shared/wire';
import { OurProjection } from './OurProjection';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const Expectations = later({
  load: () => import(/* webpackChunkName: "Expectations" */ './Expectations'),
  what: 'expected and actual points',
  waiting: <SkeletonChart what="expected and actual points" />,
});

/** Expected against actual points; for pass holders. Route: /footballer/:id/predictions */
export default function FootballerPredictionsPage() {
  return (
    <FootballerFrame part="footballerPredictions" pace="calm" what="predictions">
      {(predictions) => <Predictions predictions={predictions} />}
    </FootballerFrame>
  );
}

function Predictions({
  predictions: { locked, ep_this, ep_next, rows = [], ours },
}: {
  predictions: FootballerPredictions;
}) {
  const passCardOpener = usePassCardOpener();
  if (locked) return <PaywallBlock onOpenPass={passCardOpener('footballer', 'predictions')} />;
  if (ep_this == null && ep_next == null)
    return <EmptyState art="clipboard" title="No prediction." text="It comes with the next gameweek." />;
  return (
    <>
      <KpiRow
        items={[
          { label: 'EP this gameweek', value: formatDec1(ep_this), note: 'official' },
          { label: 'EP next gameweek', value: formatDec1(ep_next), note: 'official' },
          ...(ours ? [{ label: 'Ours, next gameweek', value: formatDec1(ours.ep?.[0]) }] : []),
        ]}
      />
      <Expectations rows={rows} ours={ours} />
      {ours && <OurProjection ours={ours} />}
    </>
  );
}
