import { FootballersTablePage } from '../../components/table/FootballersTablePage';
import { PointsSwitch } from '../../components/table/PointsSwitch';

/** Points of each club's last fixtures. Route: /footballers/points/fixtures */
export default function FixturePointsPage() {
  return <FootballersTablePage view="fixtures_points" above={<PointsSwitch value="points/fixtures" />} />;
}
