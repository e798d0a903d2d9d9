import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { TeamBarChart } from './TeamBarChart';

const meta = {
  title: 'Charts/TeamBarChart',
  component: TeamBarChart,
  args: {
    title: 'This gameweek',
    summary: 'You have 71 net points, third of four.',
    bars: [
      { key: 1, label: 'Moyes Will Be Moyes', points: 82, projected: 3 },
      { key: 2, label: 'Kane You Believe It', points: 74 },
      { key: 3, label: 'You', points: 71, projected: 5, mine: true },
      { key: 4, label: 'Wolverhampton Wander', points: 38 },
    ],
  },
} satisfies Meta<typeof TeamBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TeamsThisGameweek: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Provisional bonus')).toBeVisible();
  },
};
