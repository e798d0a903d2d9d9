import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { formatCost, formatDec1 } from '@touchline/shared/format';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { useChartLook } from './useChartLook';

export interface CostPoint {
  key: string | number;
  label: string;
  /** Millions. */
  cost: number;
  value: number;
  mine?: boolean;
}

interface CostScatterProps extends ChartFrameProps {
  points: readonly CostPoint[];
  /** What is up the side: "Total points". */
  valueLabel: string;
}

/** What one gets for the money. */
export function CostScatter({ points, valueLabel, ...frame }: CostScatterProps) {
  const table = {
    columns: ['Player', 'Cost', valueLabel],
    rows: points.map(({ key, label, cost, value, mine }) => ({
      key,
      mine,
      cells: [label, formatCost(cost), formatDec1(value)],
    })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Dots points={points} valueLabel={valueLabel} />
    </ChartFrame>
  );
}

function Dots({ points, valueLabel }: Pick<CostScatterProps, 'points' | 'valueLabel'>) {
  const look = useChartLook();
  const dotsOf = (mine: boolean) =>
    points
      .filter((point) => Boolean(point.mine) === mine)
      .map(({ key, cost, value }) => ({ id: key, x: cost, y: value }));
  const names = new Map(points.map(({ key, label }) => [key, label]));
  const series = (label: string, mine: boolean, color: string, markerSize: number) => {
    const data = dotsOf(mine);
    return {
      id: label,
      label,
      data,
      color,
      markerSize,
      valueFormatter: (dot: { x: number; y: number } | null, { dataIndex }: { dataIndex: number }) =>
        dot && `${names.get(data[dataIndex]?.id ?? '') ?? ''}: ${formatCost(dot.x)}, ${formatDec1(dot.y)}`,
    };
  };
  return (
    <ScatterChart
      {...look.common}
      margin={{ top: 12, left: 0, right: 20, bottom: 0 }}
      xAxis={[
        {
          ...look.axis,
          label: 'Cost',
          valueFormatter: (value: number) => formatCost(value),
          height: 44,
          // Below the cheapest: his dot would stand on the axis.
          min: Math.floor(Math.min(...points.map(({ cost }) => cost)) - 0.5),
        },
      ]}
      yAxis={[{ ...look.axis, label: valueLabel, width: 52, min: 0 }]}
      series={[series('Others', false, look.others, 4), series('Yours', true, look.lines[0], 6)]}
    />
  );
}
