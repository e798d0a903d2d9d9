import { EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { GameweekFrame } from '../../components/GameweekFrame';
import { WithGameweek } from '../../components/WithGameweek';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { FootballersTable } from './FootballersTable';

/** All footballers who have played in a gameweek. Route: /fixtures/:gameweek/footballers */
export default function FootballersPage() {
  return <WithGameweek>{(gameweek) => <Footballers gameweek={gameweek} />}</WithGameweek>;
}

function Footballers({ gameweek }: { gameweek: number }) {
  const footballers = useFixturesQuery({ name: 'footballers', of: String(gameweek) }, 'live');
  return (
    <GameweekFrame gameweek={gameweek} tab="footballers" shown={footballers}>
      <QueryView
        query={footballers}
        what="players"
        skeleton={<SkeletonTable rows={20} columns={6} what="players" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState art="bench" title="Nothing here" text="No one has played yet." />}
      >
        {({ rows }) => <FootballersTable rows={rows} />}
      </QueryView>
    </GameweekFrame>
  );
}
