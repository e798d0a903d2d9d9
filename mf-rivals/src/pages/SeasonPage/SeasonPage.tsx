import { Skeleton, SkeletonChart, Stack } from '@touchline/design-system';
import { lazy, Suspense } from 'react';
import { TeamsTable } from '../../components/TeamsTable';
import { ViewPage } from '../../components/ViewPage';
import { seasonColumns } from './seasonColumns';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const SeasonChart = lazy(() => import(/* webpackChunkName: "SeasonChart" */ './SeasonChart'));

/** Reserved height of the chart with its switch and the legend of ten teams, against layout shift. */
const ChartWaiting = () => (
  <Stack sx={{ gap: 3 }}>
    <Skeleton variant="rounded" sx={{ width: 218, height: 36, '@media (pointer: coarse)': { height: 44 } }} />
    <SkeletonChart what="season" />
    <Skeleton variant="rounded" sx={{ height: { xs: 160, md: 60 } }} />
  </Stack>
);

/** The season of the teams of a view. Route: /rivals/:segment/season */
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
          <Suspense fallback={<ChartWaiting />}>
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
