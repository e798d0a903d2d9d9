import type { RemoteData } from '@touchline/shared/remote-data';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { useCallback, useEffect } from 'react';
import { selectPart, type ClubsRoot } from './clubs.selectors';
import { partOpened, type ClubsParts, type Part } from './clubs.slice';
import { useFreshness, type Pace } from '@touchline/shared/contract';

export interface Fetched<T> {
  readonly data: RemoteData<T>;
  /** Asks again; what is on screen stays until the answer comes. */
  readonly refresh: () => void;
}

/** One part for as long as a component shows it: asked for at once and kept fresh. */
export function useClubsPart<Name extends keyof ClubsParts>(
  { name, club }: Part<Name>,
  pace: Pace,
): Fetched<ClubsParts[Name]> {
  const data = useSelector((root: ClubsRoot) => selectPart(root, { name, club }));
  const dispatch = useDispatch();
  const refresh = useCallback(() => void dispatch(partOpened({ name, club })), [dispatch, name, club]);
  useEffect(refresh, [refresh]);
  useFreshness(data, refresh, pace);
  return { data, refresh };
}
