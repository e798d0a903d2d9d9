import { EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { GameweekFrame } from '../../components/GameweekFrame';
import { WithGameweek } from '../../components/WithGameweek';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { BroadcastDays } from './BroadcastDays';

/** Who broadcasts the fixtures of a gameweek. Route: /fixtures/:gameweek/streaming */
export default function StreamingPage() {
  return <WithGameweek>{(gameweek) => <Streaming gameweek={gameweek} />}</WithGameweek>;
}

function Streaming({ gameweek }: { gameweek: number }) {
  const streaming = useFixturesQuery({ name: 'streaming', of: String(gameweek) }, 'calm');
  return (
    <GameweekFrame gameweek={gameweek} tab="streaming" shown={streaming}>
      <QueryView
        query={streaming}
        what="broadcasts"
        skeleton={<SkeletonTable rows={10} columns={3} what="broadcasts" />}
        isEmpty={({ fixtures }) => fixtures.every(({ channels }) => channels.length === 0)}
        empty={<EmptyState art="stand" title="Nothing here" text="No broadcast information." />}
      >
        {({ fixtures }) => <BroadcastDays fixtures={fixtures} />}
      </QueryView>
    </GameweekFrame>
  );
}
