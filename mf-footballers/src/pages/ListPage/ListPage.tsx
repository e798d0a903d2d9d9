import { FootballersTablePage } from '../../components/table/FootballersTablePage';

/** All footballers with their common figures. Route: /footballers/list */
export default function ListPage() {
  return <FootballersTablePage view="default" />;
}
