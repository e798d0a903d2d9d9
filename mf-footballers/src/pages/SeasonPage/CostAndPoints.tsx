import { EmptyState, RemoteView, SkeletonChart } from '@touchline/design-system';
import { CostScatter } from '@touchline/design-system/charts';
import type { FootballerChartData } from '@touchline/shared/wire';
import { useFootballersQuery } from '../../state/footballers.queries';

/** All footballers who have played, by cost and points. */
export default function CostAndPoints() {
  const { data, refresh } = useFootballersQuery({ name: 'chartData' }, 'calm');
  return (
    <RemoteView
      data={data}
      what="cost and points"
      onRetry={refresh}
      skeleton={<SkeletonChart height={360} what="cost and points" />}
      isEmpty={({ footballers }) => footballers.length === 0}
      empty={<EmptyState title="Nobody has played yet" art="clipboard" />}
    >
      {({ footballers }) => <Scatter footballers={footballers} />}
    </RemoteView>
  );
}

function Scatter({ footballers }: FootballerChartData) {
  const best = [...footballers].sort((a, b) => b.total_points / b.cost - a.total_points / a.cost)[0];
  return (
    <CostScatter
      title="Cost and points"
      summary={best ? `${best.name} has given the most points for his cost.` : ''}
      valueLabel="Total points"
      points={footballers.map(({ id, name, position, cost, total_points, mine }) => ({
        key: id,
        label: name,
        position,
        cost,
        value: total_points,
        mine,
      }))}
    />
  );
}
