import { FootballersTablePage } from '../../components/table/FootballersTablePage';
import { PointsSwitch } from '../../components/table/PointsSwitch';

/** Points of the last gameweeks, the newest first. Route: /footballers/points/gameweek */
export default function GameweekPointsPage() {
  return <FootballersTablePage view="gameweek_points" above={<PointsSwitch value="points/gameweek" />} />;
}
