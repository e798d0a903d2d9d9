import { Box } from '../../components/base/Box';
import type { ReactNode } from 'react';

/** Parts of the app with a drawing. */
export type SlideSubject = 'live' | 'rivals' | 'metrics' | 'ticker' | 'watchlist' | 'pass';

/** In chalk, 240 by 120. */
const drawings: Record<SlideSubject, ReactNode> = {
  live: (
    <>
      <rect x="30" y="36" width="52" height="60" rx="8" />
      <rect x="94" y="20" width="52" height="76" rx="8" />
      <rect x="158" y="48" width="52" height="48" rx="8" />
      <path d="M20 104h200M110 58h20M120 48v20" />
    </>
  ),
  rivals: (
    <>
      <circle cx="72" cy="44" r="16" />
      <circle cx="120" cy="36" r="20" />
      <circle cx="168" cy="44" r="16" />
      <path d="M44 100c2-24 14-34 28-34M196 100c-2-24-14-34-28-34M88 100c2-28 16-36 32-36s30 8 32 36" />
    </>
  ),
  metrics: (
    <>
      <rect x="20" y="30" width="60" height="26" rx="13" />
      <rect x="90" y="30" width="60" height="26" rx="13" />
      <rect x="160" y="30" width="60" height="26" rx="13" />
      <rect x="88" y="72" width="64" height="36" rx="8" />
      <path d="M120 60v8" />
    </>
  ),
  ticker: (
    <>
      {[0, 1, 2, 3].flatMap((column) =>
        [0, 1, 2].map((row) => (
          <rect
            key={`${column}-${row}`}
            x={28 + column * 48}
            y={16 + row * 32}
            width="40"
            height="24"
            rx="5"
          />
        )),
      )}
    </>
  ),
  watchlist: <path d="m120 14 14 30 32 4-24 22 6 33-28-16-28 16 6-33-24-22 32-4Z" />,
  pass: (
    <>
      <rect x="52" y="24" width="136" height="76" rx="12" />
      <path d="M156 24v76M80 50h48M80 70h34M166 40h12M166 62h12M166 84h12" />
    </>
  ),
};

/** A decorative drawing above the slide's text. */
export function SlideArt({ subject }: { subject: SlideSubject }) {
  return (
    <Box
      sx={{
        borderRadius: 1.4,
        bgcolor: 'pitch.dark',
        color: 'secondary.main',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 240 120"
        sx={{
          width: '100%',
          maxWidth: 320,
          height: 140,
          '& *': {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 3,
            strokeLinejoin: 'round',
            strokeLinecap: 'round',
          },
        }}
      >
        {drawings[subject]}
      </Box>
    </Box>
  );
}
