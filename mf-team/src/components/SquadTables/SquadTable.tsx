import { FootballerTable, type CategoryFigure } from '@touchline/design-system/columns';
import { useTableAddress, type Column, type TableSort } from '@touchline/design-system/data';
import { usePassCardOpener, useAddressChoice, useFantasy, useLastGameweek } from '@touchline/shared/contract';
import type { ExpectedKind } from '@touchline/shared/domain';
import type { TeamTable } from '@touchline/shared/wire';

import { useExpectedKind } from '../useExpectedKind';
import { SquadPlayer } from './SquadPlayer';
import { squadRows, type SquadRow } from './squadRows';

const figures: readonly CategoryFigure[] = ['points', 'counts'];
const player: Column<SquadRow> = {
  key: 'name',
  label: 'Player',
  sortValue: ({ name }) => name,
  cell: (row) => <SquadPlayer row={row} />,
};
const noBenchmarks = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };

/** The own squad in one view, its sort order in the address. */
export function SquadTable({ table }: { table: TeamTable }) {
  const { sort, onSort } = useTableAddress();
  const expected = useExpectedKind();
  const [figure, setFigure] = useAddressChoice('figure', figures, 'points');
  return (
    <OrderedSquadTable
      whose="Your squad"
      table={table}
      sort={sort}
      onSort={onSort}
      figure={figure}
      onFigure={setFigure}
      expected={expected}
    />
  );
}

interface OrderedSquadTableProps {
  /** First words of the table's caption. */
  readonly whose: string;
  readonly table: TeamTable;
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort | undefined) => void;
  readonly figure: CategoryFigure;
  readonly onFigure: (figure: CategoryFigure) => void;
  /** Whose expected points the table has; the game's when absent. */
  readonly expected?: ExpectedKind;
}

/** Any squad in one view, in the given order. */
export function OrderedSquadTable({ table, ...props }: OrderedSquadTableProps) {
  const passCardOpener = usePassCardOpener();
  const fantasy = useFantasy();
  const lastGameweek = useLastGameweek();
  return (
    <FootballerTable
      {...props}
      narrow
      view={table.view}
      rows={squadRows(table)}
      player={player}
      benchmarks={fantasy?.benchmarks ?? noBenchmarks}
      nextGameweek={fantasy?.next_gameweek?.id ?? null}
      lastGameweek={lastGameweek}
      viewLabel={fantasy?.rivals_config.label}
      openPass={(what) => passCardOpener('squad_table', what)}
    />
  );
}
