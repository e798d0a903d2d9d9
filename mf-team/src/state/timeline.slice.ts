import { failed, idle, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { TimelineList } from '@touchline/shared/wire';
import { withNewest, withOlder } from '../domain/feed';

/** The filter chips of the feed, by their key in the address and in the call. */
export const timelineFilters = ['all', 'team', 'rivals', 'watchlist', 'prices', 'news'] as const;
export type TimelineFilter = (typeof timelineFilters)[number];

/** A feed of which older pages were requested. */
export interface LongFeed {
  /** All loaded pages, as one list. */
  readonly list: TimelineList;
  /** The last request for an older page; its items are appended to `list`. */
  readonly older: RemoteData<true>;
}

export interface OlderState {
  readonly feeds: { readonly [Filter in TimelineFilter]?: LongFeed };
}

interface Asked {
  filter: TimelineFilter;
  /** The feed as it is shown, or a new first page of it. */
  list: TimelineList;
}
interface Came {
  filter: TimelineFilter;
  page: TimelineList;
}
interface Failed {
  filter: TimelineFilter;
  failure: Failure;
}

const initialState: OlderState = { feeds: {} };

const slice = createSlice({
  name: 'olderTimeline',
  initialState,
  reducers: {
    newestArrived({ feeds }, { payload: { filter, list } }: PayloadAction<Asked>) {
      const feed = feeds[filter];
      if (feed) feeds[filter] = { ...feed, list: withNewest(feed.list, list) };
    },
    olderAsked({ feeds }, { payload: { filter, list } }: PayloadAction<Asked>) {
      feeds[filter] = { list, older: loading() };
    },
    olderArrived({ feeds }, { payload: { filter, page } }: PayloadAction<Came>) {
      feeds[filter] = { list: withOlder(feeds[filter]?.list, page), older: ready(true) };
    },
    olderFailed({ feeds }, { payload: { filter, failure } }: PayloadAction<Failed>) {
      const feed = feeds[filter];
      if (feed) feeds[filter] = { ...feed, older: failed(failure) };
    },
  },
});

export const { newestArrived, olderAsked, olderArrived, olderFailed } = slice.actions;

/** The part of the root state that the feeds with older pages have. */
export interface OlderRoot {
  readonly olderTimeline: OlderState;
}

export const selectOlder = ({ olderTimeline }: OlderRoot, filter: TimelineFilter): LongFeed | undefined =>
  olderTimeline.feeds[filter];

/** Request for the next older page, if any. */
export const olderOf = (feed: LongFeed | undefined): RemoteData<true> => feed?.older ?? idle;

export const olderReducer = slice.reducer;
