import { Skeleton, later } from '@touchline/design-system';
import { FootballersTablePage } from '../../components/table/FootballersTablePage';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const CostAndPoints = later({
  load: () => import(/* webpackChunkName: "CostAndPoints" */ './CostAndPoints'),
  what: 'cost and points',
  waiting: <Skeleton variant="rounded" height={360} />,
});

/** The next fixtures of all footballers, and points for the price. Route: /footballers/season */
export default function SeasonPage() {
  return <FootballersTablePage view="season_ticker" below={<CostAndPoints />} />;
}
