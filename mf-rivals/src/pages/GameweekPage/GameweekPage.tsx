import { SkeletonChart } from '@touchline/design-system';
import { lastValue } from '@touchline/shared/remote-data';
import type { RivalsGameweek } from '@touchline/shared/wire';
import { lazy, Suspense } from 'react';
import { useSegment } from '../../components/useSegment';
import { ViewPage } from '../../components/ViewPage';
import { useRivalsQuery } from '../../state/rivals.queries';
import { ChanceHistory } from './ChanceHistory';
import { ChanceLine } from './ChanceLine';
import { GameweekTable } from './GameweekTable';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const GameweekChart = lazy(() => import(/* webpackChunkName: "GameweekChart" */ './GameweekChart'));

/** The teams of a view in the current gameweek, live. Route: /rivals/:segment/gameweek */
export default function GameweekPage() {
  return (
    <ViewPage
      part="gameweek"
      pace="live"
      what="gameweek"
      isEmpty={({ gameweek }) => gameweek === null}
      emptyText="Nothing to show before the deadline"
    >
      {(value) => <Teams {...value} />}
    </ViewPage>
  );
}

/** The table with the chances, which load after it, their line through the gameweek, and the chart. */
function Teams({ gameweek, rows }: RivalsGameweek) {
  const view = useSegment();
  const { data, refresh } = useRivalsQuery({ name: 'chances', view }, 'live');
  const history = useRivalsQuery({ name: 'chance_history', view }, 'live');
  const label = gameweek?.label ?? '';
  return (
    <>
      <ChanceLine data={data} onRetry={refresh} />
      <GameweekTable rows={rows} label={label} chances={lastValue(data)} />
      <ChanceHistory data={history.data} onRetry={history.refresh} />
      <Suspense fallback={<SkeletonChart what="net points by team" />}>
        <GameweekChart rows={rows} label={label} />
      </Suspense>
    </>
  );
}
