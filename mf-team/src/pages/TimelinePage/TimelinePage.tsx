import {
  Button,
  EmptyState,
  linkTo as linkProps,
  NotFoundState,
  PageFrame,
  RemoteView,
} from '@touchline/design-system';
import { SkeletonFeed } from '@touchline/design-system/feed';
import { buildLink, useOnline } from '@touchline/shared/contract';
import { useParams } from '@touchline/shared/router';
import { FixturesButton } from '../../components/FixturesButton';
import { timelineFilters, type TimelineFilter } from '../../state/timeline.slice';
import { useFeed } from '../../state/useFeed';
import { Feed } from './Feed';
import { OlderButton } from './OlderButton';

const labels: Record<TimelineFilter, string> = {
  all: 'All',
  team: 'My team',
  rivals: 'Rivals',
  watchlist: 'Watchlist',
  prices: 'Prices',
  news: 'News',
};
const linkTo = (filter: TimelineFilter) =>
  buildLink('timeline', { params: { x: filter === 'all' ? '' : filter } });
const items = timelineFilters.map((filter) => ({ label: labels[filter], to: linkTo(filter) }));

/** Events, newest first. Routes: /timeline and /timeline/:x, where x is a filter */
export default function TimelinePage() {
  const { x = 'all' } = useParams();
  const filter = timelineFilters.find((one) => one === x);
  return filter ? <Timeline filter={filter} /> : <NotFoundState />;
}

function Timeline({ filter }: { filter: TimelineFilter }) {
  const { list, older, refresh, loadOlder } = useFeed(filter);
  return (
    <PageFrame
      title="Timeline"
      shown={{ data: list, refresh }}
      offline={!useOnline()}
      tabs={{ items, open: linkTo(filter), label: 'Filter' }}
    >
      <RemoteView
        data={list}
        what="timeline"
        onRetry={refresh}
        skeleton={<SkeletonFeed what="timeline" />}
        isEmpty={({ items }) => items.length === 0}
        empty={filter === 'watchlist' ? <NothingWatched /> : <NothingYet />}
      >
        {({ items, older: more }) => (
          <>
            <Feed items={items} />
            {more !== null && <OlderButton older={older} onAsk={loadOlder} />}
          </>
        )}
      </RemoteView>
    </PageFrame>
  );
}

const NothingYet = () => (
  <EmptyState
    art="stand"
    title="Nothing yet"
    text="Things appear here as the gameweek runs."
    action={<FixturesButton />}
  />
);

/** Whether nobody is watched or nothing has happened to them. */
const NothingWatched = () => (
  <EmptyState
    art="stand"
    title="Nothing yet"
    text="What happens to the players on your watchlist appears here. The star beside a player puts him on it."
    action={
      <Button variant="outlined" {...linkProps(buildLink('footballers', { params: { x: 'list' } }))}>
        See the players
      </Button>
    }
  />
);
