import { Box } from '../base/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect, useState } from 'react';

interface LoadingBarProps {
  running: boolean;
  /** Milliseconds before it appears: fast requests show nothing. */
  throttle?: number;
  /** Milliseconds of one run across the page. */
  duration?: number;
  height?: number;
}

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.96)' } });

/** The thin yellow line at the top of the page while a request is pending. */
export function LoadingBar({ running, throttle = 200, duration = 2000, height = 3 }: LoadingBarProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setLate(true), throttle);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [running, throttle]);
  if (!running || !late) return null;
  return (
    <Box
      role="progressbar"
      aria-label="Loading"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        insetInline: 0,
        top: 0,
        height,
        transformOrigin: 'left',
        bgcolor: 'header.accent',
        animation: `${run} ${duration}ms cubic-bezier(.1,.7,.3,1) forwards`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    />
  );
}
