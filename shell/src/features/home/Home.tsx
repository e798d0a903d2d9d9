import { Box, PageFrame, Skeleton, Stack } from '@touchline/design-system';
import { dashboard } from '@touchline/shared/calls/dashboard';
import { useHasPass, useOnline, useUser } from '@touchline/shared/contract';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createShellQueries } from '../../services/context/shellQueries';
import { useShell } from '../../services/context/ShellContext';
import { prefetchWidgets } from '../../services/prefetch/onIntent';
import { mayOpen } from '../../services/remotes/access';
import { firstHomeSlot, homeWidgets } from '../../services/remotes/registry';
import { RemoteWidget } from '../../services/remotes/RemoteWidget';
import { FurtherWidget } from './FurtherWidget';
import { StatusStrip } from './StatusStrip';

const home = createShellQueries('home', (api) => ({
  dashboard: async () => (await api.call(dashboard)).payload,
}));

/** Registered before a server-rendered page is hydrated. */
export const homeSlice = home.slice;

/** The status of the gameweek, then the widgets of the remotes. Route: / */
export default function Home() {
  const { data, refresh: ask } = home.useQuery({ name: 'dashboard' }, 'live');
  const [refreshes, setRefreshes] = useState(0);
  const refresh = useCallback(() => {
    ask();
    setRefreshes((count) => count + 1);
  }, [ask]);

  return (
    <PageFrame title="Home" shown={{ data, refresh }} offline={!useOnline()}>
      <StatusStrip data={data} onRetry={ask} />
      <Widgets refresh={refreshes} />
    </PageFrame>
  );
}

function Widgets({ refresh }: { refresh: number }) {
  const { registry } = useShell();
  const user = useUser();
  const hasPass = useHasPass();
  const first = firstHomeSlot(registry());
  const widgets = homeWidgets(registry()).filter(
    ({ access = 'user' }) => mayOpen(access, user, hasPass) === 'open',
  );
  const isRestWanted = useRestWhenIdle(widgets.map(({ slot }) => slot));
  const columns = [widgets.filter(({ home }) => home?.column), widgets.filter(({ home }) => !home?.column)];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: 'start',
      }}
    >
      {columns.map((column, index) => (
        <Stack key={index} sx={{ gap: { xs: 4, md: 6 }, minWidth: 0 }}>
          {column.map(({ slot, home: { height } }) =>
            slot === first ? (
              <RemoteWidget
                key={slot}
                slot={slot}
                refresh={refresh}
                fallback={<Skeleton variant="rounded" height={height ?? 240} />}
              />
            ) : (
              <FurtherWidget
                key={slot}
                slot={slot}
                refresh={refresh}
                height={height}
                isWanted={isRestWanted}
              />
            ),
          )}
        </Stack>
      ))}
    </Box>
  );
}

/** Whether the widgets after the first one may load: their code would delay it on a slow phone. */
function useRestWhenIdle(slots: readonly string[]): boolean {
  const { idle, registry } = useShell();
  const [isWanted, setWanted] = useState(false);
  const isReached = useSyncExternalStore(nothingToHear, idle.isReached, () => false);
  useEffect(() => {
    let isLeft = false;
    void idle.reached.then(() => {
      if (isLeft) return;
      prefetchWidgets(registry(), slots);
      setWanted(true);
    });
    return () => void (isLeft = true);
    // Once per visit of Home: its widgets rarely change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [idle]);
  return isWanted || isReached;
}

/** A subscription is not needed: the page renders again when the condition changes. */
const nothingToHear = () => () => {};
