import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { UpIcon } from '../../icons/muiIcons';

interface PullToRefreshProps {
  onRefresh: () => void;
  /** A refresh is pending, from any trigger. */
  busy?: boolean;
  children: ReactNode;
}

/** Minimum pull in pixels. */
const enough = 72;

/**
 * On touch screens, at the top of the page only: pull down to refresh. Automatic refreshes do not open the
 * row above the page: the page would jump with every poll.
 */
export function PullToRefresh({ onRefresh, busy = false, children }: PullToRefreshProps) {
  const { pull, isAsked, handlers } = usePull(onRefresh, busy);
  const isOpen = isAsked && busy;
  return (
    <Box {...handlers}>
      <Box
        aria-hidden={!isOpen}
        sx={{
          height: isOpen ? 48 : pull,
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
        }}
      >
        {isOpen ? (
          <CircularProgress size={22} aria-label="Refreshing" />
        ) : (
          <UpIcon sx={{ transform: pull >= enough ? 'none' : 'rotate(180deg)' }} />
        )}
      </Box>
      {children}
    </Box>
  );
}

function usePull(onRefresh: () => void, busy: boolean) {
  const [pull, setPull] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (!busy) setAsked(false);
  }
  const start = useRef<number | undefined>(undefined);
  const handlers = {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = window.scrollY <= 0 && !busy ? touches[0]?.clientY : undefined;
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const y = touches[0]?.clientY;
      if (start.current === undefined || y === undefined) return;
      setPull(Math.max(0, Math.min(enough * 1.5, y - start.current)));
    },
    onTouchEnd: () => {
      if (pull >= enough) {
        setAsked(true);
        onRefresh();
      }
      setPull(0);
      start.current = undefined;
    },
  };
  return { pull, isAsked, handlers };
}
