import { Box } from '../components/base/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { formatDec1 } from '@touchline/shared/format';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { useChartStyle } from './useChartStyle';

export interface RadarAxis {
  label: string;
  max: number;
}

export interface RadarSubject {
  key: string | number;
  label: string;
  mine?: boolean;
  /** One per axis. */
  values: readonly number[];
}

interface PlayerRadarProps extends ChartFrameProps {
  axes: readonly RadarAxis[];
  /** Up to three, otherwise the shapes hide each other. */
  subjects: readonly RadarSubject[];
}

/** A few footballers or clubs on several axes. */
export function PlayerRadar({ axes, subjects, ...frame }: PlayerRadarProps) {
  const table = {
    columns: ['Measure', ...subjects.map(({ label }) => label)],
    rows:
      subjects.length === 0
        ? []
        : axes.map(({ label }, at) => ({
            key: label,
            cells: [label, ...subjects.map(({ values }) => formatDec1(values[at]))],
          })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Shapes axes={axes} subjects={subjects} />
    </ChartFrame>
  );
}

/** A colour of its own for each: the reader's first, then the others in order, of whom two can be the reader's too. */
export function radarColours(
  subjects: readonly Pick<RadarSubject, 'mine'>[],
  lines: readonly string[],
): string[] {
  const [you = '', ...others] = lines;
  const firstOwn = subjects.findIndex(({ mine }) => mine);
  let used = 0;
  return subjects.map((_, at) => (at === firstOwn ? you : (others[used++ % others.length] ?? you)));
}

function Shapes({ axes, subjects }: Pick<PlayerRadarProps, 'axes' | 'subjects'>) {
  const style = useChartStyle();
  const { grid: _, ...common } = style.common;
  const colours = radarColours(subjects, style.lines);
  const colourOf = (at: number) => colours[at];
  return (
    <>
      <RadarChart
        {...common}
        radar={{ metrics: axes.map(({ label, max }) => ({ name: label, min: 0, max })) }}
        series={subjects.map((subject, at) => ({
          id: String(subject.key),
          label: subject.label,
          data: [...subject.values],
          color: colourOf(at),
          fillArea: true,
          valueFormatter: (value: number) => formatDec1(value),
        }))}
      />
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, p: 0, listStyle: 'none', fontSize: '0.75rem' }}
      >
        {subjects.map((subject, at) => (
          <Box component="li" key={subject.key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box
              component="span"
              aria-hidden
              sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colourOf(at) }}
            />
            {subject.label}
          </Box>
        ))}
      </Box>
    </>
  );
}
