import { Box } from '../components/base/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatCount, formatGameweekShort } from '@touchline/shared/format';
import { useState } from 'react';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { EndLabels, endLabelsWidth, type EndLabel } from './EndLabels';
import { dashOf, useChartStyle } from './useChartStyle';

export interface TeamLine {
  key: string | number;
  label: string;
  mine?: boolean;
  /** One per gameweek; gaps are not bridged. */
  values: readonly (number | null)[];
}

interface TeamLineChartProps extends ChartFrameProps {
  gameweeks: readonly number[];
  /** Up to ten. */
  lines: readonly TeamLine[];
  /** For ranks: the lowest value is on top. */
  reversed?: boolean;
  format?: (value: number | null) => string;
  /** Heading of the first column of the table. */
  nameLabel?: string;
  /** A value holds until the next one, as for prices. */
  steps?: boolean;
}

/** Teams over gameweeks; the user's line is thick and yellow. */
export function TeamLineChart(props: TeamLineChartProps) {
  const {
    title,
    summary,
    loading,
    empty,
    gameweeks,
    lines,
    format = formatCount,
    nameLabel = 'Team',
  } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string | number>>(new Set());
  const table = {
    columns: [nameLabel, ...gameweeks.map(formatGameweekShort)],
    rows: lines.every(({ values }) => values.every((value) => value === null))
      ? []
      : lines.map(({ key, label, mine, values }) => ({ key, mine, cells: [label, ...values.map(format)] })),
  };
  const toggle = (key: string | number) => setHidden((before) => without(before, key));
  return (
    <ChartFrame title={title} summary={summary} loading={loading} empty={empty} table={table}>
      <Lines {...props} hidden={hidden} />
      {lines.length > 1 && <LineLegend lines={lines} hidden={hidden} onToggle={toggle} />}
    </ChartFrame>
  );
}

function without(before: ReadonlySet<string | number>, key: string | number) {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
}

type Hidden = ReadonlySet<string | number>;

/** The user's line has the first colour; the others cycle through the rest. */
function strokesOf(lines: readonly TeamLine[], colours: readonly string[]) {
  let other = 0;
  return lines.map(({ mine }) => {
    if (mine) return { colour: colours[0], dash: undefined };
    const at = other++;
    const rest = colours.length - 1;
    return { colour: colours[1 + (at % rest)], dash: dashOf(at, rest) };
  });
}

function Lines({
  gameweeks,
  lines,
  reversed = false,
  format = formatCount,
  steps = false,
  hidden,
}: TeamLineChartProps & { hidden: Hidden }) {
  const style = useChartStyle();
  const strokes = strokesOf(lines, style.lines);
  const series = lines.map(({ key, label, values }, at) => ({
    id: String(key),
    label,
    data: [...values],
    color: strokes[at]?.colour,
    showMark: gameweeks.length === 1 || ('end' as const),
    curve: steps ? ('stepAfter' as const) : ('linear' as const),
    valueFormatter: format,
  }));
  return (
    <LineChart
      {...style.common}
      sx={[style.common.sx, lineStyles(lines, strokes)]}
      margin={{
        top: 12,
        left: 0,
        right: style.roomy && lines.length > 1 ? style.scaled(endLabelsWidth) : 20,
        bottom: 0,
      }}
      xAxis={[
        {
          ...style.axis,
          scaleType: 'point',
          data: [...gameweeks],
          valueFormatter: formatGameweekShort,
          height: style.scaled(26),
        },
      ]}
      yAxis={[
        {
          ...style.axis,
          width: style.scaled(48),
          reverse: reversed,
          valueFormatter: (value: number) => format(value),
        },
      ]}
      series={series.filter((_, at) => !hidden.has(lines[at]?.key ?? ''))}
    >
      {style.roomy && lines.length > 1 && <EndLabels labels={endLabels(lines, hidden)} />}
    </LineChart>
  );
}

const endLabels = (lines: readonly TeamLine[], hidden: Hidden): EndLabel[] =>
  lines.flatMap(({ key, label, mine, values }) =>
    hidden.has(key) ? [] : [{ key, label, mine, value: values.at(-1) ?? null }],
  );

function lineStyles(lines: readonly TeamLine[], strokes: readonly { dash?: string }[]) {
  const rules = lines.map(({ key, mine }, at) => [
    `& .MuiLineChart-line[data-series="${String(key)}"]`,
    { strokeWidth: mine ? 3.5 : 2, strokeDasharray: strokes[at]?.dash ?? 'none' },
  ]);
  return Object.fromEntries(rules) as Record<string, { strokeWidth: number; strokeDasharray: string }>;
}

/** Columns, whose number does not depend on the width of the names: it is the same before the font has come. */
const legendColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  columnGap: 3,
  rowGap: 1,
  mt: 2,
};

interface LineLegendProps {
  lines: readonly TeamLine[];
  hidden: Hidden;
  onToggle: (key: string | number) => void;
}

/** Legend of the lines; a click hides or shows one. */
function LineLegend({ lines, hidden, onToggle }: LineLegendProps) {
  const style = useChartStyle();
  const strokes = strokesOf(lines, style.lines);
  return (
    <Box sx={legendColumns}>
      {lines.map(({ key, label, mine }, at) => (
        <Box
          component="button"
          type="button"
          key={key}
          aria-pressed={!hidden.has(key)}
          onClick={() => onToggle(key)}
          sx={{
            all: 'unset',
            cursor: 'pointer',
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 28,
            '@media (pointer: coarse)': { minHeight: 44 },
            fontSize: '0.75rem',
            fontWeight: mine ? 700 : 400,
            textDecoration: hidden.has(key) ? 'line-through' : 'none',
            '&:focus-visible': { outline: '2px solid', outlineColor: 'focus.main', outlineOffset: '2px' },
          }}
        >
          <svg width="22" height="8" aria-hidden>
            <path
              d="M0 4H22"
              stroke={strokes[at]?.colour}
              strokeWidth={mine ? 3.5 : 2}
              strokeDasharray={strokes[at]?.dash}
            />
          </svg>
          {label}
        </Box>
      ))}
    </Box>
  );
}
