import { timelineList } from '@touchline/shared/calls/timelineList';
import { getShell, type Shell } from '@touchline/shared/contract';
import { failureIn } from '@touchline/shared/queries';
import { call, put, takeLatestPer } from '@touchline/shared/store';
import type { TimelineList } from '@touchline/shared/wire';
import { olderArrived, olderAsked, olderFailed, type TimelineFilter } from './timeline.slice';

/** Loads older pages of the feeds, for each feed the last one that was requested. */
export function* olderSaga() {
  yield* takeLatestPer(olderAsked, ({ filter }) => filter, loadOlder);
}

function* loadOlder({ payload: { filter, list } }: ReturnType<typeof olderAsked>) {
  const shell = yield* getShell();
  try {
    const page = yield* call(fetchOlder, shell, filter, list.older ?? undefined);
    yield* put(olderArrived({ filter, page }));
  } catch (error) {
    yield* put(olderFailed({ filter, failure: failureIn(shell, 'timeline', error) }));
  }
}

/**
 * @param before the cursor of the previous page
 * @throws FailureError
 */
async function fetchOlder(
  { api }: Shell,
  filter: TimelineFilter,
  before: string | undefined,
): Promise<TimelineList> {
  const query = { filter: filter === 'all' ? undefined : filter, before };
  return (await api.call(timelineList, { query })).payload;
}
