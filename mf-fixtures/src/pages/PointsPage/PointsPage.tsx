import { EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { GameweekFrame } from '../../components/GameweekFrame';
import { WithGameweek } from '../../components/WithGameweek';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { SidePoints } from './SidePoints';

/** The points of each side of each fixture, by category. Route: /fixtures/:gameweek/points */
export default function PointsPage() {
  return <WithGameweek>{(gameweek) => <Points gameweek={gameweek} />}</WithGameweek>;
}

function Points({ gameweek }: { gameweek: number }) {
  const points = useFixturesQuery({ name: 'points', of: String(gameweek) }, 'live');
  return (
    <GameweekFrame gameweek={gameweek} tab="points" shown={points}>
      <QueryView
        query={points}
        what="points"
        skeleton={<SkeletonTable rows={10} columns={6} what="points" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState art="bench" title="Nothing here" text="Not yet started" />}
      >
        {({ rows }) => <SidePoints rows={rows} />}
      </QueryView>
    </GameweekFrame>
  );
}
