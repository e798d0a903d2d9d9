import { Skeleton } from '@touchline/design-system';
import { lazy, Suspense } from 'react';
import { FootballersTablePage } from '../../components/table/FootballersTablePage';

/** The chart's library is larger than all the rest of the page: it comes after the content. */
const CostAndPoints = lazy(() => import(/* webpackChunkName: "CostAndPoints" */ './CostAndPoints'));

/** The next fixtures of all footballers, and what one gets for the money. Route: /footballers/season */
export default function SeasonPage() {
  return (
    <FootballersTablePage
      view="season_ticker"
      below={
        <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
          <CostAndPoints />
        </Suspense>
      }
    />
  );
}
