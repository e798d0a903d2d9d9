import {
  failed,
  idle,
  lastValue,
  loading,
  ready,
  type Failure,
  type RemoteData,
} from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { TimelineList } from '@touchline/shared/wire';
import { withNewest, withOlder } from '../domain/feed';

/** The filter chips of the feed, by their key in the address and in the call. */
export const timelineFilters = ['all', 'team', 'rivals', 'watchlist', 'prices', 'news'] as const;
export type TimelineFilter = (typeof timelineFilters)[number];

export interface Feed {
  /** All loaded pages, as one list. */
  readonly list: RemoteData<TimelineList>;
  /** The last request for an older page; its items are appended to `list`. */
  readonly older: RemoteData<true>;
}

export interface TimelineState {
  readonly feeds: { readonly [Filter in TimelineFilter]?: Feed };
}

interface Asked {
  filter: TimelineFilter;
}
interface Came extends Asked {
  page: TimelineList;
}
interface Failed extends Asked {
  failure: Failure;
}

export const emptyFeed: Feed = { list: idle, older: idle };
const initialState: TimelineState = { feeds: {} };

const slice = createSlice({
  name: 'timeline',
  initialState,
  reducers: {
    feedOpened({ feeds }, { payload: { filter } }: PayloadAction<Asked>) {
      const feed = feeds[filter] ?? emptyFeed;
      feeds[filter] = { ...feed, list: loading(feed.list) };
    },
    feedArrived({ feeds }, { payload: { filter, page } }: PayloadAction<Came>) {
      const feed = feeds[filter] ?? emptyFeed;
      feeds[filter] = { ...feed, list: ready(withNewest(lastValue(feed.list), page)) };
    },
    feedFailed({ feeds }, { payload: { filter, failure } }: PayloadAction<Failed>) {
      const feed = feeds[filter] ?? emptyFeed;
      feeds[filter] = { ...feed, list: failed(failure, feed.list) };
    },
    olderAsked({ feeds }, { payload: { filter } }: PayloadAction<Asked>) {
      const feed = feeds[filter] ?? emptyFeed;
      feeds[filter] = { ...feed, older: loading() };
    },
    olderArrived({ feeds }, { payload: { filter, page } }: PayloadAction<Came>) {
      const { list } = feeds[filter] ?? emptyFeed;
      feeds[filter] = { list: ready(withOlder(lastValue(list), page)), older: ready(true) };
    },
    olderFailed({ feeds }, { payload: { filter, failure } }: PayloadAction<Failed>) {
      const feed = feeds[filter] ?? emptyFeed;
      feeds[filter] = { ...feed, older: failed(failure) };
    },
  },
});

export const { feedOpened, feedArrived, feedFailed, olderAsked, olderArrived, olderFailed } = slice.actions;
export const timelineReducer = slice.reducer;
