import { failed, idle, ready, toFailure, type RemoteData } from '@touchline/shared/remote-data';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteView } from '../states/RemoteView';

interface Later<Props> {
  /** `() => import(…)`; asked again at each try. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What it is, as it reads after "the": "squad table". */
  what: string;
  waiting: ReactNode;
}

/**
 * A part of a page that comes after it, because what it needs is larger than the page. Where it does not load,
 * its own place says so and offers another try: `lazy` would keep the failure and take the page with it.
 */
export function later<Props extends object>({ load, what, waiting }: Later<Props>): ComponentType<Props> {
  return function LoadedLater(props: Props) {
    const [tries, setTries] = useState(1);
    const part = useLoaded(load, tries);
    return (
      <RemoteView data={part} what={what} skeleton={waiting} onRetry={() => setTries(tries + 1)}>
        {(Part) => <Part {...props} />}
      </RemoteView>
    );
  };
}

function useLoaded<Props>(load: Later<Props>['load'], tries: number): RemoteData<ComponentType<Props>> {
  const [part, setPart] = useState<RemoteData<ComponentType<Props>>>(idle);
  useEffect(() => {
    let isShown = true;
    load().then(
      ({ default: Part }) => isShown && setPart(ready(Part)),
      (thrown: unknown) => isShown && setPart(failed(toFailure(thrown))),
    );
    return () => {
      isShown = false;
    };
  }, [load, tries]);
  return part;
}
