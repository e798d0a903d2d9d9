import { FootballersTablePage } from '../../components/table/FootballersTablePage';

/** Who is bought and sold, with the filters of the lists. Route: /footballers/transfers */
export default function FootballerTransfersPage() {
  return <FootballersTablePage view="gameweek_transfers" />;
}
