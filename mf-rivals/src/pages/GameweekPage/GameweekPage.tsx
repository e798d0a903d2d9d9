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

/** The table with the chances, their line through the gameweek, and the chart. */
function Teams({ gameweek, rows }: RivalsGameweek) {
  const label = gameweek?.label ?? '';
  return (
    <>
      <TableWithChances rows={rows} label={label} />
      <HistoryOfChances />
      <Suspense fallback={<SkeletonChart what="net points by team" />}>
        <GameweekChart rows={rows} label={label} />
      </Suspense>
    </>
  );
}

/** Chances load after the table; the chart is not drawn again for them. */
function TableWithChances({ rows, label }: Pick<RivalsGameweek, 'rows'> & { label: string }) {
  const { data, refresh } = useRivalsQuery({ name: 'chances', view: useSegment() }, 'live');
  return (
    <>
      <ChanceLine data={data} onRetry={refresh} />
      <GameweekTable rows={rows} label={label} chances={lastValue(data)} />
    </>
  );
}

function HistoryOfChances() {
  const { data, refresh } = useRivalsQuery({ name: 'chance_history', view: useSegment() }, 'live');
  return <ChanceHistory data={data} onRetry={refresh} />;
}
