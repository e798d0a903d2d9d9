import { EmptyState, SkeletonTable } from '@touchline/design-system';
import type { FixtureId } from '@touchline/shared/domain';
import { FixturePage } from '../../components/fixture/FixturePage';
import { useFixturePace } from '../../components/fixture/useFixturePace';
import { WithFixture } from '../../components/fixture/WithFixture';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { PointsOfFixture } from './PointsOfFixture';

/** Points of a fixture by category. Route: /fixture/:pair/points */
export default function FixturePointsPage() {
  return <WithFixture>{(pair) => <Points key={pair} pair={pair} />}</WithFixture>;
}

function Points({ pair }: { pair: FixtureId }) {
  const points = useFixturesQuery({ name: 'fixturePoints', of: pair }, useFixturePace(pair));
  return (
    <FixturePage
      pair={pair}
      tab="points"
      shown={points}
      what="points"
      skeleton={<SkeletonTable rows={12} columns={5} what="points" />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState art="whistle" title="No points yet" text="Nobody has played a minute yet." />}
    >
      {(answer) => <PointsOfFixture answer={answer} />}
    </FixturePage>
  );
}
