import { RemoteView, SkeletonTable } from '@touchline/design-system';
import { FootballersFrame } from '../../components/frame/FootballersFrame';
import { useFootballersQuery } from '../../state/footballers.queries';
import Prices from './Prices';

/** Whose price changes next, and whose changed. Route: /footballers/prices */
export default function PricesPage() {
  const prices = useFootballersQuery({ name: 'prices' }, 'calm');
  return (
    <FootballersFrame shown={prices}>
      <RemoteView
        data={prices.data}
        what="prices"
        onRetry={prices.refresh}
        skeleton={<SkeletonTable rows={20} columns={6} what="prices" />}
      >
        {(list) => <Prices prices={list} />}
      </RemoteView>
    </FootballersFrame>
  );
}
