import { QueryView, SkeletonTable } from '@touchline/design-system';
import { FootballersFrame } from '../../components/frame/FootballersFrame';
import { useFootballersQuery } from '../../state/footballers.queries';
import Prices from './Prices';

/** Whose price changes next, and whose changed. Route: /footballers/prices */
export default function PricesPage() {
  const prices = useFootballersQuery({ name: 'prices' }, 'calm');
  return (
    <FootballersFrame shown={prices}>
      <QueryView
        query={prices}
        what="prices"
        skeleton={<SkeletonTable rows={20} columns={6} what="prices" />}
      >
        {(list) => <Prices prices={list} />}
      </QueryView>
    </FootballersFrame>
  );
}
