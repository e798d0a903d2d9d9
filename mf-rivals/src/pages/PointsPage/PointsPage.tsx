import { later, SkeletonChart } from '@touchline/design-system';
import { WhenNear } from '@touchline/design-system/near';
import { PointsSwitch } from '../../components/PointsSwitch';
import { TeamsTable } from '../../components/TeamsTable';
import { ViewPage } from '../../components/ViewPage';
import { pointsColumns } from './pointsColumns';

const waiting = <SkeletonChart what="points by origin" />;

/** The chart's library is larger than the rest of the page, and the chart below the table: it loads when it comes near. */
const PointsChart = later({
  load: () => import(/* webpackChunkName: "RivalPointsChart" */ './PointsChart'),
  what: 'chart',
  waiting,
});

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
          <WhenNear waiting={waiting}>
            <PointsChart rows={rows} />
          </WhenNear>
        </>
      )}
    </ViewPage>
  );
}
