import type { RemoteData } from '@touchline/shared/remote-data';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { useCallback, useEffect } from 'react';
import { selectPart, type AccountRoot } from './account.selectors';
import { partOpened, type AccountParts, type Part } from './account.slice';
import { useFreshness, type Pace } from '@touchline/shared/contract';

export interface Fetched<T> {
  readonly data: RemoteData<T>;
  /** Asks again; what is on screen stays until the answer comes. */
  readonly refresh: () => void;
}

/** One part for as long as a component shows it: asked for at once and kept fresh. */
export function useAccountPart<Name extends keyof AccountParts>(
  { name, of }: Part<Name>,
  pace: Pace,
): Fetched<AccountParts[Name]> {
  const data = useSelector((root: AccountRoot) => selectPart(root, { name, of }));
  const dispatch = useDispatch();
  const refresh = useCallback(() => void dispatch(partOpened({ name, of })), [dispatch, name, of]);
  useEffect(refresh, [refresh]);
  useFreshness(data, refresh, pace);
  return { data, refresh };
}
