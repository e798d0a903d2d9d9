import { Box, RemoteView, Section, SkeletonTable } from '@touchline/design-system';
import { footballerColumns, footballerViewLabels } from '@touchline/design-system/columns';
import { DataTable, type TableSort } from '@touchline/design-system/data';
import { clubKit, FootballerCell } from '@touchline/design-system/football';
import { Tab, Tabs } from '@touchline/design-system/tabs';
import {
  buildLink,
  usePassCardOpener,
  useAddressChoice,
  useFantasy,
  useLastGameweek,
} from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';
import type { FootballerRow, FootballerView, TeamTable } from '@touchline/shared/wire';
import { useState } from 'react';
import { useSegment } from '../../components/useSegment';
import { useRivalsQuery } from '../../state/rivals.queries';

interface LineupTablesProps {
  /** First words of the tables' captions. */
  whose: string;
  /** The team of the squad; the view's template when absent. */
  member?: TeamId;
}

const views = Object.keys(footballerViewLabels) as readonly FootballerView[];

/** The squad below the pitch as a table in seven views; the view is in the address. */
export default function LineupTables({ whose, member }: LineupTablesProps) {
  const view = useSegment();
  const [table, setTable] = useAddressChoice('view', views, 'default');
  const { data, refresh } = useRivalsQuery({ name: 'squadTable', view, member, table }, 'calm');
  return (
    <Section title="Squad">
      <Tabs
        aria-label="Views of the squad"
        variant="scrollable"
        value={table}
        onChange={(_, next: FootballerView) => setTable(next)}
      >
        {views.map((each) => (
          <Tab key={each} value={each} label={footballerViewLabels[each]} />
        ))}
      </Tabs>
      <Box sx={{ pt: 2 }}>
        <RemoteView
          data={data}
          what="squad table"
          onRetry={refresh}
          skeleton={<SkeletonTable rows={15} what="squad table" />}
        >
          {(table) => <SquadTable whose={whose} table={table} />}
        </RemoteView>
      </Box>
    </Section>
  );
}

const noBenchmarks = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };

function SquadTable({ whose, table }: { whose: string; table: TeamTable }) {
  const passCardOpener = usePassCardOpener();
  const fantasy = useFantasy();
  const [sort, setSort] = useState<TableSort | undefined>();
  const rows = rowsOf(table);
  const benchmarks = fantasy?.benchmarks ?? noBenchmarks;
  const nextGameweek = fantasy?.next_gameweek?.id ?? null;
  const lastGameweek = useLastGameweek();
  return (
    <DataTable
      caption={`${whose}: ${footballerViewLabels[table.view]}`}
      columns={[
        {
          key: 'name',
          label: 'Player',
          sortValue: ({ name }: SquadRow) => name,
          cell: (row: SquadRow) => <Player row={row} />,
        },
        ...footballerColumns(table.view, {
          rows,
          figure: 'points',
          benchmarks,
          nextGameweek,
          lastGameweek,
          viewLabel: fantasy?.rivals_config.label,
          openPass: (what) => passCardOpener('rivals_lineups', what),
        }),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      pageSize="all"
    />
  );
}

type SquadRow = FootballerRow & { readonly isBenched: boolean };

/** From goalkeeper to forwards, the bench last: the order of the pitch. */
function rowsOf({ groups: { SUBS, GKP, DEF, MID, FWD } }: TeamTable): SquadRow[] {
  return [
    ...[...GKP, ...DEF, ...MID, ...FWD].map((row) => ({ ...row, isBenched: false })),
    ...SUBS.map((row) => ({ ...row, isBenched: true })),
  ];
}

const Player = ({ row }: { row: SquadRow }) => (
  <FootballerCell
    footballer={row}
    kit={clubKit(row.club_id)}
    to={buildLink('footballer', { params: { id: row.id } })}
    note={row.isBenched ? 'Bench' : undefined}
  />
);
