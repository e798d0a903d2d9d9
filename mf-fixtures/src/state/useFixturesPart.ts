import type { RemoteData } from '@touchline/shared/remote-data';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { useCallback, useEffect } from 'react';
import { selectPart, type FixturesRoot } from './fixtures.selectors';
import { partOpened, type FixturesParts, type Part } from './fixtures.slice';
import { useFreshness, type Pace } from '@touchline/shared/contract';

export interface Fetched<T> {
  readonly data: RemoteData<T>;
  /** Asks again; what is on screen stays until the answer comes. */
  readonly refresh: () => void;
}

/** One part for as long as a component shows it: asked for at once and kept fresh. */
export function useFixturesPart<Name extends keyof FixturesParts>(
  { name, of }: Part<Name>,
  pace: Pace,
): Fetched<FixturesParts[Name]> {
  const data = useSelector((root: FixturesRoot) => selectPart(root, { name, of }));
  const dispatch = useDispatch();
  const refresh = useCallback(() => void dispatch(partOpened({ name, of })), [dispatch, name, of]);
  useEffect(refresh, [refresh]);
  useFreshness(data, refresh, pace);
  return { data, refresh };
}
