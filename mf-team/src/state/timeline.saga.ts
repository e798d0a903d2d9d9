import { failureIn } from '@touchline/shared/queries';
import { lastValue } from '@touchline/shared/remote-data';
import { all, call, fork, put, select, takeLatestPer } from '@touchline/shared/store';
import { fetchTimeline } from './timeline.api';
import { selectFeed, type TimelineRoot } from './timeline.selectors';
import { feedArrived, feedFailed, feedOpened, olderArrived, olderAsked, olderFailed } from './timeline.slice';

export function* timelineSaga() {
  yield* all([
    fork(takeLatestPer, feedOpened, filterOf, loadNewest),
    fork(takeLatestPer, olderAsked, filterOf, loadOlder),
  ]);
}

const filterOf = ({ filter }: ReturnType<typeof feedOpened>['payload']) => filter;

function* loadNewest({ payload: { filter } }: ReturnType<typeof feedOpened>) {
  try {
    yield* put(feedArrived({ filter, page: yield* call(fetchTimeline, filter) }));
  } catch (error) {
    yield* put(feedFailed({ filter, failure: failureIn('timeline', error) }));
  }
}

function* loadOlder({ payload: { filter } }: ReturnType<typeof olderAsked>) {
  try {
    const { list } = yield* select((root: TimelineRoot) => selectFeed(root, filter));
    const before = lastValue(list)?.older ?? undefined;
    yield* put(olderArrived({ filter, page: yield* call(fetchTimeline, filter, before) }));
  } catch (error) {
    yield* put(olderFailed({ filter, failure: failureIn('timeline', error) }));
  }
}
