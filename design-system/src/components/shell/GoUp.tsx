import IconButton from '@mui/material/IconButton';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { UpIcon } from '../../icons/muiIcons';
import { transition } from '../../theme/componentStyles';
import { bottomBarHeight, motion } from '../../theme/tokens';

/** Milliseconds for which it stays visible after the last scroll. */
const restMs = 2500;

/**
 * Scrolls a long page to the top; visible below `threshold` pixels. It fades out when scrolling stops, so
 * that it covers no text, and reappears with the next scroll or focus.
 */
export function GoUp({ threshold = 400 }: { threshold?: number }) {
  const { past, resting } = useScroll(threshold);
  if (!past) return null;
  return (
    <IconButton
      aria-label="Go up"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        right: 16,
        bottom: { xs: `calc(${bottomBarHeight} + 16px + env(safe-area-inset-bottom))`, sm: 24 },
        width: 44,
        height: 44,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:hover': { bgcolor: 'primary.dark' },
        transition: transition('opacity', motion.hover),
        ...(resting && { opacity: 0, pointerEvents: 'none', '&:focus-visible': { opacity: 1 } }),
      }}
    >
      <UpIcon />
    </IconButton>
  );
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function useScroll(threshold: number) {
  const past = useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  );
  const [resting, setResting] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const restartRest = () => {
      setResting(false);
      clearTimeout(rest);
      rest = setTimeout(() => setResting(true), restMs);
    };
    const stop = onScroll(restartRest);
    return () => {
      stop();
      clearTimeout(rest);
    };
  }, []);
  return { past, resting };
}
