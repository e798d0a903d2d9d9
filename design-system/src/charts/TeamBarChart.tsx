import { BarChart } from '@mui/x-charts/BarChart';
import { formatPoints } from '@touchline/shared/format';
import { useId } from 'react';
import { ink } from '../theme/tokens';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { ChartLegend } from './ChartLegend';
import { Hatch, HatchMark } from './Hatch';
import { namesWidth, useChartLook } from './useChartLook';

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
  const { palette } = useChartLook();
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
  const look = useChartLook();
  const hatch = useId();
  const ownHatch = useId();
  return (
    <BarChart
      {...look.common}
      sx={[look.common.sx, look.youOutline]}
      layout="horizontal"
      height={look.scaled(bars.length * 30 + 34)}
      grid={{ vertical: true }}
      borderRadius={look.barRadius}
      margin={{ top: 4, left: 0, right: 20, bottom: 0 }}
      xAxis={[{ ...look.axis, height: look.scaled(26) }]}
      yAxis={[
        {
          ...look.axis,
          scaleType: 'band',
          data: bars.map(({ label }) => label),
          width: namesWidth(
            bars.map(({ label }) => label),
            look.scaled,
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
          color: look.others,
          colorGetter: ({ dataIndex }) => (bars[dataIndex]?.mine ? look.you : look.others),
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
      <Hatch id={hatch} lines={look.palette.text.secondary} />
      <Hatch id={ownHatch} ground={look.you} lines={ink} />
    </BarChart>
  );
}
