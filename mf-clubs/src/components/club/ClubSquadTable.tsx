import { EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { FootballerTable, footballerViewLabels, type CategoryFigure } from '@touchline/design-system/columns';
import { useTableAddress, type Column } from '@touchline/design-system/data';
import { usePassCardOpener, useAddressChoice, useFantasy, useLastGameweek } from '@touchline/shared/contract';
import type { FootballerRow, FootballerView } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { useClubsQuery } from '../../state/clubs.queries';
import { ClubFootballer } from '../ClubFootballer';
import type { ShownClub } from './ClubFrame';

interface ClubSquadTableProps {
  shown: ShownClub;
  name: string;
  view: FootballerView;
  /** Text for a club without footballers. */
  emptyText: string;
}

const figures: readonly CategoryFigure[] = ['points', 'counts'];
const noBenchmarks = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };

/** The squad of a club in one view; its sort order is in the address. */
export function ClubSquadTable({ shown, name, view, emptyText }: ClubSquadTableProps) {
  const passCardOpener = usePassCardOpener();
  const squad = useClubsQuery({ name: 'squad', ...shown, view }, 'calm');
  const { sort, onSort } = useTableAddress();
  const [figure, setFigure] = useAddressChoice('figure', figures, 'points');
  const fantasy = useFantasy();
  const lastGameweek = useLastGameweek();
  const player = useMemo(() => playerColumn(shown.season), [shown.season]);
  return (
    <QueryView
      query={squad}
      what={`squad of ${name}`}
      skeleton={<SkeletonTable rows={15} what={`squad of ${name}`} />}
    >
      {({ rows }) => (
        <FootballerTable
          whose={name}
          view={view}
          rows={rows}
          player={player}
          figure={figure}
          onFigure={setFigure}
          sort={sort}
          onSort={onSort}
          benchmarks={fantasy?.benchmarks ?? noBenchmarks}
          nextGameweek={fantasy?.next_gameweek?.id ?? null}
          lastGameweek={lastGameweek}
          openPass={(what) => passCardOpener('club_squad', what)}
          isMine={isMine}
          empty={<EmptyState art="bench" title={emptyText} />}
        />
      )}
    </QueryView>
  );
}

const isMine = ({ mine }: FootballerRow) => mine;

const playerColumn = (season: string | undefined): Column<FootballerRow> => ({
  key: 'name',
  label: 'Player',
  sortValue: ({ name }) => name,
  cell: (row) => <ClubFootballer footballer={row} season={season} />,
});

/** Options for a switch between some of the views. */
export const viewOptions = <View extends FootballerView>(views: readonly View[]) =>
  views.map((value) => ({ value, label: footballerViewLabels[value] }));
