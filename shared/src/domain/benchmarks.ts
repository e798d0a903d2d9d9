import type { Percent } from './units';
import { clamp } from './scales';
import { eliteTiers, type EliteTier } from './ownership';

export type BenchmarkFormat = 'integer' | 'percent' | 'cost' | 'dec1' | 'rank';

/** The value range of a ranking metric. */
export interface Benchmark {
  key: string;
  label: string;
  min: number;
  max: number;
  is_lower_better: boolean;
  format: BenchmarkFormat;
}

export const eliteMeasures = ['selected', 'captained', 'vice_captained', 'lineup', 'bench'] as const;
export type EliteMeasure = (typeof eliteMeasures)[number];

const measureLabels: Record<EliteMeasure, string> = {
  selected: 'Selected',
  captained: 'Captained',
  vice_captained: 'Vice-captained',
  lineup: 'In lineup',
  bench: 'On bench',
};

/** `top_250_captained`. */
export function eliteMetricKey(tier: EliteTier, measure: EliteMeasure): string {
  return `top_${tier}_${measure}`;
}

function higherBetter(
  key: string,
  label: string,
  range: [number, number],
  format: BenchmarkFormat,
): Benchmark {
  return { key, label, min: range[0], max: range[1], is_lower_better: false, format };
}

function lowerBetter(key: string, label: string, range: [number, number]): Benchmark {
  return { key, label, min: range[0], max: range[1], is_lower_better: true, format: 'rank' };
}

const strengths = ['overall', 'attack', 'defence'].flatMap((part) =>
  ['home', 'away'].map((venue) =>
    higherBetter(`strength_${part}_${venue}`, `Strength, ${part} ${venue}`, [1100, 1500], 'integer'),
  ),
);

const elite = eliteTiers.flatMap((tier) =>
  eliteMeasures.map((measure) =>
    higherBetter(eliteMetricKey(tier, measure), `${measureLabels[measure]} top ${tier}`, [0, 100], 'percent'),
  ),
);

/** The ranking metrics with their ranges. Source: specification, section 9, "Benchmark ranges". */
export const benchmarks: readonly Benchmark[] = [
  higherBetter('total_points', 'Total points', [15, 40], 'integer'),
  higherBetter('selected_by', 'Selected by', [0, 100], 'percent'),
  higherBetter('cost', 'Cost', [4, 12], 'cost'),
  higherBetter('form', 'Form', [4, 10], 'dec1'),
  higherBetter('ep_next', 'EP next GW', [3, 10], 'dec1'),
  ...strengths,
  higherBetter('summary_overall_points', 'Total points', [100, 200], 'integer'),
  lowerBetter('summary_overall_rank', 'Overall rank', [1, 1_200_000]),
  higherBetter('summary_event_points', 'GW points', [60, 120], 'integer'),
  lowerBetter('summary_event_rank', 'GW rank', [1, 1_200_000]),
  ...elite,
];

/** The benchmark of a ranking metric, if any. */
export function findBenchmark(key: string): Benchmark | undefined {
  return benchmarks.find((benchmark) => benchmark.key === key);
}

/** Position of a value in its range, 0 to 100, 100 is the best. */
export function benchmarkPercentage(value: number, { min, max, is_lower_better }: Benchmark): Percent {
  const share = clamp(((value - min) / (max - min)) * 100, 0, 100);
  return is_lower_better ? 100 - share : share;
}
