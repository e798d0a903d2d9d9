import { PointsMatrix } from '../../components/PointsMatrix';
import { PointsSwitch } from '../../components/PointsSwitch';
import { ViewPage } from '../../components/ViewPage';

/** Net points by team and gameweek, the newest first. Route: /rivals/:segment/points/gameweek */
export default function GameweeksPage() {
  return (
    <ViewPage
      part="points_gameweek"
      pace="calm"
      what="points by gameweek"
      above={<PointsSwitch value="points/gameweek" />}
      isEmpty={({ columns }) => columns.length === 0}
      emptyText="No gameweeks yet"
    >
      {(matrix) => (
        <PointsMatrix
          matrix={matrix}
          caption="Net points by gameweek"
          totalLabel="Total"
          step="points/gameweek"
        />
      )}
    </ViewPage>
  );
}
