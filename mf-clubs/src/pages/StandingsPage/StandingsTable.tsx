import { useMediaQuery, type Theme } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import type { StandingsRow } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { standingsColumns } from './standingsColumns';

/** The league table; in its own order until the user sorts it. */
export function StandingsTable({ rows }: { rows: readonly StandingsRow[] }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const columns = useMemo(() => standingsColumns(isPhone), [isPhone]);
  const { sort, onSort } = useTableAddress();
  return (
    <DataTable
      caption="League table"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      pageSize="all"
      sort={sort}
      onSort={onSort}
    />
  );
}
