import { Box, DoubtIcon, OutIcon } from '@touchline/design-system';
import type { ReactNode } from 'react';

interface PitchLegendProps {
  /** Legend of a suggested line-up: no points yet, and the captain is a suggestion. */
  readonly isSuggestion: boolean;
}

/** What the small marks on the cards mean. */
export function PitchLegend({ isSuggestion }: PitchLegendProps) {
  return (
    <Box component="dl" aria-label="Legend" sx={legend}>
      {isSuggestion ? (
        <>
          <Entry mark={<DashedC />} meaning="suggested captain" />
          <Doubts />
        </>
      ) : (
        <>
          <Entry mark="C" meaning="captain" />
          <Entry mark="VC" meaning="vice-captain" />
          <Doubts />
          <Entry mark="▲ ▼" meaning="auto-sub" />
          <Entry mark="*" meaning="with provisional bonus" />
        </>
      )}
    </Box>
  );
}

function Entry({ mark, meaning }: { mark: ReactNode; meaning: string }) {
  return (
    <div>
      <dt>{mark}</dt>
      <dd>{meaning}</dd>
    </div>
  );
}

const Doubts = () => (
  <>
    <Entry mark={<DoubtIcon titleAccess="Triangle" sx={{ fontSize: 14 }} />} meaning="may not play" />
    <Entry mark={<OutIcon titleAccess="Stop" sx={{ fontSize: 14 }} />} meaning="not playing" />
  </>
);

const DashedC = () => (
  <Box
    component="span"
    sx={{
      width: 18,
      border: '1.5px dashed',
      borderRadius: 999,
      fontSize: '0.6875rem',
      lineHeight: '15px',
      textAlign: 'center',
    }}
  >
    C
  </Box>
);

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  px: 2,
  py: 2,
  typography: 'caption',
  color: 'text.secondary',
  '& > div': { display: 'flex', alignItems: 'center', gap: 1 },
  '& dd': { m: 0 },
  '& dt': { display: 'flex', fontWeight: 700 },
} as const;
