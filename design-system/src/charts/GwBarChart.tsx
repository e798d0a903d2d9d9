import { BarChart } from '@mui/x-charts/BarChart';
import { chipName } from '@touchline/shared/domain';
import { formatDec1, formatGameweekShort, formatPoints } from '@touchline/shared/format';
import { useId } from 'react';
import { pointsColours } from '../football/points/scaleColours';
import { averageEntry, AverageLine } from './AverageLine';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { ChartLegend } from './ChartLegend';
import { ChipLabels } from './ChipLabels';
import type { GameweekBar } from './gameweekBar';
import { Hatch, HatchMark } from './Hatch';
import { useChartStyle } from './useChartStyle';

interface GwBarChartProps extends Omit<ChartFrameProps, 'summary'> {
  bars: readonly GameweekBar[];
  /** `class`: each bar in the colour of its points; `you`: all bars in the user's yellow. */
  colours?: 'class' | 'you';
  /** The gameweek that is open elsewhere on the page. */
  selected?: number;
  onSelect?: (gameweek: number) => void;
  /** Replaces the default summary. */
  summary?: string;
}

/** Maximum number of gameweek labels below the bars: more do not fit on a phone. */
const mostLabels = 8;

/** Points between two grid lines. */
const gridStep = 20;

/** Points by gameweek. */
export function GwBarChart(props: GwBarChartProps) {
  const { bars, title, summary = describe(bars), loading, empty } = props;
  return (
    <ChartFrame title={title} summary={summary} loading={loading} empty={empty} table={tableOf(bars)}>
      <Bars {...props} />
      <Legend bars={bars} />
    </ChartFrame>
  );
}

function Bars({ bars, colours = 'you', selected, onSelect }: GwBarChartProps) {
  const style = useChartStyle();
  const hatch = useId();
  const colourAt = (value: number | null, at: number) => {
    if (bars[at]?.gameweek === selected) return style.you;
    if (colours === 'class') return pointsColours(value ?? 0).bg;
    return selected === undefined ? style.you : style.others;
  };
  const press = (at: number | undefined) => {
    const bar = at === undefined ? undefined : bars[at];
    if (bar) onSelect?.(bar.gameweek);
  };
  return (
    <BarChart
      {...style.common}
      sx={[style.common.sx, style.youOutline]}
      borderRadius={style.barRadius}
      margin={{ top: 24, left: 0, right: 4, bottom: 0 }}
      xAxis={[
        {
          ...style.axis,
          scaleType: 'band',
          data: bars.map(({ gameweek }) => gameweek),
          categoryGapRatio: Math.max(0.3, 1 - bars.length / 12),
          valueFormatter: formatGameweekShort,
          // By count rather than measured text: measuring before the font has loaded gives another result.
          tickLabelInterval: (_, place) => place % Math.ceil(style.scaled(bars.length / mostLabels)) === 0,
          height: style.scaled(26),
        },
      ]}
      yAxis={[{ ...style.axis, width: style.scaled(34), ...roomFor(bars) }]}
      series={[
        {
          id: 'points',
          label: 'Points',
          stack: 'all',
          data: bars.map(({ points }) => points),
          color: style.you,
          colorGetter: ({ value, dataIndex }) => colourAt(value, dataIndex),
          valueFormatter: (value) => formatPoints(value),
        },
        {
          id: 'hits',
          label: paid,
          stack: 'all',
          data: bars.map(({ hit }) => hit ?? 0),
          color: `url(#${hatch})`,
          valueFormatter: (value) => (value ? formatPoints(value) : null),
        },
      ]}
      onAxisClick={onSelect ? (_, axis) => press(axis?.dataIndex) : undefined}
    >
      <Hatch id={hatch} lines={style.palette.error.main} />
      <AverageLine
        gameweeks={bars.map(({ gameweek }) => gameweek)}
        averages={bars.map(({ average }) => average)}
      />
      <ChipLabels bars={bars} />
    </BarChart>
  );
}

/** Legend of everything besides the bars, if present. */
function Legend({ bars }: { bars: readonly GameweekBar[] }) {
  const { palette } = useChartStyle();
  const entries = [
    ...(bars.some(({ hit }) => hit) ? [{ label: paid, mark: <HatchMark lines={palette.error.main} /> }] : []),
    ...(hasAverage(bars) ? [averageEntry] : []),
  ];
  return entries.length > 0 && <ChartLegend entries={entries} />;
}

const paid = 'Paid for transfers';

const hasAverage = (bars: readonly GameweekBar[]) => bars.some(({ average }) => average != null);

/**
 * The axis fits the bars by default; an average above the highest bar needs more room, up to the next grid
 * line.
 */
function roomFor(bars: readonly GameweekBar[]): { max?: number } {
  const highestBar = Math.max(...bars.map(({ points, hit = 0 }) => (points ?? 0) + hit));
  const highestMean = Math.max(...bars.map(({ average }) => average ?? 0));
  return highestMean > highestBar ? { max: Math.ceil(highestMean / gridStep) * gridStep } : {};
}

function tableOf(bars: readonly GameweekBar[]) {
  const compares = hasAverage(bars);
  return {
    columns: ['Gameweek', 'Points', paid, 'Chip', ...(compares ? ['View average'] : [])],
    rows: bars.map(({ gameweek, points, hit, chip, average }) => ({
      key: gameweek,
      cells: [
        formatGameweekShort(gameweek),
        formatPoints(points),
        formatPoints(hit ?? 0),
        chip ? chipName(chip) : '',
        ...(compares ? [formatDec1(average)] : []),
      ],
    })),
  };
}

function describe(bars: readonly GameweekBar[]): string {
  const played = bars.filter(
    (bar): bar is GameweekBar & { points: number } => bar.points !== null && !bar.running,
  );
  const [first] = played;
  if (!first) return 'No gameweek is finished yet.';
  const best = played.reduce((one, other) => (other.points > one.points ? other : one), first);
  // Of equal ones the later, as in the key figures of a season.
  const worst = played.reduce((one, other) => (other.points <= one.points ? other : one), first);
  const mean = played.reduce((sum, { points }) => sum + points, 0) / played.length;
  return `${played.length} finished ${played.length === 1 ? 'gameweek' : 'gameweeks'}, ${mean.toFixed(1)} points on average; best gameweek ${best.gameweek} with ${best.points}, worst gameweek ${worst.gameweek} with ${worst.points}.`;
}
