import { RemoteView, SkeletonTable } from '@touchline/design-system';
import type { CategoryFigure } from '@touchline/design-system/columns';
import { useTableAddress } from '@touchline/design-system/data';
import { useShell } from '@touchline/shared/contract';
import { lastValue } from '@touchline/shared/remote-data';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { FootballersIndex, FootballerView } from '@touchline/shared/wire';
import { useEffect, type ReactNode } from 'react';
import { filterQuery, watchlistCategory } from '../../domain/filters';
import type { QueryResult } from '@touchline/shared/queries';
import { rowsSeen, selectCompare } from '../../state/compare.slice';
import { useFootballersQuery } from '../../state/footballers.queries';
import { useHeld } from '../../state/useHeld';
import { FootballerFilters } from '../filters/FootballerFilters';
import { useFilters } from '../filters/useFilters';
import { CompareBar } from '../compare/CompareBar';
import { FootballersFrame } from '../frame/FootballersFrame';
import { FootballersTable } from './FootballersTable';

interface FootballersTablePageProps {
  view: FootballerView;
  /** Content between the filters and the table: switches of the view. */
  above?: ReactNode;
  /** Content below the table: charts. */
  below?: ReactNode;
  figure?: CategoryFigure;
  /** Additional query parameters of the request. */
  more?: Readonly<Record<string, string>> | undefined;
}

/** A list of footballers in one view, with its filters. Page, order and filters are in the address. */
export function FootballersTablePage({ view, above, below, figure, more }: FootballersTablePageProps) {
  const address = useFilters();
  const { page, sort } = useTableAddress();
  const query = {
    ...filterQuery(address.filters),
    ...more,
    ...(page > 1 && { page: String(page) }),
    ...(sort && { order_by: sort.by, order: sort.order }),
  };
  const list = useFootballersQuery({ name: 'index', x: view, query }, 'calm');
  const data = useHeld(list.data);
  useWatchlistNews(list, address.filters.category);
  useRowsForComparison(lastValue(list.data));
  return (
    <FootballersFrame shown={{ data, refresh: list.refresh }}>
      <FootballerFilters address={address} />
      {above}
      <RemoteView
        data={data}
        what="players"
        onRetry={list.refresh}
        skeleton={<SkeletonTable rows={20} columns={6} what="players" />}
      >
        {(page) => (
          <FootballersTable page={page} filters={address.filters} onClear={address.clear} figure={figure} />
        )}
      </RemoteView>
      <CompareBar />
      {below}
    </FootballersFrame>
  );
}

/** Adds this list's figures of the selected footballers to their comparison. */
function useRowsForComparison(page: FootballersIndex | undefined) {
  const dispatch = useDispatch();
  const hasTicks = useSelector(selectCompare).ticked.length > 0;
  useEffect(() => {
    if (page && hasTicks) dispatch(rowsSeen(page.rows));
  }, [dispatch, page, hasTicks]);
}

/** Loads the watchlist again when a footballer was removed from it. */
function useWatchlistNews({ refresh }: QueryResult<FootballersIndex>, category: string) {
  const shell = useShell();
  useEffect(() => {
    if (category !== watchlistCategory) return undefined;
    return shell.events.on('watchlistChanged', refresh);
  }, [shell, refresh, category]);
}
