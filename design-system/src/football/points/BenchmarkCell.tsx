import Box from '@mui/material/Box';
import { benchmarkPercentage, type Benchmark } from '@touchline/shared/domain';
import {
  formatCost,
  formatDec1,
  formatPercent,
  formatPoints,
  formatRank,
  noValue,
} from '@touchline/shared/format';
import { benchmarkColours } from './scaleColours';

interface BenchmarkCellProps {
  value: number | null | undefined;
  /** The range it is judged in: `findBenchmark('form')`, or one of your own. */
  benchmark: Pick<Benchmark, 'min' | 'max' | 'is_lower_better' | 'format'> & Partial<Benchmark>;
}

const formats = {
  integer: formatPoints,
  percent: formatPercent,
  cost: formatCost,
  dec1: formatDec1,
  rank: formatRank,
} as const;

/** A value on the ramp of its benchmark. */
export function BenchmarkCell({ value, benchmark }: BenchmarkCellProps) {
  if (value == null) return <span>{noValue}</span>;
  const percentage = benchmarkPercentage(value, { key: '', label: '', ...benchmark });
  const light = benchmarkColours(percentage, 'light');
  const dark = benchmarkColours(percentage, 'dark');
  return (
    <Box
      component="span"
      sx={[
        scaleCell,
        { bgcolor: light.bg, color: light.text },
        (theme) => theme.applyStyles('dark', { backgroundColor: dark.bg, color: dark.text }),
      ]}
    >
      {formats[benchmark.format](value)}
    </Box>
  );
}

/** The box of a coloured value in a table. */
export const scaleCell = {
  display: 'inline-flex',
  justifyContent: 'center',
  alignItems: 'center',
  minWidth: 48,
  height: 24,
  px: 1.5,
  borderRadius: 0.6,
  boxShadow: (theme: { vars: { palette: { cell: { outline: string } } } }) =>
    `inset 0 0 0 1px ${theme.vars.palette.cell.outline}`,
  typography: 'table',
  fontWeight: 600,
} as const;
