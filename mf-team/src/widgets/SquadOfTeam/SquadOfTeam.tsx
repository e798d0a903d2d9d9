import { QueryView, Stack } from '@touchline/design-system';
import { FootballerViewTabs, type CategoryFigure } from '@touchline/design-system/columns';
import type { TableSort } from '@touchline/design-system/data';
import { selectActiveTeam } from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';
import { useSelector } from '@touchline/shared/store';
import type { FootballerView, TeamTable } from '@touchline/shared/wire';
import { useState } from 'react';
import { OrderedSquadTable } from '../../components/SquadTables/SquadTable';

import { SquadTableSkeleton } from '../../components/SquadTables/SquadTablesSkeleton';
import { squadViews } from '../../domain/squadViews';
import { useTeamQuery } from '../../state/team.queries';

/** The squad of the team whose popup is open, in seven views. Slot: team_popup.squad */
export default function SquadOfTeam() {
  const team = useSelector(selectActiveTeam);
  return team ? <Views teamId={team.teamId} /> : null;
}

/** View and order in local state: a popup has no address of its own. */
function Views({ teamId }: { teamId: TeamId }) {
  const [view, setView] = useState<FootballerView>('default');
  const squad = useTeamQuery({ name: 'squadOf', teamId, view }, 'calm');
  return (
    <Stack sx={{ gap: 3 }}>
      <FootballerViewTabs label="Views of the squad" views={squadViews} view={view} onView={setView} />
      <QueryView query={squad} what="squad table" skeleton={<SquadTableSkeleton />}>
        {(table) => <Ordered key={table.view} table={table} />}
      </QueryView>
    </Stack>
  );
}

function Ordered({ table }: { table: TeamTable }) {
  const [sort, onSort] = useState<TableSort>();
  const [figure, onFigure] = useState<CategoryFigure>('points');
  return (
    <OrderedSquadTable
      whose="Squad"
      table={table}
      sort={sort}
      onSort={onSort}
      figure={figure}
      onFigure={onFigure}
    />
  );
}
