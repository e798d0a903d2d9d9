import { Box, Skeleton, Stack, Typography } from '@touchline/design-system';
import type { ChanceAt } from '@touchline/shared/domain';
import { chanceHistoryText, chanceText, formatTime } from '@touchline/shared/format';
import { lazy } from 'react';
import { WhenNear } from '../../components/later/WhenNear';
import { lineSize } from './lineSize';

/** The chart's library is larger than the rest of the page: it loads when the line comes near. */
const ChanceSparkline = lazy(() => import(/* webpackChunkName: "ChanceSparkline" */ './ChanceSparkline'));

/** Of the line with its times and the text below it, the same in every state: against layout shift. */
const reservedHeight = { xs: 188, md: 148 };

/** In the place of the line, as high. */
const noLine = {
  display: 'flex',
  alignItems: 'center',
  minHeight: reservedHeight,
  px: 4,
  borderRadius: 1.4,
  bgcolor: 'surface.sunken',
} as const;

interface ChanceChartProps {
  line: readonly ChanceAt[];
  /** What the chance is of: "Chance to finish first". */
  what: string;
  isFinal: boolean;
  /** Whether the text begins with `what`, where nothing else on the page says it. */
  namesChance?: boolean;
}

/** How a chance moved through the gameweek: a line and its ends in words, or a sentence why there is no line yet. */
export function ChanceChart({ line, what, isFinal, namesChance = false }: ChanceChartProps) {
  const { isDrawn, text, note } = chanceHistoryText(line, isFinal);
  const words = namesChance ? `${what}: ${text}` : text;
  if (!isDrawn) return <Box sx={noLine}>{words}</Box>;
  return (
    <Stack sx={{ gap: 1, minHeight: reservedHeight }}>
      <Drawing line={line} what={what} />
      <Typography>{words}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Stack>
  );
}

/** As high as the line and its text. */
export const ChanceChartSkeleton = () => (
  <Box aria-busy sx={{ minHeight: reservedHeight }}>
    <Skeleton variant="rounded" {...lineSize} />
  </Box>
);

/** The line with its range at the left and its times below: the text has both ends. */
function Drawing({ line, what }: Pick<ChanceChartProps, 'line' | 'what'>) {
  const chances = line.map(({ chance }) => chance);
  const end = { typography: 'caption', color: 'text.secondary' };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: `max-content ${lineSize.width}px`, columnGap: 2 }}>
      <Stack
        aria-hidden
        sx={{ ...end, height: lineSize.height, justifyContent: 'space-between', textAlign: 'right' }}
      >
        <span>{chanceText(Math.max(...chances))}</span>
        <span>{chanceText(Math.min(...chances))}</span>
      </Stack>
      <WhenNear waiting={<Skeleton variant="rounded" {...lineSize} />}>
        <ChanceSparkline line={line} what={what} />
      </WhenNear>
      <Box
        aria-hidden
        sx={{ ...end, gridColumn: 2, display: 'flex', justifyContent: 'space-between', minHeight: 20 }}
      >
        {[line[0], line.at(-1)].map((point, index) => (
          <span key={index}>{point && formatTime(point.at)}</span>
        ))}
      </Box>
    </Box>
  );
}
