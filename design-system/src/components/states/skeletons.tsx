import { Box } from '../base/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from './visuallyHidden';
import { chartHead, chartHeight, rowHeight } from '../../theme/tokens';
import { pitchHeight } from './pitchHeight';

/** Announced once to screen readers instead of the grey shapes. */
export function Waiting({ what }: { what: string }) {
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      Loading {what}
    </Box>
  );
}

interface SkeletonTableProps {
  rows?: number;
  columns?: number;
  what?: string;
}

/** Placeholder of a table, in its final height. */
export function SkeletonTable({ rows = 8, columns = 4, what = 'table' }: SkeletonTableProps) {
  return (
    <Box>
      <Waiting what={what} />
      <Skeleton variant="rectangular" height={32} sx={{ mb: 1 }} />
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)`,
            gap: 4,
            alignItems: 'center',
            height: rowHeight.comfortable,
          }}
        >
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} height={20} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** A pitch with placeholders for eleven and the four on the bench. */
export function SkeletonPitch({ what = 'team' }: { what?: string }) {
  return (
    <Box sx={{ borderRadius: 1.4, overflow: 'hidden', bgcolor: 'pitch.dark' }}>
      <Waiting what={what} />
      <Stack sx={{ height: pitchHeight, justifyContent: 'space-around', py: 3 }}>
        {[1, 4, 4, 2].map((cards, row) => (
          <GhostRow key={row} cards={cards} />
        ))}
      </Stack>
      <Box sx={{ bgcolor: 'pitch.bench', py: 3 }}>
        <GhostRow cards={4} />
      </Box>
    </Box>
  );
}

function GhostRow({ cards }: { cards: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-around' }}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton
          key={card}
          variant="rectangular"
          width={64}
          height={76}
          // The doubled class overrides the theme's own skeleton colour in the dark scheme.
          sx={{ '&&': { bgcolor: 'pitch.text' }, opacity: 0.16 }}
        />
      ))}
    </Box>
  );
}

interface SkeletonChartProps {
  /** In pixels; the default is a chart's height. */
  height?: number;
  what?: string;
}

/** Placeholder of a chart, including its title. */
export function SkeletonChart(props: SkeletonChartProps) {
  return (
    <Box>
      <Skeleton width="45%" height={chartHead.height} sx={{ mb: chartHead.below }} />
      <SkeletonBars {...props} />
    </Box>
  );
}

/** Placeholder of axis and bars, when the title is rendered already. */
export function SkeletonBars({ height, what = 'chart' }: SkeletonChartProps) {
  const heights = [55, 80, 40, 65, 90, 50, 70, 35, 60, 75];
  return (
    <Box>
      <Waiting what={what} />
      <Box
        sx={{
          height: height ?? { xs: chartHeight.phone, md: chartHeight.desktop },
          display: 'flex',
          alignItems: 'flex-end',
          gap: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {heights.map((share, bar) => (
          <Skeleton key={bar} variant="rectangular" sx={{ flex: 1, height: `${share}%` }} />
        ))}
      </Box>
    </Box>
  );
}

/** A card of a few lines. */
export function SkeletonCard({ lines = 3, what = 'card' }: { lines?: number; what?: string }) {
  return (
    <Box sx={{ p: 4 }}>
      <Waiting what={what} />
      <Skeleton width="45%" height={28} />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={20} width={line === lines - 1 ? '70%' : '100%'} />
      ))}
    </Box>
  );
}
