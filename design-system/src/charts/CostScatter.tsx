import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { isPosition, positionNames, positions, type Position } from '@touchline/shared/domain';
import { formatCost, formatDec1 } from '@touchline/shared/format';
import { useScheme } from '../theme/scheme';
import { palettes, positionColours } from '../theme/tokens';
import { ChartLegend } from './ChartLegend';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { useChartStyle } from './useChartStyle';

export interface CostPoint {
  key: string | number;
  label: string;
  position: Position;
  /** Millions. */
  cost: number;
  value: number;
  mine?: boolean;
}

interface CostScatterProps extends ChartFrameProps {
  points: readonly CostPoint[];
  /** Label of the vertical axis: "Total points". */
  valueLabel: string;
}

/** Points against cost: a shape and a colour for each position, own footballers filled. */
export function CostScatter({ points, valueLabel, ...frame }: CostScatterProps) {
  const table = {
    columns: ['Player', 'Position', 'Cost', valueLabel],
    rows: points.map(({ key, label, position, cost, value, mine }) => ({
      key,
      mine,
      cells: [label, position, formatCost(cost), formatDec1(value)],
    })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Dots points={points} valueLabel={valueLabel} />
      <ChartLegend entries={legend} />
    </ChartFrame>
  );
}

/** Own footballers are drawn last, above the others. */
const groups = [false, true].flatMap((mine) => positions.map((position) => ({ position, mine })));
const idOf = ({ position, mine }: (typeof groups)[number]) => `${position} ${mine ? 'mine' : 'others'}`;

function Dots({ points, valueLabel }: Pick<CostScatterProps, 'points' | 'valueLabel'>) {
  const style = useChartStyle();
  const series = groups.map((group) => {
    const dots = points.filter(
      ({ position, mine = false }) => position === group.position && mine === group.mine,
    );
    return {
      id: idOf(group),
      label: positionNames[group.position],
      data: dots.map(({ key, cost, value }) => ({ id: key, x: cost, y: value })),
      color: positionColours[group.position].bg,
      markerSize: group.mine ? 6 : 4,
      valueFormatter: (dot: { x: number; y: number } | null, { dataIndex }: { dataIndex: number }) =>
        dot && `${dots[dataIndex]?.label ?? ''}: ${formatCost(dot.x)}, ${formatDec1(dot.y)}`,
    };
  });
  return (
    <ScatterChart
      {...style.common}
      margin={{ top: 12, left: 0, right: 20, bottom: 0 }}
      xAxis={[
        {
          ...style.axis,
          label: 'Cost',
          valueFormatter: (value: number) => formatCost(value),
          height: style.scaled(44),
          // Below the lowest cost, so that its dot is not on the axis.
          min: Math.floor(Math.min(...points.map(({ cost }) => cost)) - 0.5),
        },
      ]}
      yAxis={[{ ...style.axis, label: valueLabel, width: style.scaled(52), min: 0 }]}
      series={series.filter(({ data }) => data.length > 0)}
      slots={{ marker: Marker }}
    />
  );
}

/** Centred shapes for a radius of 1, with the same area as a circle of that radius. */
const outlines: Record<Position, string> = {
  GKP: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  DEF: 'M-.9 -.9h1.8v1.8h-1.8z',
  MID: 'M0 -1.25L1.25 0L0 1.25L-1.25 0z',
  FWD: 'M0 -1.2L1.2 1H-1.2z',
};

interface ShapeProps {
  position: Position;
  colour: string;
  filled: boolean;
}

/** Hollow shapes get a darker outline: pale colours would be invisible on the light background. */
function Shape({ position, colour, filled }: ShapeProps) {
  const { text } = palettes[useScheme().scheme];
  return (
    <path
      d={outlines[position]}
      vectorEffect="non-scaling-stroke"
      style={{
        fill: filled ? colour : 'transparent',
        stroke: filled ? text.primary : `color-mix(in srgb, ${colour} 55%, ${text.primary})`,
        strokeWidth: 1.25,
      }}
    />
  );
}

function Marker({ seriesId, x, y, size, color }: ScatterMarkerProps) {
  const [position = '', whose] = String(seriesId).split(' ');
  if (!isPosition(position)) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Shape position={position} colour={color} filled={whose === 'mine'} />
    </g>
  );
}

const legend = [
  ...positions.map((position) => ({
    label: positionNames[position],
    mark: (
      <svg width={14} height={14} viewBox="-1.5 -1.5 3 3" aria-hidden>
        <Shape position={position} colour={positionColours[position].bg} filled={false} />
      </svg>
    ),
  })),
  { label: 'Filled: yours' },
];
