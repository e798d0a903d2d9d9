import { FootballersTablePage } from '../../components/table/FootballersTablePage';

/** Expected points and the fixtures they come from. Route: /footballers/predictions */
export default function PredictionsPage() {
  return <FootballersTablePage view="predictions" />;
}
