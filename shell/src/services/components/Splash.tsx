import { Box, keyframes, Mark } from '@touchline/design-system';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

/** Shown until the session is known: the logo and an animated chalk circle. */
export function Splash() {
  return (
    <Box
      role="status"
      aria-live="polite"
      aria-label="Loading Touchline"
      sx={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center', bgcolor: '#0B1512' }}
    >
      <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center' }}>
        <Box
          component="svg"
          aria-hidden
          viewBox="0 0 120 120"
          sx={{
            width: 120,
            height: 120,
            '& circle': {
              fill: 'none',
              stroke: '#EDF3EC',
              strokeWidth: 3,
              strokeDasharray: 1,
              animation: `${draw} 1.4s ease-out forwards`,
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            },
          }}
        >
          <circle cx="60" cy="60" r="54" pathLength={1} />
        </Box>
        <Box sx={{ position: 'absolute' }}>
          <Mark size={56} />
        </Box>
      </Box>
    </Box>
  );
}
