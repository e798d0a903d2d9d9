import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShareBarChart } from './ShareBarChart';

const meta = {
  title: 'Charts/ShareBarChart',
  component: ShareBarChart,
  args: {
    title: 'Who owns them',
    summary: 'Haaland is owned by all ten rivals, nine of them start him.',
    parts: ['Line-up', 'Bench'],
    nameLabel: 'Player',
    rows: [
      { key: 1, label: 'Haaland', mine: true, values: [9, 1] },
      { key: 2, label: 'Alexander-Arnold', values: [4, 2] },
      { key: 3, label: 'Ødegaard', values: [0, 0] },
    ],
    whole: true,
  },
} satisfies Meta<typeof ShareBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnershipShares: Story = {};
export const PointsByCategory: Story = {
  args: {
    title: 'Points by category',
    summary: 'Arsenal took 54 points, half of them by goals.',
    parts: ['Goals', 'Assists', 'Minutes', 'Bonus', 'Clean sheets', 'Conceded'],
    nameLabel: undefined,
    rows: [
      { key: 'ars', label: 'Arsenal', values: [15, 9, 22, 6, 4, -2] },
      { key: 'mci', label: 'Manchester City', values: [8, 6, 22, 0, 0, -1] },
    ],
    whole: false,
  },
};
