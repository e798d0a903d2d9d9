import { failed, idle, ready, toFailure, type RemoteData } from '@touchline/shared/remote-data';
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { ErrorState } from '../states/ErrorState';
import { RemoteView } from '../states/RemoteView';
import { useIsRendered } from '../../theme/useIsRendered';

interface Later<Props> {
  /** `() => import(…)`; called again with each retry. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Name of the part, as read after "the": "squad table". */
  what: string;
  waiting: ReactNode;
}

/** The component, and its preload function: a loaded component renders without a fallback. */
type LaterPart<Props> = FunctionComponent<Props> & { ahead: () => Promise<void> };

/**
 * A lazily loaded part of a page, for code that is larger than the page. A load error is shown in its place
 * with a retry: `lazy` would cache the failure and unmount the page.
 */
export function later<Props extends object>({ load, what, waiting }: Later<Props>): LaterPart<Props> {
  let come: ComponentType<Props> | undefined;
  const loadPart = async () => (come ??= (await load()).default);
  function LoadedLater(props: Props) {
    const { part, retry } = useLoaded(loadPart, come);
    if (part.status === 'failed')
      return (
        <ErrorState
          text={`The ${what} could not be loaded. Try again; if it stays, reload the page.`}
          onRetry={retry}
        />
      );
    return (
      <RemoteView data={part} what={what} skeleton={waiting}>
        {(Part) => <Part {...props} />}
      </RemoteView>
    );
  }
  /** The server renders the part in place; its HTML stays until the browser has the code. */
  const Rendered = lazy<ComponentType<Props>>(() =>
    loadPart().then(
      (Part) => ({ default: Part }),
      () => ({ default: LoadedLater }),
    ),
  );
  function Later(props: Props) {
    const isRendered = useIsRendered();
    const [Part] = useState<ComponentType<Props>>(() => (isRendered ? (come ?? Rendered) : LoadedLater));
    // The same element while the properties are the same: React discards waiting HTML that is rendered anew.
    return useMemo(
      () => (
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      ),
      [Part, props],
    );
  }
  // `memo` of a generic component has a type of its own; it is used like any other.
  return Object.assign(memo(Later) as unknown as FunctionComponent<Props>, {
    ahead: async () => void (await loadPart()),
  });
}

function useLoaded<Props>(load: () => Promise<ComponentType<Props>>, come: ComponentType<Props> | undefined) {
  const [tries, setTries] = useState(1);
  const [part, setPart] = useState<RemoteData<ComponentType<Props>>>(() => (come ? ready(come) : idle));
  const isThere = part.status === 'ready';
  useEffect(() => {
    if (isThere) return undefined;
    let isShown = true;
    load().then(
      (Part) => isShown && setPart(ready(Part)),
      (thrown: unknown) => isShown && setPart(failed(toFailure(thrown))),
    );
    return () => {
      isShown = false;
    };
    // Runs again with a retry, not when the part has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [load, tries]);
  const retry = () => {
    setPart(idle);
    setTries(tries + 1);
  };
  return { part, retry };
}
