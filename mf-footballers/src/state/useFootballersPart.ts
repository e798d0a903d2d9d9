import { shell } from '@touchline/shared/contract';
import type { RemoteData } from '@touchline/shared/remote-data';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { useCallback, useEffect, useState } from 'react';
import { selectPart, type FootballersRoot } from './footballers.selectors';
import { keyOf, partOpened, type FootballersParts, type Part } from './footballers.slice';
import { useFreshness, type Pace } from '@touchline/shared/contract';

export interface Fetched<T> {
  readonly data: RemoteData<T>;
  /** Asks again; what is on screen stays until the answer comes. */
  readonly refresh: () => void;
}

/** One part for as long as a component shows it: asked for at once and kept fresh. */
export function useFootballersPart<Name extends keyof FootballersParts>(
  asked: Part<Name>,
  pace: Pace,
): Fetched<FootballersParts[Name]> {
  const part = useSamePart(asked);
  const data = useSelector((root: FootballersRoot) => selectPart(root, part));
  const dispatch = useDispatch();
  const refresh = useCallback(() => void dispatch(partOpened(part)), [dispatch, part]);
  useEffect(refresh, [refresh]);
  useFreshness(data, refresh, pace);
  useEffect(() => shell().events.on('viewChanged', refresh), [refresh]);
  return { data, refresh };
}

/** The same object as long as it asks for the same, though each render writes its query anew. */
function useSamePart<Name extends keyof FootballersParts>(asked: Part<Name>): Part<Name> {
  const [part, setPart] = useState(asked);
  if (keyOf(part) === keyOf(asked)) return part;
  setPart(asked);
  return asked;
}
