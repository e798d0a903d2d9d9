import {
  Box,
  RefreshButton,
  RemoteView,
  SkeletonTable,
  Stack,
  Tab,
  Tabs,
  ToggleButton,
  ToggleButtonGroup,
} from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { useFantasy, useOnline } from '@touchline/shared/contract';
import type { FootballerView, TeamTable } from '@touchline/shared/wire';
import type { Pace } from '../../state/useFreshness';
import { useTeamPart } from '../../state/useTeamPart';
import { useAddressChoice } from '../useAddressChoice';
import { squadColumns, type CategoryFigure } from './squadColumns';
import { squadRows } from './squadRows';
import { squadViews } from './squadViews';

const viewNames = squadViews.map(({ value }) => value);

interface SquadTablesProps {
  /** The view this page starts with. */
  usualView: FootballerView;
  pace: Pace;
}

/** The squad as a table in seven views; view and order stand in the address. */
export default function SquadTables({ usualView, pace }: SquadTablesProps) {
  const [view, setView] = useAddressChoice('view', viewNames, usualView);
  const squad = useTeamPart(`squad/${view}`, pace);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <ViewTabs view={view} onView={setView} />
        <RefreshButton
          onRefresh={squad.refresh}
          busy={squad.data.status === 'loading'}
          offline={!useOnline()}
        />
      </Box>
      <RemoteView
        data={squad.data}
        what="squad table"
        onRetry={squad.refresh}
        skeleton={<SkeletonTable rows={15} what="squad table" />}
      >
        {(table) => <SquadTable table={table} />}
      </RemoteView>
    </Stack>
  );
}

function ViewTabs({ view, onView }: { view: FootballerView; onView: (view: FootballerView) => void }) {
  return (
    <Tabs
      aria-label="Views of the squad"
      variant="scrollable"
      value={view}
      onChange={(_, next: FootballerView) => onView(next)}
      sx={{ flex: 1, minWidth: 0 }}
    >
      {squadViews.map(({ value, label }) => (
        <Tab key={value} value={value} label={label} />
      ))}
    </Tabs>
  );
}

const figures: readonly CategoryFigure[] = ['points', 'counts'];
const noBenchmarks = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };

function SquadTable({ table }: { table: TeamTable }) {
  const { sort, onSort } = useTableAddress();
  const [figure, setFigure] = useAddressChoice('figure', figures, 'points');
  const benchmarks = useFantasy()?.benchmarks ?? noBenchmarks;
  const rows = squadRows(table);
  return (
    <DataTable
      caption={`Your squad: ${squadViews.find(({ value }) => value === table.view)?.label}`}
      columns={squadColumns(table.view, { rows, figure, benchmarks })}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      pageSize="all"
      toolbar={table.view === 'total_points' && <FigureSwitch value={figure} onChange={setFigure} />}
    />
  );
}

interface FigureSwitchProps {
  value: CategoryFigure;
  onChange: (figure: CategoryFigure) => void;
}

function FigureSwitch({ value, onChange }: FigureSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Figures"
      value={value}
      onChange={(_, figure: CategoryFigure | null) => figure && onChange(figure)}
    >
      <ToggleButton value="points">Points</ToggleButton>
      <ToggleButton value="counts">Counts</ToggleButton>
    </ToggleButtonGroup>
  );
}
