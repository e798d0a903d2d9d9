import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
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

/** Asks for the position when the page is scrolled only: at any other time the browser would lay the page out for it. */
function useScroll(threshold: number) {
  const [past, setPast] = useState(false);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      setPast(window.scrollY > threshold);
      setResting(false);
      clearTimeout(rest);
      rest = setTimeout(() => setResting(true), restMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(rest);
    };
  }, [threshold]);
  return { past, resting };
}
