import { Banner, Box, Button, Skeleton, Stack, Typography } from '@touchline/design-system';
import { type ChanceAt, chanceLine } from '@touchline/shared/domain';
import { chanceHistoryText, chanceText, formatTime } from '@touchline/shared/format';
import { explain, lastValue, type RemoteData } from '@touchline/shared/remote-data';
import type { RivalsChanceHistory } from '@touchline/shared/wire';
import { lazy, Suspense } from 'react';
import { lineSize } from './lineSize';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const ChanceSparkline = lazy(() => import(/* webpackChunkName: "Charts" */ './ChanceSparkline'));

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

interface ChanceHistoryProps {
  data: RemoteData<RivalsChanceHistory>;
  onRetry: () => void;
}

/** How the chance to finish first in the stored view moved through the gameweek. */
export function ChanceHistory({ data, onRetry }: ChanceHistoryProps) {
  const history = lastValue(data);
  if (history === undefined && data.status === 'failed')
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {explain(data.failure, 'how your chances moved')}
      </Banner>
    );
  if (history === undefined)
    return (
      <Box aria-busy sx={{ minHeight: reservedHeight }}>
        <Skeleton variant="rounded" {...lineSize} />
      </Box>
    );
  return <Line line={chanceLine(history.times, history.first)} isFinal={history.state === 'final'} />;
}

function Line({ line, isFinal }: { line: readonly ChanceAt[]; isFinal: boolean }) {
  const { isDrawn, text, note } = chanceHistoryText(line, isFinal);
  const words = `Chance to finish first: ${text}`;
  if (!isDrawn) return <Box sx={noLine}>{words}</Box>;
  return (
    <Stack sx={{ gap: 1, minHeight: reservedHeight }}>
      <Drawing line={line} />
      <Typography>{words}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Stack>
  );
}

/** The line with its range at the left and its times below: the text has both ends. */
function Drawing({ line }: { line: readonly ChanceAt[] }) {
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
      <Suspense fallback={<Skeleton variant="rounded" {...lineSize} />}>
        <ChanceSparkline line={line} />
      </Suspense>
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
