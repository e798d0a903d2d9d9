import type { Failure, RemoteData } from '@touchline/shared/remote-data';
import { useSelector, useStore } from '@touchline/shared/store';
import { useCallback } from 'react';
import { selectDeed, type DeedsRoot } from './deeds.selectors';
import { deedAsked, type DeedInput, type DeedName, type DeedOutcome } from './deeds.slice';

/** How a deed ended. */
export type Ended<T> =
  | { readonly value: T; readonly failure?: undefined }
  | { readonly value?: undefined; readonly failure: Failure };

interface Deed<Name extends DeedName> {
  /** Does it, and answers once it is done or has failed; it never throws. */
  readonly run: (input: DeedInput<Name>) => Promise<Ended<DeedOutcome<Name>>>;
  readonly isBusy: boolean;
}

/** Something the reader can do, by the store and its saga; a form waits for the end to show its errors. */
export function useDeed<Name extends DeedName>(deed: Name): Deed<Name> {
  const store = useStore<DeedsRoot>();
  const isBusy = useSelector((root: DeedsRoot) => selectDeed(root, deed).status === 'loading');
  const run = useCallback(
    (input: DeedInput<Name>) => {
      store.dispatch(deedAsked({ deed, input }));
      return ending(store, deed);
    },
    [store, deed],
  );
  return { run, isBusy };
}

type Store = ReturnType<typeof useStore<DeedsRoot>>;

function ending<Name extends DeedName>(store: Store, deed: Name): Promise<Ended<DeedOutcome<Name>>> {
  return new Promise((resolve) => {
    const look = () => {
      const ended = endOf(selectDeed(store.getState(), deed));
      if (!ended) return;
      stop();
      resolve(ended);
    };
    const stop = store.subscribe(look);
  });
}

function endOf<T>(data: RemoteData<T>): Ended<T> | undefined {
  if (data.status === 'ready') return { value: data.value };
  return data.status === 'failed' ? { failure: data.failure } : undefined;
}
