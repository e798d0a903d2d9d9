import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../../components/base/Box';
import { findBenchmark } from '@touchline/shared/domain';
import type { ReactNode } from 'react';
import { BenchmarkCell } from './BenchmarkCell';
import { PointsPill } from './PointsPill';
import { TintCell } from './TintCell';

const meta = {
  title: 'Football/Points and scales',
  component: PointsPill,
  args: { value: 13 },
} satisfies Meta<typeof PointsPill>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (children: ReactNode) => <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{children}</Box>;

export const FourteenClasses: Story = {
  render: () =>
    row(
      [-3, -1, 0, 2, 3, 6, 8, 9, 12, 13, 15, 17, 20, 23].map((value) => (
        <PointsPill key={value} value={value} />
      )),
    ),
};
export const NotYetPlayed: Story = { args: { value: null } };
export const FixtureNotYetStarted: Story = { args: { value: null, of: 'fixture' } };
export const ProvisionalBonus: Story = { args: { value: 8, provisional: true } };
export const PlayingNow: Story = { args: { value: 2, live: true } };

const form = { min: 0, max: 100, is_lower_better: false, format: 'percent' } as const;
export const BenchmarkRamp: Story = {
  render: () =>
    row(
      [0, 20, 49, 50, 51, 80, 100, 140].map((value) => (
        <BenchmarkCell key={value} value={value} benchmark={form} />
      )),
    ),
};
export const BenchmarkOfRanks: Story = {
  render: () => {
    const rank = findBenchmark('summary_overall_rank');
    return row(
      rank &&
        [1, 400_000, 1_200_000, 11_000_000, null].map((value) => (
          <BenchmarkCell key={value} value={value} benchmark={rank} />
        )),
    );
  },
};
const benchmarks = {
  footballer_transfers_balance_event_pos: 300_000,
  footballer_transfers_balance_event_neg: -300_000,
};
export const Tints: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {row([3.9, 6.5, 8.6, 14.2, null].map((value) => <TintCell key={value} kind="cost" value={value} />))}
      {row([0, 12, 61, 90].map((value) => <TintCell key={value} kind="minutes" value={value} />))}
      {row(
        [0, 1, 2, 3].map((value) => (
          <TintCell key={value} kind="bonus" value={value} provisional={value === 2} />
        )),
      )}
      {row(
        [-1_200_000, -90_000, 0, 60_000, 214_000].map((value) => (
          <TintCell key={value} kind="transfers" value={value} benchmarks={benchmarks} />
        )),
      )}
    </Box>
  ),
};
