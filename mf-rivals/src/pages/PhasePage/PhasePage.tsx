import { PointsMatrix } from '../../components/PointsMatrix';
import { PointsSwitch } from '../../components/PointsSwitch';
import { ViewPage } from '../../components/ViewPage';

/** Net points by team and month of the season. Route: /rivals/:segment/points/phase */
export default function PhasePage() {
  return (
    <ViewPage
      part="points_phase"
      pace="calm"
      what="points by month"
      above={<PointsSwitch value="points/phase" />}
      isEmpty={({ columns }) => columns.length === 0}
      emptyText="No months yet"
    >
      {(matrix) => (
        <PointsMatrix matrix={matrix} caption="Net points by month" totalLabel="Season" step="points/phase" />
      )}
    </ViewPage>
  );
}
