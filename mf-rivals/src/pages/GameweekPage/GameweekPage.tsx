import { SkeletonChart } from '@touchline/design-system';
import { lazy, Suspense } from 'react';
import { ViewPage } from '../../components/ViewPage';
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
      {({ gameweek, rows }) => (
        <>
          <GameweekTable rows={rows} label={gameweek?.label ?? ''} />
          <Suspense fallback={<SkeletonChart what="net points by team" />}>
            <GameweekChart rows={rows} label={gameweek?.label ?? ''} />
          </Suspense>
        </>
      )}
    </ViewPage>
  );
}
