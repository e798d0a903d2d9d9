import { BarChart } from '@mui/x-charts/BarChart';
import { formatPoints } from '@touchline/shared/format';
import { useId } from 'react';
import { ink } from '../theme/tokens';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { ChartLegend } from './ChartLegend';
import { Hatch, HatchMark } from './Hatch';
import { namesWidth, useChartStyle } from './useChartStyle';

export interface TeamBar {
  key: string | number;
  label: string;
  mine?: boolean;
  points: number;
  /** Provisional bonus: a hatched part at the end. */
  projected?: number;
}

interface TeamBarChartProps extends ChartFrameProps {
  bars: readonly TeamBar[];
}

const bonus = 'Provisional bonus';

/** Teams compared in one gameweek; the user's is yellow. */
export function TeamBarChart({ bars, ...frame }: TeamBarChartProps) {
  const { palette } = useChartStyle();
  const table = {
    columns: ['Team', 'Points', bonus],
    rows: bars.map(({ key, label, mine, points, projected }) => ({
      key,
      mine,
      cells: [label, formatPoints(points), formatPoints(projected ?? 0)],
    })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Bars bars={bars} />
      {bars.some(({ projected }) => projected) && (
        <ChartLegend entries={[{ label: bonus, mark: <HatchMark lines={palette.text.secondary} /> }]} />
      )}
    </ChartFrame>
  );
}

function Bars({ bars }: { bars: readonly TeamBar[] }) {
  const style = useChartStyle();
  const hatch = useId();
  const ownHatch = useId();
  return (
    <BarChart
      {...style.common}
      sx={[style.common.sx, style.youOutline]}
      layout="horizontal"
      height={style.scaled(bars.length * 30 + 34)}
      grid={{ vertical: true }}
      borderRadius={style.barRadius}
      margin={{ top: 4, left: 0, right: 20, bottom: 0 }}
      xAxis={[{ ...style.axis, height: style.scaled(26) }]}
      yAxis={[
        {
          ...style.axis,
          scaleType: 'band',
          data: bars.map(({ label }) => label),
          width: namesWidth(
            bars.map(({ label }) => label),
            style.scaled,
          ),
          categoryGapRatio: 0.3,
        },
      ]}
      series={[
        {
          id: 'points',
          label: 'Points',
          stack: 'all',
          data: bars.map(({ points }) => points),
          color: style.others,
          colorGetter: ({ dataIndex }) => (bars[dataIndex]?.mine ? style.you : style.others),
          valueFormatter: (value) => formatPoints(value),
        },
        {
          id: 'projected',
          label: bonus,
          stack: 'all',
          data: bars.map(({ projected }) => projected ?? 0),
          color: `url(#${hatch})`,
          colorGetter: ({ dataIndex }) => `url(#${bars[dataIndex]?.mine ? ownHatch : hatch})`,
          valueFormatter: (value) => (value ? `+${formatPoints(value)}` : null),
        },
      ]}
    >
      <Hatch id={hatch} lines={style.palette.text.secondary} />
      <Hatch id={ownHatch} ground={style.you} lines={ink} />
    </BarChart>
  );
}
