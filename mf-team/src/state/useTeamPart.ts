import type { RemoteData } from '@touchline/shared/remote-data';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { useCallback, useEffect } from 'react';
import { selectPart, type TeamRoot } from './team.selectors';
import { partOpened, type TeamPart, type TeamParts } from './team.slice';
import { useFreshness, type Pace } from '@touchline/shared/contract';

export interface Fetched<T> {
  readonly data: RemoteData<T>;
  /** Asks again; what is on screen stays until the answer comes. */
  readonly refresh: () => void;
}

/** One part of the own team for as long as a component shows it: asked for at once and kept fresh. */
export function useTeamPart<Part extends TeamPart>(part: Part, pace: Pace): Fetched<TeamParts[Part]> {
  const data = useSelector((root: TeamRoot) => selectPart(root, part));
  const dispatch = useDispatch();
  const refresh = useCallback(() => void dispatch(partOpened({ part })), [dispatch, part]);
  useEffect(refresh, [refresh]);
  useFreshness(data, refresh, pace);
  return { data, refresh };
}
