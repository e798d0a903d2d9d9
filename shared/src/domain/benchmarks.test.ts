import { benchmarkPercentage, benchmarks, findBenchmark } from './benchmarks';

const percentage = (key: string, value: number) => {
  const benchmark = findBenchmark(key);
  return benchmark === undefined ? undefined : benchmarkPercentage(value, benchmark);
};

describe('benchmark ranges', () => {
  it.each([
    ['total_points', 15, 40],
    ['selected_by', 0, 100],
    ['cost', 4, 12],
    ['form', 4, 10],
    ['ep_next', 3, 10],
    ['strength_attack_home', 1100, 1500],
    ['strength_overall_away', 1100, 1500],
    ['summary_overall_points', 100, 200],
    ['summary_event_points', 60, 120],
    ['top_250_vice_captained', 0, 100],
  ])('"%s %d-%d", higher is better', (key, min, max) => {
    expect([percentage(key, min), percentage(key, (min + max) / 2), percentage(key, max)]).toEqual([
      0, 50, 100,
    ]);
  });
  it.each(['summary_overall_rank', 'summary_event_rank'])('"%s 1 to 1,200,000 (lower better)"', (key) => {
    expect([percentage(key, 1), percentage(key, 1_200_000), percentage(key, 9_000_000)]).toEqual([100, 0, 0]);
  });
  it('"a benchmark percentage is clamped to 0-100"', () => {
    expect([percentage('form', -1), percentage('form', 14.2)]).toEqual([0, 100]);
  });
});

it('has every ranking metric once: 5 of footballers, 6 strengths, 4 of managers, 20 of the elite', () => {
  expect(benchmarks).toHaveLength(35);
  expect(new Set(benchmarks.map(({ key }) => key)).size).toBe(35);
  expect(findBenchmark('top_250_captained')?.label).toBe('Captained top 250');
  expect(findBenchmark('defensive_contribution')).toBeUndefined();
});
