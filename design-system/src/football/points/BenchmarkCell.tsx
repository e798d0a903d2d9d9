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
import { ScaleCell } from './ScaleCell';

interface BenchmarkCellProps {
  value: number | null | undefined;
  /** The range for the colour: `findBenchmark('form')`, or a custom one. */
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
  return (
    <ScaleCell light={benchmarkColours(percentage, 'light')} dark={benchmarkColours(percentage, 'dark')}>
      {formats[benchmark.format](value)}
    </ScaleCell>
  );
}
