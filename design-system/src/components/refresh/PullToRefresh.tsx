import { Box } from '../base/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { UpIcon } from '../../icons/muiIcons';
import { lightImpact } from '../touch/impact';

interface PullToRefreshProps {
  onRefresh: () => void;
  /** A refresh is pending, from any trigger. */
  busy?: boolean;
  children: ReactNode;
}

/** Minimum pull in pixels. */
const enough = 72;

interface Point {
  readonly x: number;
  readonly y: number;
}

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
  const start = useRef<Point | undefined>(undefined);
  const handlers = {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent) => {
      // React reports touches in a popup of the page here too.
      const isOwn = currentTarget.contains(target as Node);
      const isPull = window.scrollY <= 0 && !busy && isOwn && touches[0];
      start.current = isPull ? { x: isPull.clientX, y: isPull.clientY } : undefined;
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      if (!start.current || !touches[0]) return;
      const down = touches[0].clientY - start.current.y;
      // A move that is mostly horizontal is a swipe.
      const isDown = down > Math.abs(touches[0].clientX - start.current.x);
      setPull(isDown ? Math.min(enough * 1.5, down) : 0);
    },
    onTouchEnd: () => {
      if (pull >= enough) {
        lightImpact();
        setAsked(true);
        onRefresh();
      }
      setPull(0);
      start.current = undefined;
    },
  };
  return { pull, isAsked, handlers };
}
