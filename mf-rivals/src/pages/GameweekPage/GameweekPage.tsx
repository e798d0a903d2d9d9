import { later, SkeletonChart } from '@touchline/design-system';
import { WhenNear } from '@touchline/design-system/near';
import { lastValue } from '@touchline/shared/remote-data';
import type { RivalsGameweek } from '@touchline/shared/wire';
import { useSegment } from '../../components/useSegment';
import { ViewPage } from '../../components/ViewPage';
import { useRivalsQuery } from '../../state/rivals.queries';
import { ChanceHistory } from './ChanceHistory';
import { ChanceLine } from './ChanceLine';
import { GameweekTable } from './GameweekTable';

const waiting = <SkeletonChart what="net points by team" />;

/** The chart's library is larger than the rest of the page, and the chart below the table: it loads when it comes near. */
const GameweekChart = later({
  load: () => import(/* webpackChunkName: "GameweekChart" */ './GameweekChart'),
  what: 'chart',
  waiting,
});

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
      <WhenNear waiting={waiting}>
        <GameweekChart rows={rows} label={label} />
      </WhenNear>
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
