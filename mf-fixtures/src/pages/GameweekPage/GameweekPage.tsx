import { EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { GameweekFrame } from '../../components/GameweekFrame';
import { WithGameweek } from '../../components/WithGameweek';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { LiveScores } from '../../components/LiveScores';
import { MatchDays } from './MatchDays';

/** The fixtures of one gameweek by day. Route: /fixtures/:gameweek */
export default function GameweekPage() {
  return <WithGameweek>{(gameweek) => <Fixtures gameweek={gameweek} />}</WithGameweek>;
}

function Fixtures({ gameweek }: { gameweek: number }) {
  const list = useFixturesQuery({ name: 'list', of: String(gameweek) }, 'live');
  return (
    <GameweekFrame gameweek={gameweek} shown={list}>
      <QueryView
        query={list}
        what="fixtures"
        skeleton={<SkeletonTable rows={10} columns={3} what="fixtures" />}
      >
        {(gameweek) => (
          <>
            {gameweek.fixtures.length === 0 && (
              <EmptyState title="Nothing here" text="No fixtures in this gameweek." />
            )}
            <LiveScores fixtures={gameweek.fixtures} />
            <MatchDays list={gameweek} />
          </>
        )}
      </QueryView>
    </GameweekFrame>
  );
}
