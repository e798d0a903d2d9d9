import { SkeletonChart } from '@touchline/design-system';
import { lazy, Suspense } from 'react';
import { TeamsTable } from '../../components/TeamsTable';
import { ViewPage } from '../../components/ViewPage';
import { seasonColumns } from './seasonColumns';

/** The chart's library is larger than all the rest of the page: it comes after the content. */
const SeasonChart = lazy(() => import(/* webpackChunkName: "SeasonChart" */ './SeasonChart'));

/** How the season of the teams of a view went. Route: /rivals/:segment/season */
export default function SeasonPage() {
  return (
    <ViewPage
      part="season"
      pace="calm"
      what="season"
      isEmpty={({ totals }) => totals.x.length === 0}
      emptyText="No gameweeks yet"
    >
      {({ totals, rows }) => (
        <>
          <Suspense fallback={<SkeletonChart what="season" />}>
            <SeasonChart totals={totals} />
          </Suspense>
          <TeamsTable
            caption="The season by team"
            columns={seasonColumns}
            rows={rows}
            sortedBy="total"
            step="season"
          />
        </>
      )}
    </ViewPage>
  );
}
