import { EmptyState, SkeletonTable } from '@touchline/design-system';
import { FixturePage } from '../../components/fixture/FixturePage';
import { PointsOfFixture } from './PointsOfFixture';

/** Points of a fixture by category. Route: /fixture/:pair/points */
export default function FixturePointsPage() {
  return (
    <FixturePage
      part="fixturePoints"
      tab="points"
      what="points"
      skeleton={<SkeletonTable rows={12} columns={5} what="points" />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState art="whistle" title="No points yet" text="Nobody has played a minute yet." />}
    >
      {(answer) => <PointsOfFixture answer={answer} />}
    </FixturePage>
  );
}
