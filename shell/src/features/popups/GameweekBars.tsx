import { Box, bringInSight, ButtonBase, visuallyHidden } from '@touchline/design-system';
import { chipLabel, type GameweekNumber } from '@touchline/shared/domain';
import { formatPoints } from '@touchline/shared/format';
import type { GameweekHistoryRow } from '@touchline/shared/wire';
import { useEffect, useRef } from 'react';
import { firstPopupGameweek } from './GameweekStepper';

interface GameweekBarsProps {
  readonly rows: readonly GameweekHistoryRow[];
  readonly shown: GameweekNumber;
  readonly onOpen: (gameweek: GameweekNumber) => void;
}

/** Height of the highest bar in pixels. */
const height = 72;

/** Net points of each gameweek as clickable bars; the shown one is yellow. */
export function GameweekBars({ rows, shown, onOpen }: GameweekBarsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Half a season does not fit on a phone, and the shown gameweek is mostly near the end.
  useEffect(() => {
    const bar = list.current?.querySelector<HTMLElement>('li:has([aria-current])');
    if (list.current && bar) bringInSight(list.current, bar);
  }, [shown]);
  const most = Math.max(1, ...rows.map(({ nett_points }) => nett_points));
  return (
    <Box
      component="ul"
      ref={list}
      aria-label="Net points by gameweek"
      sx={{
        display: 'flex',
        gap: '2px',
        m: 0,
        p: 0,
        listStyle: 'none',
        overflowX: 'auto',
        alignItems: 'flex-end',
      }}
    >
      {rows.map((row) => (
        <Box component="li" key={row.gameweek_id} sx={{ flex: '1 0 22px' }}>
          <Bar
            row={row}
            share={Math.max(0, row.nett_points) / most}
            isShown={row.gameweek_id === shown}
            onOpen={onOpen}
          />
        </Box>
      ))}
    </Box>
  );
}

interface BarProps extends Pick<GameweekBarsProps, 'onOpen'> {
  readonly row: GameweekHistoryRow;
  /** Fraction of the highest bar, 0 to 1. */
  readonly share: number;
  readonly isShown: boolean;
}

function Bar({ row, share, isShown, onOpen }: BarProps) {
  const { gameweek_id, nett_points, active_chip } = row;
  const chip = active_chip ? `, ${chipLabel(active_chip)}` : '';
  return (
    <ButtonBase
      disabled={gameweek_id < firstPopupGameweek}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => onOpen(gameweek_id)}
      sx={{
        width: '100%',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        typography: 'caption',
        fontSize: '0.6875rem',
      }}
    >
      <span>
        {formatPoints(nett_points)}
        <Hidden> points in gameweek </Hidden>
      </span>
      <Box
        aria-hidden
        sx={{
          width: '100%',
          minHeight: 2,
          borderRadius: '4px 4px 0 0',
          bgcolor: isShown ? 'secondary.main' : 'primary.main',
        }}
        style={{ height: Math.round(share * height) }}
      />
      <span>
        {gameweek_id}
        <Hidden>{chip}</Hidden>
      </span>
    </ButtonBase>
  );
}

/** Words for who does not see the bar. */
const Hidden = ({ children }: { children: string }) => (
  <Box component="span" sx={visuallyHidden}>
    {children}
  </Box>
);
