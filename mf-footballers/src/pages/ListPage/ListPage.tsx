import { FootballersTablePage } from '../../components/table/FootballersTablePage';

/** All footballers with their usual numbers. Route: /footballers/list */
export default function ListPage() {
  return <FootballersTablePage view="default" />;
}
