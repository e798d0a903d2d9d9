import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { useChartLook } from './useChartLook';

interface AverageLineProps {
  gameweeks: readonly number[];
  /** By the same places; where one is missing the line begins anew. */
  averages: readonly (number | null | undefined)[];
}

/** A thin line over the bars of a chart, from the middle of one gameweek to the middle of the next. */
export function AverageLine({ gameweeks, averages }: AverageLineProps) {
  const { palette } = useChartLook();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const middleOf = (gameweek: number) => (x(gameweek) ?? 0) + x.bandwidth() / 2;
  const path = gameweeks
    .map((gameweek, at) => {
      const average = averages[at];
      if (average == null) return '';
      return `${averages[at - 1] == null ? 'M' : 'L'}${middleOf(gameweek)} ${y(average)}`;
    })
    .join('');
  if (path === '') return null;
  return <path className="average" d={path} fill="none" stroke={palette.text.primary} strokeWidth={1.5} />;
}

export function AverageLegend() {
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}
    >
      <Box component="span" aria-hidden sx={{ width: 24, borderTop: 1.5, borderColor: 'text.primary' }} />
      Average of your view
    </Typography>
  );
}
