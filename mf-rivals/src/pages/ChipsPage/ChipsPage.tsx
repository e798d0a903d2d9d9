import { ChipGrid } from '@touchline/design-system/football';
import { ViewPage } from '../../components/ViewPage';
import { useShell } from '@touchline/shared/contract';
import { chipColumns, chipRow } from './chipRows';
import { LockedTeams } from './LockedTeams';

/** Chips played by the teams of a view, and those left. Route: /rivals/:segment/chips */
export default function ChipsPage() {
  const shell = useShell();
  return (
    <ViewPage
      part="chips"
      pace="calm"
      what="chips"
      isEmpty={({ rows }) => rows.length === 0}
      emptyText="Nothing to show before the deadline"
    >
      {({ windows, rows }) => {
        const open = rows.filter(({ locked }) => !locked);
        return (
          <>
            <ChipGrid
              columns={chipColumns({ windows, rows: open })}
              rows={open.map((row) => chipRow(row, windows, (id) => shell.openTeamPopup(id)))}
            />
            <LockedTeams rows={rows} />
          </>
        );
      }}
    </ViewPage>
  );
}
