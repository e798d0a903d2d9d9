import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { chanceLine } from '@touchline/shared/domain';
import { ChanceChart, ChanceChartSkeleton } from './ChanceChart';
import { RetryBanner } from './RetryBanner';

const times = ['2024-02-10T12:30:00Z', '2024-02-10T14:10:00Z', '2024-02-10T16:52:00Z'];

const meta = {
  title: 'Football/Chances',
  component: ChanceChart,
  args: { line: chanceLine(times, [0.3, 0.17, 0.41]), what: 'Chance to finish first', isFinal: false },
} satisfies Meta<typeof ChanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Final: Story = { args: { isFinal: true } };
export const WithItsName: Story = { args: { namesChance: true } };
export const OneMoment: Story = { args: { line: chanceLine(times, [0.3]) } };
export const NoLine: Story = { args: { line: [] } };
export const Loading: Story = { render: () => <ChanceChartSkeleton /> };
export const Failed: Story = {
  render: () => (
    <RetryBanner failure={{ kind: 'offline' }} what="how your chances moved" onRetry={() => undefined} />
  ),
};
