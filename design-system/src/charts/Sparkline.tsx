import { Box } from '../components/base/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useChartStyle } from './useChartStyle';

interface SparklineProps {
  values: readonly number[];
  /** Accessible text: "Form over five gameweeks: 2, 5, 8, 3, 9". */
  label: string;
  width?: number;
  height?: number;
}

/** A trend in the size of a word. */
export function Sparkline({ values, label, width = 80, height = 24 }: SparklineProps) {
  const style = useChartStyle();
  if (values.length === 0) return <span>–</span>;
  return (
    <Box component="span" role="img" aria-label={label} sx={{ display: 'inline-block', width, height }}>
      <SparkLineChart
        aria-hidden
        data={[...values]}
        width={width}
        height={height}
        color={style.palette.primary.main}
        margin={3}
        skipAnimation={style.common.skipAnimation}
      />
    </Box>
  );
}
