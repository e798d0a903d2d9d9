import { SkeletonChart } from '@touchline/design-system';
import { lazy, Suspense } from 'react';
import { PointsSwitch } from '../../components/PointsSwitch';
import { TeamsTable } from '../../components/TeamsTable';
import { ViewPage } from '../../components/ViewPage';
import { pointsColumns } from './pointsColumns';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const PointsChart = lazy(() => import(/* webpackChunkName: "RivalPointsChart" */ './PointsChart'));

/** Points of the teams of a view by origin. Route: /rivals/:segment/points */
export default function PointsPage() {
  return (
    <ViewPage part="points" pace="calm" what="points" above={<PointsSwitch value="points" />}>
      {({ rows }) => (
        <>
          <TeamsTable
            caption="Points of the season by origin"
            columns={pointsColumns}
            rows={rows}
            sortedBy="total"
            step="points"
          />
          <Suspense fallback={<SkeletonChart what="points by origin" />}>
            <PointsChart rows={rows} />
          </Suspense>
        </>
      )}
    </ViewPage>
  );
}
