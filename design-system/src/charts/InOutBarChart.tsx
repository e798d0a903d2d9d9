import { Box } from '../components/base/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatAmount, formatBalance, formatCount, formatGameweekShort } from '@touchline/shared/format';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { ChartLegend } from './ChartLegend';
import { useChartStyle } from './useChartStyle';

export interface InOutBar {
  gameweek: number;
  /** Transfers in. */
  in: number;
  /** Transfers out. */
  out: number;
}

interface InOutBarChartProps extends ChartFrameProps {
  bars: readonly InOutBar[];
}

/** Maximum number of gameweek labels below the bars: more do not fit on a phone. */
const mostLabels = 8;

/** Transfers by gameweek: in above the axis, out below it. */
export function InOutBarChart({ bars, ...frame }: InOutBarChartProps) {
  const { palette } = useChartStyle();
  const table = {
    columns: ['Gameweek', 'In', 'Out', 'Balance'],
    rows: bars.map(({ gameweek, in: bought, out: sold }) => ({
      key: gameweek,
      cells: [
        formatGameweekShort(gameweek),
        formatCount(bought),
        formatCount(sold),
        formatBalance(bought - sold),
      ],
    })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Bars bars={bars} />
      <ChartLegend
        entries={[
          { label: 'In', mark: <Mark colour={palette.success.main} /> },
          { label: 'Out', mark: <Mark colour={palette.error.main} /> },
        ]}
      />
    </ChartFrame>
  );
}

const Mark = ({ colour }: { colour: string }) => (
  <Box component="span" aria-hidden sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colour }} />
);

function Bars({ bars }: Pick<InOutBarChartProps, 'bars'>) {
  const style = useChartStyle();
  const amount = (value: number | null) => (value === null ? '' : formatCount(Math.abs(value)));
  return (
    <BarChart
      {...style.common}
      margin={{ top: 12, left: 0, right: 4, bottom: 0 }}
      xAxis={[
        {
          ...style.axis,
          scaleType: 'band',
          data: bars.map(({ gameweek }) => gameweek),
          categoryGapRatio: Math.max(0.3, 1 - bars.length / 12),
          valueFormatter: formatGameweekShort,
          tickLabelInterval: (_, place) => place % Math.ceil(style.scaled(bars.length / mostLabels)) === 0,
          height: style.scaled(26),
        },
      ]}
      yAxis={[
        {
          ...style.axis,
          width: style.scaled(44),
          valueFormatter: (value: number) => formatAmount(Math.abs(value)),
        },
      ]}
      series={[
        {
          id: 'in',
          label: 'In',
          stack: 'all',
          stackOffset: 'diverging' as const,
          color: style.palette.success.main,
          data: bars.map(({ in: bought }) => bought),
          valueFormatter: amount,
        },
        {
          id: 'out',
          label: 'Out',
          stack: 'all',
          stackOffset: 'diverging' as const,
          color: style.palette.error.main,
          data: bars.map(({ out: sold }) => -sold),
          valueFormatter: amount,
        },
      ]}
    />
  );
}
