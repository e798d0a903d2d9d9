import { ErrorState, Skeleton } from '@touchline/design-system';
import { useHasPass, useUser, type WidgetProps } from '@touchline/shared/contract';
import { widgetImport } from '@touchline/shared/contract/host';
import { lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { loadedComponent } from '../loading/loadedComponents';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFault } from './remoteFault';
import { useRemotes } from './RemotesProvider';
import { mayOpen } from './access';
import { partName, widgetForSlot } from './registry';
import type { LoadedRemote } from './remoteLoader';
import { useSlowly } from './useSlowly';

const patienceMs = 3000;

interface RemoteWidgetProps extends WidgetProps {
  readonly slot: string;
  /** Shown while it loads: a skeleton of the widget's size. */
  readonly fallback?: ReactNode;
}

function WidgetBody({
  loading,
  widget,
  refresh,
}: {
  loading: LoadedRemote | Promise<LoadedRemote>;
  widget: string;
  refresh?: number;
}) {
  const { name, module } = loading instanceof Promise ? use(loading) : loading;
  const Widget = useMemo(() => {
    const exported = module.widgets[widget];
    if (!exported)
      throw new RemoteFault(name, 'exports', `It declares a widget "${widget}" but does not export it.`);
    const load = widgetImport(exported);
    return loadedComponent(load) ?? lazy(load);
  }, [name, module, widget]);
  return <Widget {...(refresh !== undefined && { refresh })} />;
}

function WidgetWaiting({
  remote,
  fallback,
  onRetry,
}: {
  remote: string;
  fallback: ReactNode;
  onRetry: () => void;
}) {
  return useSlowly(patienceMs) ? <WidgetFailed remote={remote} onRetry={onRetry} /> : fallback;
}

function WidgetFailed({ remote, onRetry }: { remote: string; onRetry: () => void }) {
  const part = partName(useRemotes().loader.registry(), remote);
  return (
    <ErrorState headingLevel="h3" title={part} text={`${part} could not be loaded here.`} onRetry={onRetry} />
  );
}

/** A remote's widget in a slot of a page; a widget that fails shows an error card in its place. */
export function RemoteWidget({
  slot,
  fallback = <Skeleton variant="rounded" height={160} />,
  refresh,
}: RemoteWidgetProps) {
  const { loader, report } = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const user = useUser();
  const hasPass = useHasPass();
  const found = widgetForSlot(loader.registry(), slot);
  if (!found) return null;
  const { remote, widget } = found;
  if (widget.access && mayOpen(widget.access, user, hasPass) !== 'open') return null;
  const retry = () => {
    loader.retry(remote);
    setAttempt((count) => count + 1);
  };
  return (
    <RemoteBoundary
      key={attempt}
      onError={(error) => report(remote, error)}
      fallback={() => <WidgetFailed remote={remote} onRetry={retry} />}
    >
      <Suspense fallback={<WidgetWaiting remote={remote} fallback={fallback} onRetry={retry} />}>
        <WidgetBody
          loading={loader.loaded(remote) ?? loader.load(remote)}
          widget={widget.name}
          {...(refresh !== undefined && { refresh })}
        />
      </Suspense>
    </RemoteBoundary>
  );
}
