import { timelineList } from '@touchline/shared/calls/timelineList';
import { shell } from '@touchline/shared/contract';
import type { TimelineList } from '@touchline/shared/wire';
import type { TimelineFilter } from './timeline.slice';

/**
 * One page of the feed, newest first; `before` is the cursor of the previous page.
 *
 * @throws FailureError
 */
export async function fetchTimeline(filter: TimelineFilter, before?: string): Promise<TimelineList> {
  const query = { filter: filter === 'all' ? undefined : filter, before };
  return (await shell().api.call(timelineList, { query })).payload;
}
