import { failed, lastReady, lastValue, loading, type RemoteData } from '@touchline/shared/remote-data';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { TimelineList } from '@touchline/shared/wire';
import { useEffect } from 'react';
import { withNewest } from '../domain/feed';
import { timelineQueries } from './timeline.queries';
import {
  newestArrived,
  olderAsked,
  olderOf,
  selectOlder,
  type OlderRoot,
  type TimelineFilter,
} from './timeline.slice';

/** Loads a feed on mount and keeps it fresh; older pages on request. */
export function useFeed(filter: TimelineFilter) {
  const { data, refresh } = timelineQueries.useQuery({ name: 'newest', filter }, 'live');
  const long = useSelector((root: OlderRoot) => selectOlder(root, filter));
  const dispatch = useDispatch();
  const newest = lastValue(data);
  useEffect(() => {
    if (newest) dispatch(newestArrived({ filter, list: newest }));
  }, [dispatch, filter, newest]);
  const list = long ? withAll(data, long.list) : data;
  const shown = lastValue(list);
  const loadOlder = () => {
    if (shown) dispatch(olderAsked({ filter, list: shown }));
  };
  return { list, older: olderOf(long), refresh, loadOlder };
}

/** The feed with its older pages in place of its newest page alone. */
function withAll(data: RemoteData<TimelineList>, all: TimelineList): RemoteData<TimelineList> {
  const latest = lastReady(data);
  if (!latest) return data;
  const whole = { ...latest, value: withNewest(all, latest.value) };
  if (data.status === 'loading') return loading(whole);
  return data.status === 'failed' ? failed(data.failure, whole) : whole;
}
