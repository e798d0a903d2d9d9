import { PaywallCell } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { clubKit, FootballerCell, OwnershipText, PointsPill } from '@touchline/design-system/football';
import { usePassCardOpener, useFantasy } from '@touchline/shared/contract';
import { viewHeading } from '@touchline/shared/domain';
import { formatPercent, noValue } from '@touchline/shared/format';
import type { FixtureRivals } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { SwingText } from '../../components/SwingText';

type Row = FixtureRivals['rows'][number];

interface RivalsOfFixtureProps {
  rows: readonly Row[];
  /** After kick-off there are points and swings. */
  hasStarted: boolean;
}

/** The footballers of a fixture with an owner in the view, the most owned first. */
export function RivalsOfFixture({ rows, hasStarted }: RivalsOfFixtureProps) {
  const { sort, onSort } = useTableAddress();
  const view = useFantasy()?.rivals_config.label ?? 'your view';
  const columns = useMemo(() => columnsOf(view, hasStarted), [view, hasStarted]);
  return (
    <DataTable
      caption={`Players of this match in the teams of ${view}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isMine={({ mine }) => mine}
      pageSize="all"
      sort={sort}
      onSort={onSort}
    />
  );
}

function Lock({ what }: { what: string }) {
  const passCardOpener = usePassCardOpener();
  return <PaywallCell what={what} onOpenPass={passCardOpener('fixture', 'rivals: effective ownership')} />;
}

const multipliers: Readonly<Record<number, string>> = { 0: 'SUB', 1: 'XI', 2: 'C', 3: '3xC' };

const name: Column<Row> = {
  key: 'name',
  label: 'Player',
  sortValue: (row) => row.name,
  cell: (row) => <FootballerCell footballer={row} kit={clubKit(row.club_id)} />,
};

const owned = (view: string): Column<Row> => ({
  key: 'rivals',
  label: viewHeading(view),
  meaning: `How many teams of ${view} own the player`,
  kind: 'mark',
  sortValue: ({ rivals }) => rivals.count_share,
  // Without rivals there is no percentage.
  cell: ({ rivals }) => <OwnershipText ownership={rivals.total > 0 ? rivals : null} />,
});

const result: readonly Column<Row>[] = [
  {
    key: 'swing',
    label: 'Swing',
    meaning: 'Your points minus the mean of the view: plus is good for you',
    kind: 'number',
    sortValue: ({ swing }) => swing,
    cell: ({ swing, locked }) => (locked ? <Lock what="Swing" /> : <SwingText value={swing ?? null} />),
  },
  {
    key: 'points',
    label: 'Pts',
    meaning: 'Points in this match',
    kind: 'mark',
    sortValue: ({ points }) => points,
    cell: ({ points }) => <PointsPill value={points} of="fixture" />,
  },
];

const details: readonly Column<Row>[] = [
  {
    key: 'mine',
    label: 'Mine',
    meaning: 'How the player counts for you',
    kind: 'mark',
    sortValue: ({ mine, my_multiplier }) => (mine ? my_multiplier : -1),
    cell: ({ mine, my_multiplier }) => (mine ? (multipliers[my_multiplier] ?? `×${my_multiplier}`) : noValue),
  },
  numberColumn('captained', 'C', 'How many teams of your view have the player as captain'),
  {
    key: 'effective',
    label: 'EO',
    meaning: 'Effective ownership: mean multiplier in the view',
    kind: 'number',
    sortValue: ({ effective }) => effective,
    cell: ({ effective, locked }) =>
      locked ? <Lock what="Effective ownership" /> : formatPercent(effective ?? 0),
  },
];

const columnsOf = (view: string, hasStarted: boolean): readonly Column<Row>[] => [
  name,
  owned(view),
  ...(hasStarted ? result : []),
  ...details,
];
