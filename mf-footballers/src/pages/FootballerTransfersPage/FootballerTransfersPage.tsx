import { FootballersTablePage } from '../../components/table/FootballersTablePage';

/** Transfers in and out, with the filters of the lists. Route: /footballers/transfers */
export default function FootballerTransfersPage() {
  return <FootballersTablePage view="gameweek_transfers" />;
}
