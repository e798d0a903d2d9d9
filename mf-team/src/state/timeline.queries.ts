import type { ApiClient } from '@touchline/shared/api';
import { timelineList } from '@touchline/shared/calls/timelineList';
import { createQueries, payloadOf } from '@touchline/shared/queries';
import type { TimelineFilter } from './timeline.slice';

const createLoaders = (api: ApiClient) => ({
  /** The first page of a feed. */
  newest: ({ filter }: { readonly filter: TimelineFilter }) =>
    payloadOf(api.call(timelineList, { query: { filter: filter === 'all' ? undefined : filter } })),
});

/** The newest page of each feed; `timeline.slice` adds the older ones. */
export const timelineQueries = createQueries('timeline', createLoaders);
