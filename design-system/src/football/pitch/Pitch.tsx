import { Box } from '../../components/base/Box';
import type { ReactNode } from 'react';
import { pitchHeight } from '../../components/states/pitchHeight';

export type PitchOrientation = 'portrait' | 'landscape';

interface PitchProps {
  children?: ReactNode;
  orientation?: PitchOrientation;
  /** Two teams need the length of both halves. */
  mode?: 'single' | 'two' | 'pending';
}

const heights = {
  single: pitchHeight,
  pending: pitchHeight,
  two: { xs: 780, sm: 900 },
} as const;

/** The background of teams: grass, lines, and the overlaid children. */
export function Pitch({ children, orientation = 'portrait', mode = 'single' }: PitchProps) {
  const lying = orientation === 'landscape';
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: lying ? 'row' : 'column',
        minHeight: lying ? 520 : heights[mode],
        color: 'pitch.text',
        bgcolor: 'pitch.dark',
        overflow: 'hidden',
        isolation: 'isolate',
      }}
    >
      <Grass lying={lying} />
      {children}
    </Box>
  );
}

/** 68 × 105 metres, ten units each; the line width does not change when the pitch is stretched. */
function Grass({ lying }: { lying: boolean }) {
  const portrait = '-30 -30 740 1110';
  const landscape = '-30 -30 1110 740';
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={lying ? landscape : portrait}
      preserveAspectRatio="none"
      sx={{
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        width: '100%',
        height: '100%',
        '& .line': {
          fill: 'none',
          stroke: (theme) => theme.vars.palette.pitch.line,
          strokeWidth: 1.5,
          vectorEffect: 'non-scaling-stroke',
        },
        '& .light': { fill: (theme) => theme.vars.palette.pitch.light },
        '& .dark': { fill: (theme) => theme.vars.palette.pitch.dark },
      }}
    >
      <g transform={lying ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <MownBands />
        <Markings />
      </g>
    </Box>
  );
}

function MownBands() {
  return Array.from({ length: 10 }, (_, band) => (
    <rect
      key={band}
      className={band % 2 ? 'dark' : 'light'}
      x="-30"
      y={-30 + band * 111}
      width="740"
      height="111.5"
    />
  ));
}

function Markings() {
  return (
    <>
      <rect className="line" width="680" height="1050" />
      <path className="line" d="M0 525H680" />
      <circle className="line" cx="340" cy="525" r="91.5" />
      <circle className="line" cx="340" cy="525" r="2" />
      <Half />
      <g transform="matrix(1 0 0 -1 0 1050)">
        <Half />
      </g>
    </>
  );
}

/** Penalty area 40.3 × 16.5 m, goal area 18.3 × 5.5, spot at 11, arc of 9.15, corners of 1. */
function Half() {
  return (
    <>
      <path className="line" d="M138.5 0V165H541.5V0M248.5 0V55H431.5V0" />
      <path className="line" d="M266.9 165A91.5 91.5 0 0 0 413.1 165" />
      <circle className="line" cx="340" cy="110" r="2" />
      <path className="line" d="M10 0A10 10 0 0 1 0 10M670 0A10 10 0 0 0 680 10" />
    </>
  );
}
