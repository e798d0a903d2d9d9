import { Segments } from '@touchline/design-system';
import { DataTable, type Column, type TableSort } from '@touchline/design-system/data';
import type { ReactNode } from 'react';
import { footballerColumns, type CategoryFigure, type ColumnContext } from './footballerColumns';
import { footballerViewLabels, type FootballerFigures, type FootballerTableView } from './footballerFigures';

interface FootballerTableProps<Row> extends Pick<
  ColumnContext,
  'benchmarks' | 'nextGameweek' | 'lastGameweek' | 'viewLabel' | 'expected' | 'openPass'
> {
  /** First words of the caption: "Your squad", "Arsenal". */
  readonly whose: string;
  readonly view: FootballerTableView;
  readonly rows: readonly Row[];
  /** The first column: the footballer, as the page renders them. */
  readonly player: Column<Row>;
  /** Points or counts, in the Points view. */
  readonly figure: CategoryFigure;
  readonly onFigure: (figure: CategoryFigure) => void;
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort | undefined) => void;
  readonly isMine?: (row: Row) => boolean;
  /** Beside a pitch: the sorted column follows the footballer. */
  readonly narrow?: boolean;
  /** Shown instead of a table without rows. */
  readonly empty?: ReactNode;
}

/** A whole squad in one of the seven views, without pagination. */
export function FootballerTable<Row extends FootballerFigures & { readonly id: number }>(
  props: FootballerTableProps<Row>,
) {
  const { whose, view, rows, player, figure, onFigure, sort, onSort, isMine, narrow, empty, ...context } =
    props;
  return (
    <DataTable
      caption={`${whose}: ${footballerViewLabels[view]}`}
      columns={[player, ...footballerColumns(view, { rows, figure, ...context })]}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      pageSize="all"
      isMine={isMine}
      narrow={narrow}
      empty={empty}
      toolbar={
        view === 'total_points' && (
          <Segments label="Figures" value={figure} options={figures} onChange={onFigure} />
        )
      }
    />
  );
}

const figures = [
  { value: 'points', label: 'Points' },
  { value: 'counts', label: 'Counts' },
] as const;
