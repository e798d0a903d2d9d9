import { EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { GameweekFrame } from '../../components/GameweekFrame';
import { WithGameweek } from '../../components/WithGameweek';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { EventFeed } from './EventFeed';

/** Events that gave or cost points in a gameweek. Route: /fixtures/:gameweek/events */
export default function EventsPage() {
  return <WithGameweek>{(gameweek) => <Events gameweek={gameweek} />}</WithGameweek>;
}

function Events({ gameweek }: { gameweek: number }) {
  const events = useFixturesQuery({ name: 'events', of: String(gameweek) }, 'live');
  return (
    <GameweekFrame gameweek={gameweek} tab="events" shown={events}>
      <QueryView
        query={events}
        what="events"
        skeleton={<SkeletonTable rows={10} columns={3} what="events" />}
        isEmpty={({ events: all }) => all.length === 0}
        empty={<EmptyState art="whistle" title="Nothing here" text="Nothing has happened yet." />}
      >
        {({ events: all }) => <EventFeed events={all} />}
      </QueryView>
    </GameweekFrame>
  );
}
