import { Box, EmptyState } from '@touchline/design-system';
import { useTableAddress } from '@touchline/design-system/data';
import { DifficultyLegend } from '@touchline/design-system/football';
import { TickerTable, type TickerRow } from '@touchline/design-system/ticker';
import { buildLink, useFantasy } from '@touchline/shared/contract';
import { meanDifficulty, type GameweekNumber } from '@touchline/shared/domain';
import type { SeasonTicker } from '@touchline/shared/wire';
import { useEffect, useMemo, useRef } from 'react';

/** Rows of clubs, columns of gameweeks; initially scrolled to the current gameweek. */
export function SeasonTable({ season: { gameweeks, rows } }: { season: SeasonTicker }) {
  const { sort, onSort } = useTableAddress();
  const now = useFantasy()?.gameweek_id ?? null;
  const drawn = useMemo(() => rows.map((row) => drawnRow(row, gameweeks)), [rows, gameweeks]);
  const frame = useScrolledTo(now === null ? -1 : gameweeks.indexOf(now));
  const [from, to] = [gameweeks[0], gameweeks.at(-1)];
  if (from === undefined || to === undefined || rows.length === 0)
    return <EmptyState art="clipboard" title="No fixtures" />;
  return (
    <Box ref={frame} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <TickerTable
        caption="Season of the clubs"
        rows={drawn}
        from={from}
        to={to}
        sort={sort}
        onSort={onSort}
        hrefOf={({ clubId }) => buildLink('club', { params: { id: clubId } })}
        gameweekHref={(gameweek) => buildLink('fixtures', { params: { gameweek } })}
      />
      <DifficultyLegend />
    </Box>
  );
}

function drawnRow(
  { club_id, cells }: SeasonTicker['rows'][number],
  gameweeks: readonly GameweekNumber[],
): TickerRow {
  const difficulties = gameweeks.flatMap((id) => {
    const fixtures = cells[String(id)];
    return fixtures === undefined ? [] : [fixtures.map(({ difficulty }) => difficulty)];
  });
  return {
    clubId: club_id,
    fixtures: cells,
    mean: difficulties.length === 0 ? null : meanDifficulty(difficulties),
  };
}

/** Columns before the first gameweek: club and mean. */
const columnsBefore = 2;

/** Scrolls the table once, so that a gameweek's column is centred. */
function useScrolledTo(gameweek: number) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = frame.current?.querySelector<HTMLElement>('[role="region"]');
    const header = region?.querySelectorAll<HTMLElement>('th[scope="col"]')[gameweek + columnsBefore];
    if (!region || !header || gameweek < 0) return;
    region.scrollLeft = header.offsetLeft - (region.clientWidth - header.offsetWidth) / 2;
  }, [gameweek]);
  return frame;
}
