import { useDispatch, useSelector } from '@touchline/shared/store';
import { useCallback, useEffect } from 'react';
import { selectFeed, type TimelineRoot } from './timeline.selectors';
import { feedOpened, olderAsked, type TimelineFilter } from './timeline.slice';
import { useFreshness } from '@touchline/shared/contract';

/** Loads a feed on mount and keeps it fresh; older pages on request. */
export function useFeed(filter: TimelineFilter) {
  const { list, older } = useSelector((root: TimelineRoot) => selectFeed(root, filter));
  const dispatch = useDispatch();
  const refresh = useCallback(() => void dispatch(feedOpened({ filter })), [dispatch, filter]);
  const loadOlder = useCallback(() => void dispatch(olderAsked({ filter })), [dispatch, filter]);
  useEffect(refresh, [refresh]);
  useFreshness(list, refresh, 'live');
  return { list, older, refresh, loadOlder };
}
