import { Box } from '../components/base/Box';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { LegendEntry } from './ChartLegend';
import { useChartStyle } from './useChartStyle';

interface AverageLineProps {
  gameweeks: readonly number[];
  /** One per gameweek, by index; the line is interrupted where one is missing. */
  averages: readonly (number | null | undefined)[];
}

/** A thin line over the bars of a chart, from the middle of one gameweek to the middle of the next. */
export function AverageLine({ gameweeks, averages }: AverageLineProps) {
  const { palette } = useChartStyle();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const middleOf = (gameweek: number) => (x(gameweek) ?? 0) + x.bandwidth() / 2;
  const hasAverage = (at: number) => averages[at] != null;
  const path = gameweeks
    .map((gameweek, at) => {
      const average = averages[at];
      if (average == null) return '';
      const point = `${middleOf(gameweek)} ${y(average)}`;
      if (hasAverage(at - 1)) return `L${point}`;
      // A single value is a dash over its bar.
      const half = x.bandwidth() / 2;
      return hasAverage(at + 1) ? `M${point}` : `M${middleOf(gameweek) - half} ${y(average)}h${half * 2}`;
    })
    .join('');
  if (path === '') return null;
  return (
    <g className="average" fill="none">
      {/* An outline in the background colour: without it the line is invisible on yellow bars in the dark
          scheme. */}
      <path d={path} stroke={palette.background.default} strokeWidth={4} />
      <path d={path} stroke={palette.text.primary} strokeWidth={1.5} />
    </g>
  );
}

export const averageEntry: LegendEntry = {
  label: 'Average of your view',
  mark: <Box component="span" aria-hidden sx={{ width: 24, borderTop: 1.5, borderColor: 'text.primary' }} />,
};
