import { Box, EmptyState } from '@touchline/design-system';
import { DataTable } from '@touchline/design-system/data';
import { DifficultyLegend } from '@touchline/design-system/football';
import type { SeasonTicker } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { gameweeksBetween, hasFixtures, type TickerRow } from '../../domain/tickerRun';
import { rowKey, tickerColumns } from './tickerColumns';
import type { TickerChoices } from './useTickerChoices';

interface TickerProps {
  ticker: SeasonTicker;
  choices: TickerChoices;
}

/** The ticker's rows; what is pinned stands in a table of its own above, so that it stays on top. */
export function Ticker({ ticker: { kind, rows }, choices }: TickerProps) {
  const { from, to, difficulty, pinned, change, sort, onSort } = choices;
  const gameweeks = useMemo(() => gameweeksBetween(from, to), [from, to]);
  const togglePin = (key: string) => {
    const after = pinned.includes(key) ? pinned.filter((other) => other !== key) : [...pinned, key];
    change({ pin: after.join(',') || undefined });
  };
  const columns = tickerColumns({ kind, gameweeks, difficulty, pinned, onPin: togglePin });
  const table = (caption: string, some: readonly TickerRow[]) => (
    <DataTable
      caption={caption}
      columns={columns}
      rows={some}
      rowKey={rowKey}
      pageSize="all"
      sort={sort}
      onSort={onSort}
    />
  );

  if (rows.length === 0) return <NobodyHere kind={kind} />;
  if (!hasFixtures(rows, gameweeks))
    return <EmptyState title="Nothing here" text="No fixtures in this range" />;
  const onTop = rows.filter((row) => pinned.includes(rowKey(row)));
  const others = rows.filter((row) => !pinned.includes(rowKey(row)));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {onTop.length > 0 && table('Pinned', onTop)}
      {others.length > 0 && table('Season ticker', others)}
      <DifficultyLegend />
    </Box>
  );
}

const NobodyHere = ({ kind }: { kind: SeasonTicker['kind'] }) =>
  kind === 'watchlist' ? (
    <EmptyState title="Nobody on your watchlist" text="Tap the star on any player to follow him here." />
  ) : (
    <EmptyState art="bench" title="No squad yet" text="Your squad appears after the first deadline." />
  );
