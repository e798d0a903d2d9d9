import { Box, PageFrame, Skeleton, Stack } from '@touchline/design-system';
import { dashboard } from '@touchline/shared/calls/dashboard';
import { shell, useOnline } from '@touchline/shared/contract';
import { useCallback, useState } from 'react';
import { createShellQueries } from '../app/shellQueries';
import { RemoteWidget } from '../remotes/RemoteWidget';
import { homeOrder, leftSlots, type HomeSlot } from './homeOrder';
import { StatusStrip } from './StatusStrip';
import { useRestWanted } from './useRestWanted';

const home = createShellQueries('home', (api) => ({
  dashboard: async () => (await api.call(dashboard)).payload,
}));

/** What matters now, in one page: the status of the gameweek, then the widgets of the remotes. Route: / */
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
  const [first] = homeOrder;
  const [isRestWanted, place] = useRestWanted(homeOrder);
  const left = homeOrder.filter((slot) => leftSlots.includes(slot));
  const right = homeOrder.filter((slot) => !leftSlots.includes(slot));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: 'start',
      }}
    >
      {[left, right].map((slots, column) => (
        <Stack key={column} sx={{ gap: { xs: 4, md: 6 }, minWidth: 0 }}>
          {slots.map((slot) => {
            const waiting = <Skeleton variant="rounded" height={slotHeights[slot]} />;
            if (slot === first || isRestWanted)
              return <RemoteWidget key={slot} slot={slot} refresh={refresh} fallback={waiting} />;
            return (
              <Box key={slot} ref={place}>
                {waiting}
              </Box>
            );
          })}
        </Stack>
      ))}
    </Box>
  );
}

/** Pixels that a widget takes once it is there, so that nothing jumps. */
const slotHeights: Record<HomeSlot, number> = {
  'home.team': 800,
  'home.rivals': 390,
  'home.fixtures': 170,
  'home.footballers': 240,
  'home.transfers': 300,
  'home.categories': 260,
};
