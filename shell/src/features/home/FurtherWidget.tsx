import { Box, Skeleton } from '@touchline/design-system';
import { useIsRendered } from '@touchline/shared/rendering';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { widgetForSlot } from '../../services/remotes/registry';
import { RemoteWidget } from '../../services/remotes/RemoteWidget';

interface FurtherWidgetProps {
  readonly slot: string;
  /** Height of its place while it loads. */
  readonly height: number | undefined;
  readonly refresh: number;
  /** Whether its code may load. */
  readonly isWanted: boolean;
}

/** A widget of Home after the first one: its code loads later, and HTML from the server stays until then. */
export function FurtherWidget({ slot, height, refresh, isWanted }: FurtherWidgetProps) {
  const { isKept, loading } = useRenderedHtml(slot);
  const waiting = <Skeleton variant="rounded" height={height ?? 240} />;
  // The same element while the properties are the same: React discards waiting HTML that is rendered anew.
  const kept = useMemo(
    () => (
      <Suspense fallback={<Skeleton variant="rounded" height={height ?? 240} />}>
        <OnceLoaded slot={slot} refresh={refresh} loading={loading} />
      </Suspense>
    ),
    [slot, height, refresh, loading],
  );
  if (isKept) return kept;
  if (isWanted) return <RemoteWidget slot={slot} refresh={refresh} fallback={waiting} />;
  return <Box>{waiting}</Box>;
}

interface OnceLoadedProps {
  readonly slot: string;
  readonly refresh: number;
  /** Absent on the server. */
  readonly loading: Promise<void> | undefined;
}

function OnceLoaded({ slot, refresh, loading }: OnceLoadedProps) {
  if (loading) use(loading);
  return <RemoteWidget slot={slot} refresh={refresh} />;
}

/** Whether the page's HTML has the widget. When its code does not load, it is rendered anew, as an error. */
function useRenderedHtml(slot: string) {
  const { further, registry } = useShell();
  const isRendered = useIsRendered();
  const [rendered] = useState(() => {
    const { remote } = widgetForSlot(registry(), slot) ?? {};
    if (!isRendered || remote === undefined || !further?.has(remote)) return undefined;
    return { loading: further.load?.(remote) };
  });
  const [hasFailed, setFailed] = useState(false);
  // The failed promise itself would be thrown during hydration, which React reports as an error of its own.
  const [loading] = useState(() => rendered?.loading && neverFails(rendered.loading));
  useEffect(() => void rendered?.loading?.catch(() => setFailed(true)), [rendered]);
  return { isKept: rendered !== undefined && !hasFailed, loading };
}

const neverFails = (loading: Promise<void>) =>
  new Promise<void>((resolve) => void loading.then(resolve, () => undefined));
