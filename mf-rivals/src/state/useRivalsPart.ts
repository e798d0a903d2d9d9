import { shell } from '@touchline/shared/contract';
import type { RemoteData } from '@touchline/shared/remote-data';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { useCallback, useEffect } from 'react';
import { selectPart, type RivalsRoot } from './rivals.selectors';
import { partOpened, type Part, type RivalsParts } from './rivals.slice';
import { useFreshness, type Pace } from '@touchline/shared/contract';

export interface Fetched<T> {
  readonly data: RemoteData<T>;
  /** Asks again; what is on screen stays until the answer comes. */
  readonly refresh: () => void;
}

/** One part for as long as a component shows it: asked for at once, kept fresh, asked again for new rivals. */
export function useRivalsPart<Name extends keyof RivalsParts>(
  { name, view, gameweek }: Part<Name>,
  pace: Pace,
): Fetched<RivalsParts[Name]> {
  const data = useSelector((root: RivalsRoot) => selectPart(root, { name, view, gameweek }));
  const dispatch = useDispatch();
  const refresh = useCallback(
    () => void dispatch(partOpened({ name, view, gameweek })),
    [dispatch, name, view, gameweek],
  );
  useEffect(refresh, [refresh]);
  useFreshness(data, refresh, pace);
  useEffect(() => shell().events.on('rivalFollowed', refresh), [refresh]);
  useEffect(() => shell().events.on('rivalUnfollowed', refresh), [refresh]);
  return { data, refresh };
}
