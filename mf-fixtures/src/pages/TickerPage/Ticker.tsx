import { Box, EmptyState } from '@touchline/design-system';
import { tickerKey, TickerTable, type TickerRow as DrawnRow } from '@touchline/design-system/ticker';
import { DifficultyLegend } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import type { GameweekNumber, TickerDifficulty } from '@touchline/shared/domain';
import type { SeasonTicker } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { difficultyOf, gameweeksBetween, hasFixtures, runMean, type TickerRow } from '../../domain/tickerRun';
import type { TickerChoices } from './useTickerChoices';

interface TickerProps {
  ticker: SeasonTicker;
  choices: TickerChoices;
}

/** The ticker's rows; pinned ones are on top and in the address. */
export function Ticker({ ticker: { kind, rows }, choices }: TickerProps) {
  const { from, to, difficulty, pinned, change, sort, onSort } = choices;
  const gameweeks = useMemo(() => gameweeksBetween(from, to), [from, to]);
  const drawn = useMemo(
    () => rows.map((row) => drawnRow(row, gameweeks, difficulty)),
    [rows, gameweeks, difficulty],
  );
  const togglePin = (key: string) => {
    const after = pinned.includes(key) ? pinned.filter((other) => other !== key) : [...pinned, key];
    change({ pin: after.join(',') || undefined });
  };

  if (rows.length === 0) return <NobodyHere kind={kind} />;
  if (!hasFixtures(rows, gameweeks))
    return <EmptyState title="Nothing here" text="No fixtures in this range" />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <TickerTable
        rows={drawn.map((row) => ({ ...row, pinned: pinned.includes(tickerKey(row)) }))}
        from={from}
        to={to}
        sort={sort}
        onSort={onSort}
        hrefOf={pageOf}
        onPin={togglePin}
        gameweekHref={gameweekPage}
        counted
      />
      <DifficultyLegend />
    </Box>
  );
}

function drawnRow(
  row: TickerRow,
  gameweeks: readonly GameweekNumber[],
  difficulty: TickerDifficulty,
): DrawnRow {
  const { club_id, footballer_id, name, cells } = row;
  const fixtures = Object.entries(cells).map(([gameweek, some]) => [
    gameweek,
    some.map((cell) => ({ ...cell, difficulty: difficultyOf(cell, difficulty) })),
  ]);
  return {
    clubId: club_id,
    ...(footballer_id !== undefined && { footballer: { id: footballer_id, name } }),
    fixtures: Object.fromEntries(fixtures) as DrawnRow['fixtures'],
    mean: runMean(row, gameweeks, difficulty),
  };
}

const pageOf = ({ clubId, footballer }: DrawnRow) =>
  footballer
    ? buildLink('footballer', { params: { id: footballer.id } })
    : buildLink('club', { params: { id: clubId } });

const gameweekPage = (gameweek: GameweekNumber) => buildLink('fixtures', { params: { gameweek } });

const NobodyHere = ({ kind }: { kind: SeasonTicker['kind'] }) =>
  kind === 'watchlist' ? (
    <EmptyState title="Nobody on your watchlist" text="Tap the star on any player to follow him here." />
  ) : (
    <EmptyState art="bench" title="No squad yet" text="Your squad appears after the first deadline." />
  );
