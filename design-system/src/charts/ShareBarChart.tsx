import { Box } from '../components/base/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatDec1 } from '@touchline/shared/format';
import { ChartLegend } from './ChartLegend';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { useScheme } from '../theme/scheme';
import { isPartHatched, partColour } from '../theme/partFill';
import { Hatch, HatchMark } from './Hatch';
import { namesWidth, useChartStyle } from './useChartStyle';
import { useId } from 'react';

export interface ShareRow {
  key: string | number;
  label: string;
  mine?: boolean;
  /** One per part, in the same order. */
  values: readonly number[];
}

interface ShareBarChartProps extends ChartFrameProps {
  /** Names of a bar's parts: "Line-up", "Bench". */
  parts: readonly string[];
  rows: readonly ShareRow[];
  /** Scales each bar to the full width: percentages. */
  whole?: boolean;
  /** Heading of the first column of the table. */
  nameLabel?: string;
}

/** Stacked horizontal bars: ownership by role, points by position, points by category. */
export function ShareBarChart(props: ShareBarChartProps) {
  const { title, summary, loading, empty, parts, rows, nameLabel = 'Name' } = props;
  const table = {
    columns: [nameLabel, ...parts],
    rows: rows.map(({ key, label, mine, values }) => ({ key, mine, cells: [label, ...values.map(plain)] })),
  };
  return (
    <ChartFrame title={title} summary={summary} loading={loading} empty={empty} table={table}>
      <ShareBars {...props} />
      <PartLegend parts={parts} />
    </ChartFrame>
  );
}

const plain = (value: number) => (Number.isInteger(value) ? String(value) : formatDec1(value));

function ShareBars({ parts, rows, whole = false }: ShareBarChartProps) {
  const style = useChartStyle();
  const { scheme } = useScheme();
  const hatch = useId();
  return (
    <BarChart
      {...style.common}
      // A gap in the background colour: some pairs of colours have the same brightness.
      sx={[
        style.common.sx,
        { '& .MuiBarElement-root': { stroke: style.palette.background.default, strokeWidth: 1 } },
      ]}
      layout="horizontal"
      height={style.scaled(rows.length * 30 + 34)}
      grid={{ vertical: true }}
      margin={{ top: 4, left: 0, right: 28, bottom: 0 }}
      xAxis={[
        {
          ...style.axis,
          height: style.scaled(26),
          ...(whole && { max: 100, valueFormatter: (value: number) => `${value}%` }),
        },
      ]}
      yAxis={[
        {
          ...style.axis,
          scaleType: 'band',
          data: rows.map(({ label, mine }) => (mine ? `▸ ${label}` : label)),
          width: namesWidth(
            rows.map(({ label }) => label),
            style.scaled,
          ),
          categoryGapRatio: 0.3,
        },
      ]}
      series={parts.map((label, at) => ({
        id: label,
        label,
        stack: 'all',
        stackOffset: 'diverging' as const,
        color: isPartHatched(at) ? `url(#${hatch}-${at})` : partColour(scheme, at),
        data: rows.map(({ values }) => shareOf(values, at, whole)),
        valueFormatter: (value) => (value === null ? '' : plain(value) + (whole ? '%' : '')),
      }))}
    >
      {parts.map(
        (label, at) =>
          isPartHatched(at) && <Hatch key={label} id={`${hatch}-${at}`} lines={partColour(scheme, at)} />,
      )}
    </BarChart>
  );
}

function shareOf(values: readonly number[], at: number, whole: boolean): number {
  const value = values[at] ?? 0;
  if (!whole) return value;
  const sum = values.reduce((total, one) => total + one, 0);
  return sum === 0 ? 0 : (value / sum) * 100;
}

function PartLegend({ parts }: { parts: readonly string[] }) {
  const { scheme } = useScheme();
  const mark = (at: number) =>
    isPartHatched(at) ? (
      <HatchMark lines={partColour(scheme, at)} />
    ) : (
      <Box
        component="span"
        aria-hidden
        sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: partColour(scheme, at) }}
      />
    );
  return <ChartLegend entries={parts.map((label, at) => ({ label, mark: mark(at) }))} />;
}
