import { Box, RefreshButton, QueryView, Stack } from '@touchline/design-system';
import { FootballerViewTabs } from '@touchline/design-system/columns';
import { type Pace, useAddressChoice, useOnline } from '@touchline/shared/contract';
import type { FootballerView } from '@touchline/shared/wire';
import { useTeamQuery } from '../../state/team.queries';
import { SquadTable } from './SquadTable';
import { SquadTableSkeleton } from './SquadTablesSkeleton';
import { squadViews } from '../../domain/squadViews';

export interface SquadTablesProps {
  /** The page's default view. */
  startView: FootballerView;
  pace: Pace;
}

/** The squad as a table in seven views; view and order are in the address. */
export default function SquadTables({ startView, pace }: SquadTablesProps) {
  const [view, setView] = useAddressChoice('view', squadViews, startView);
  const squad = useTeamQuery({ name: 'squad', view }, pace);
  return (
    <Stack sx={{ gap: { xs: 3, md: 1 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <FootballerViewTabs label="Views of the squad" views={squadViews} view={view} onView={setView} />
        <RefreshButton
          onRefresh={squad.refresh}
          busy={squad.data.status === 'loading'}
          offline={!useOnline()}
        />
      </Box>
      <QueryView query={squad} what="squad table" skeleton={<SquadTableSkeleton />}>
        {(table) => <SquadTable table={table} />}
      </QueryView>
    </Stack>
  );
}
