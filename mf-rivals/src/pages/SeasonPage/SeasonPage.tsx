import { Skeleton, SkeletonChart, Stack } from '@touchline/design-system';
import { lastValue } from '@touchline/shared/remote-data';
import type { RivalsSeason } from '@touchline/shared/wire';
import { lazy, Suspense } from 'react';
import { TeamsTable } from '../../components/TeamsTable';
import { useSegment } from '../../components/useSegment';
import { ViewPage } from '../../components/ViewPage';
import { useRivalsQuery } from '../../state/rivals.queries';
import { seasonColumns } from './seasonColumns';
import { SeasonChanceLine } from './SeasonChanceLine';

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
      {(value) => <Teams {...value} />}
    </ViewPage>
  );
}

/** The chart, and the table with the chances, which load after it. */
function Teams({ totals, rows }: RivalsSeason) {
  const { data, refresh } = useRivalsQuery({ name: 'season_chances', view: useSegment() }, 'calm');
  return (
    <>
      <SeasonChanceLine data={data} onRetry={refresh} />
      <Suspense fallback={<ChartWaiting />}>
        <SeasonChart totals={totals} />
      </Suspense>
      <TeamsTable
        caption="The season by team"
        columns={seasonColumns(lastValue(data))}
        rows={rows}
        sortedBy="total"
        step="season"
      />
    </>
  );
}
